import { FACT_GROUPS } from '@faircourt/contracts/vocabulary';
import { useFormat } from '../../../i18n/use-format.ts';
import { useText } from '../../../i18n/use-text.ts';
import { Button } from '../../../ui/button.tsx';
import { Checkbox } from '../../../ui/checkbox.tsx';
import { Field } from '../../../ui/field.tsx';
import { Select } from '../../../ui/input.tsx';
import { hasFilters, type QueueView } from './queue-view.ts';

type QueueFiltersProps = {
  view: QueueView;
  countries: readonly string[];
  onChange: (view: QueueView) => void;
};

/** Each takes effect at once, and the address keeps it. */
export function QueueFilters({ view, countries, onChange }: QueueFiltersProps) {
  const t = useText();
  const format = useFormat();
  // A country that was bookmarked stays to be seen, even where nothing of it is in one's regions.
  const choices = [...new Set([...countries, ...(view.country ? [view.country] : [])])]
    .map((code) => ({ code, name: format.country(code) }))
    .toSorted((a, b) => a.name.localeCompare(b.name));
  return (
    <div className="flex min-w-0 flex-wrap items-end gap-x-4 gap-y-3 max-sm:w-full">
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
      {choices.length > 1 && (
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
      )}
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
    </div>
  );
}
