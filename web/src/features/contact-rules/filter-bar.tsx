import type { ContactRule } from '@faircourt/contracts/requests';
import { DIVISIONS, PROGRAMS } from '@faircourt/contracts/vocabulary';
import { useText } from '../../i18n/use-text.ts';
import { Checkbox } from '../../ui/checkbox.tsx';
import { Field } from '../../ui/field.tsx';
import { Select } from '../../ui/input.tsx';
import type { RuleFilter } from './rule-filter.ts';

type FilterBarProps = {
  rules: readonly ContactRule[];
  filter: RuleFilter;
  onChange: (filter: RuleFilter) => void;
};

export function FilterBar({ rules, filter, onChange }: FilterBarProps) {
  const t = useText();
  const years = [...new Set(rules.map(({ grad_year }) => grad_year))].toSorted((a, b) => a - b);
  const every = <option value="">{t('contact_rules.every')}</option>;
  return (
    <div className="flex flex-wrap items-end gap-x-4 gap-y-3">
      <Field label={t('contact_rules.division')} className="w-56 max-sm:w-full">
        <Select
          value={filter.division}
          onChange={(event) =>
            onChange({ ...filter, division: event.target.value as RuleFilter['division'] })
          }
        >
          {every}
          {DIVISIONS.map((division) => (
            <option key={division} value={division}>
              {t(`division.${division}`)}
            </option>
          ))}
        </Select>
      </Field>
      <Field label={t('contact_rules.program')} className="w-40 max-sm:w-full">
        <Select
          value={filter.program}
          onChange={(event) => onChange({ ...filter, program: event.target.value as RuleFilter['program'] })}
        >
          {every}
          {PROGRAMS.map((program) => (
            <option key={program} value={program}>
              {t(`program.${program}`)}
            </option>
          ))}
        </Select>
      </Field>
      <Field label={t('contact_rules.class')} className="w-32 max-sm:w-full">
        <Select
          value={filter.gradYear}
          onChange={(event) => onChange({ ...filter, gradYear: event.target.value })}
        >
          {every}
          {years.map((year) => (
            <option key={year} value={year}>
              {year}
            </option>
          ))}
        </Select>
      </Field>
      <Checkbox
        label={t('contact_rules.old_only')}
        checked={filter.isOldOnly}
        onChange={(event) => onChange({ ...filter, isOldOnly: event.target.checked })}
        className="min-h-11 items-center"
      />
    </div>
  );
}
