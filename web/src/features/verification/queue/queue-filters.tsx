import { FACT_GROUPS } from '@faircourt/contracts/vocabulary';
import { SlidersHorizontal } from 'lucide-react';
import { useId, useState } from 'react';
import { useFormat } from '../../../i18n/use-format.ts';
import { useText } from '../../../i18n/use-text.ts';
import { Button } from '../../../ui/button.tsx';
import { cn } from '../../../ui/class-names.ts';
import { Checkbox } from '../../../ui/checkbox.tsx';
import { Field } from '../../../ui/field.tsx';
import { Select } from '../../../ui/input.tsx';
import { countFilters, hasFilters, type QueueView } from './queue-view.ts';

type QueueFiltersProps = {
  view: QueueView;
  countries: readonly string[];
  onChange: (view: QueueView) => void;
};

/** On a phone behind one button that says how many are set. */
export function QueueFilters(props: QueueFiltersProps) {
  const t = useText();
  const id = useId();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <div className="flex min-w-0 flex-col gap-3 max-sm:w-full">
      <Button
        variant="secondary"
        icon={<SlidersHorizontal aria-hidden />}
        aria-expanded={isOpen}
        aria-controls={id}
        className="self-start sm:hidden"
        onClick={() => setIsOpen(!isOpen)}
      >
        {t('queue.filter.open', { count: countFilters(props.view) })}
      </Button>
      <div
        id={id}
        className={cn(
          'flex min-w-0 flex-wrap items-end gap-x-4 gap-y-3 max-sm:w-full',
          !isOpen && 'max-sm:hidden',
        )}
      >
        <FilterFields {...props} />
      </div>
    </div>
  );
}

/** Each takes effect at once, and the address keeps it. */
function FilterFields({ view, countries, onChange }: QueueFiltersProps) {
  const t = useText();
  const format = useFormat();
  // A country that was bookmarked stays to be seen, even where nothing of it is in one's regions.
  const choices = [...new Set([...countries, ...(view.country ? [view.country] : [])])]
    .map((code) => ({ code, name: format.country(code) }))
    .toSorted((a, b) => a.name.localeCompare(b.name));
  return (
    <>
      <Field label={t('queue.filter.facts')} className="w-56 max-sm:w-full">
        <Select
          value={view.factGroup ?? ''}
          onChange={({ target }) =>
            onChange({ ...view, factGroup: FACT_GROUPS.find((group) => group === target.value) ?? null })
          }
        >
          <option value="">{t('queue.filter.every')}</option>
          {FACT_GROUPS.map((group) => (
            <option key={group} value={group}>
              {t(`facts.${group}`)}
            </option>
          ))}
        </Select>
      </Field>
      {/* Also before the countries are known, and for one alone: nothing beside it moves. */}
      <Field label={t('queue.filter.country')} className="w-56 max-sm:w-full">
        <Select
          value={view.country ?? ''}
          onChange={({ target }) => onChange({ ...view, country: target.value || null })}
        >
          <option value="">{t('queue.filter.every_country')}</option>
          {choices.map(({ code, name }) => (
            <option key={code} value={code}>
              {name}
            </option>
          ))}
        </Select>
      </Field>
      {view.part === 'open' && (
        <Checkbox
          label={t('queue.filter.unclaimed')}
          checked={view.isUnclaimed}
          onChange={({ target }) => onChange({ ...view, isUnclaimed: target.checked })}
          className="min-h-11 items-center"
        />
      )}
      {hasFilters(view) && (
        <Button
          variant="ghost"
          onClick={() => onChange({ part: view.part, factGroup: null, country: null, isUnclaimed: false })}
        >
          {t('queue.filter.clear')}
        </Button>
      )}
    </>
  );
}
