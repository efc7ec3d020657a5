import { LIMITS } from '@faircourt/contracts/limits';
import { DOMINANT_HANDS } from '@faircourt/contracts/vocabulary';
import { ChevronDown } from 'lucide-react';
import { useId, useState } from 'react';
import { useText } from '../../i18n/use-text.ts';
import { Button } from '../../ui/button.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import { cn } from '../../ui/class-names.ts';
import { Field } from '../../ui/field.tsx';
import { Input, Select } from '../../ui/input.tsx';
import { NumberInput, numberRegistration } from '../../ui/number-input.tsx';
import type { FilterFormReturn } from './filter-card.tsx';

/** Folded away until asked for, or until the address uses one of them. */
export function MoreFilters({ form, inUse }: { form: FilterFormReturn; inUse: number }) {
  const t = useText();
  const id = useId();
  const [isOpened, setIsOpened] = useState<boolean | null>(null);
  const isOpen = isOpened ?? inUse > 0;
  return (
    <div className="border-t border-line pt-4">
      <Button
        variant="ghost"
        size="sm"
        className="-ml-3"
        aria-expanded={isOpen}
        aria-controls={id}
        icon={<ChevronDown aria-hidden className={cn('transition-transform', isOpen && 'rotate-180')} />}
        onClick={() => setIsOpened(!isOpen)}
      >
        {t('search.more_filters', { count: inUse })}
      </Button>
      <div id={id} hidden={!isOpen} className="pt-3">
        <MoreFields form={form} />
      </div>
    </div>
  );
}

function MoreFields({ form }: { form: FilterFormReturn }) {
  const t = useText();
  return (
    <div className="grid gap-x-4 gap-y-5 sm:grid-cols-2 xl:grid-cols-4">
      <Field label={t('search.filters.name')} hint={t('search.filters.name_hint')}>
        <Input
          type="search"
          autoComplete="off"
          spellCheck={false}
          maxLength={LIMITS.nameMax}
          {...form.register('name')}
        />
      </Field>
      <Field
        label={t('search.filters.min_gpa')}
        hint={t('search.filters.min_gpa_hint')}
        error={form.formState.errors.min_gpa && t('search.error.range', LIMITS.gpa)}
      >
        <NumberInput
          min={LIMITS.gpa.min}
          max={LIMITS.gpa.max}
          step="0.01"
          {...numberRegistration(form.register('min_gpa'))}
        />
      </Field>
      <Field label={t('search.filters.hand')} hint={t('search.filters.hand_hint')}>
        <Select {...form.register('dominant_hand')}>
          <option value="">{t('search.filters.any_hand')}</option>
          {DOMINANT_HANDS.map((hand) => (
            <option key={hand} value={hand}>
              {t(`hand.${hand}`)}
            </option>
          ))}
        </Select>
      </Field>
      <Field label={t('search.filters.updated_since')}>
        <Input type="date" {...form.register('updated_since')} />
      </Field>
      <Checkbox
        label={t('search.filters.verified')}
        description={t('search.filters.verified_hint')}
        className="sm:col-span-1 xl:col-span-2"
        {...form.register('verified')}
      />
      <Checkbox
        label={t('search.filters.has_video')}
        description={t('search.filters.has_video_hint')}
        className="sm:col-span-1 xl:col-span-2"
        {...form.register('has_video')}
      />
    </div>
  );
}
