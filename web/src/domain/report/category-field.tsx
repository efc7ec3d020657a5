import { REPORT_CATEGORIES, type ReportCategory } from '@faircourt/contracts/vocabulary';
import { useText } from '../../i18n/use-text.ts';
import { Field } from '../../ui/field.tsx';
import { Select } from '../../ui/input.tsx';

type CategoryFieldProps = {
  value: ReportCategory | '';
  onChange: (value: ReportCategory) => void;
  isMissing: boolean;
  /** A child-safety report keeps a coach and an athlete apart until somebody has looked. */
  pausesContact: boolean;
};

export function CategoryField({ value, onChange, isMissing, pausesContact }: CategoryFieldProps) {
  const t = useText();
  return (
    <Field
      label={t('report.category')}
      isRequired
      error={isMissing ? t('report.category.missing') : undefined}
      hint={pausesContact && value === 'child_safety' ? t('report.pauses') : undefined}
    >
      <Select
        value={value}
        onChange={({ target }) => {
          const chosen = REPORT_CATEGORIES.find((category) => category === target.value);
          if (chosen) onChange(chosen);
        }}
      >
        <option value="" disabled>
          {t('report.category.choose')}
        </option>
        {REPORT_CATEGORIES.map((category) => (
          <option key={category} value={category}>
            {t(`report.category.${category}`)}
          </option>
        ))}
      </Select>
    </Field>
  );
}
