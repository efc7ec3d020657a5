import { FACT_GROUPS } from '@faircourt/contracts/vocabulary';
import { SlidersHorizontal } from 'lucide-react';
import { useId, useState } from 'react';
import { useText } from '../../../i18n/use-text.ts';
import { Button } from '../../../ui/button.tsx';
import { cn } from '../../../ui/class-names.ts';
import { Checkbox } from '../../../ui/checkbox.tsx';
import { CountrySelect } from '../../../ui/country-select.tsx';
import { Field } from '../../../ui/field.tsx';
import { Select } from '../../../ui/input.tsx';
import { countFilters, hasFilters, withoutFilters, type QueueView } from './queue-view.ts';

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
  // A country that was bookmarked stays to be seen, even where nothing of it is in one's regions.
  const choices = [...new Set([...countries, ...(view.country ? [view.country] : [])])];
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
        <CountrySelect
          none={t('queue.filter.every_country')}
          countries={choices}
          chosen={view.country ?? ''}
          value={view.country ?? ''}
          onChange={({ target }) => onChange({ ...view, country: target.value || null })}
        />
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
        <Button variant="ghost" onClick={() => onChange(withoutFilters(view))}>
          {t('queue.filter.clear')}
        </Button>
      )}
    </>
  );
}
