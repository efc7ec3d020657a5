import type { VerificationItem } from '@faircourt/contracts/verification';
import { useEffect, useRef } from 'react';
import { describeFieldError } from '../../../api/field-errors.ts';
import { MEASURES, measureWords } from '../../../domain/measures.ts';
import type { Translate } from '../../../i18n/messages.ts';
import { useText } from '../../../i18n/use-text.ts';
import { useUnits } from '../../../i18n/use-units.ts';
import { Alert } from '../../../ui/alert.tsx';
import { Field } from '../../../ui/field.tsx';
import { Input } from '../../../ui/input.tsx';
import type { DecisionDraft } from './decision-draft.ts';
import { foundFields, foundTexts, readFound, type FoundField } from './found-values.ts';

type FoundFieldsProps = {
  item: VerificationItem;
  draft: DecisionDraft;
  onChange: (changed: Partial<DecisionDraft>) => void;
  isChecked: boolean;
  /** Somebody has just asked for them: they come into sight, above the button that sends them. */
  isShownNow: boolean;
};

/** The group's own fields, filled with the claim. Values are metric, as stored; directors who think in feet read those beside them. */
export function FoundFields({ item, draft, onChange, isChecked, isShownNow }: FoundFieldsProps) {
  const t = useText();
  const fields = useRef<HTMLFieldSetElement>(null);
  useEffect(() => {
    if (isShownNow) fields.current?.scrollIntoView({ block: 'nearest' });
  }, [isShownNow]);
  const inFeet = useImperialHint();
  const found = readFound(item.fact_group, item.claimed_values, draft.found);
  const asClaimed = foundTexts(item.fact_group, item.claimed_values);
  const codes = found.kind === 'refused' ? found.codes : {};
  return (
    <fieldset ref={fields} className="grid min-w-0 grid-cols-2 gap-x-4 gap-y-4">
      <legend className="sr-only">{t('item.other.values')}</legend>
      {foundFields(item.fact_group).map((field) => {
        const typed = draft.found[field.name] ?? asClaimed[field.name] ?? '';
        const code = codes[field.name];
        return (
          <Field
            key={field.name}
            label={t(field.label)}
            hint={inFeet(field.name, typed) ?? t('profile.limits', { min: field.min, max: field.max })}
            error={code && fieldText(field, code, t)}
          >
            <Input
              inputMode="decimal"
              autoComplete="off"
              value={typed}
              onChange={({ target }) => onChange({ found: { ...draft.found, [field.name]: target.value } })}
            />
          </Field>
        );
      })}
      {isChecked && found.kind === 'unchanged' && (
        <Alert kind="error" className="col-span-full">
          {t('item.other.unchanged')}
        </Alert>
      )}
    </fieldset>
  );
}

function fieldText({ min, max, step }: FoundField, code: string, t: Translate): string {
  if (code === 'too_small' || code === 'too_big') return t('field_error.range', { min, max });
  if (code === 'wrong_type') return t(step === 1 ? 'field_error.whole_number' : 'field_error.number');
  return describeFieldError(code, t);
}

function useImperialHint(): (name: string, typed: string) => string | null {
  const units = useUnits();
  return (name, typed) => {
    const measure = MEASURES.find((known) => known === name);
    const value = Number(typed.replace(',', '.'));
    if (units.system === 'metric' || !measure || !typed.trim() || !Number.isFinite(value)) return null;
    return measureWords(measure, value, units);
  };
}
