import { EVIDENCE_NOTE_MAX, METHOD_MAX } from '@faircourt/contracts/verification';
import type { Statement } from '@faircourt/contracts/verification';
import type { AthleteFactGroup } from '@faircourt/contracts/vocabulary';
import type { UseFormReturn } from 'react-hook-form';
import { describeFieldError } from '../../../api/field-errors.ts';
import type { Translate } from '../../../i18n/messages.ts';
import { useText } from '../../../i18n/use-text.ts';
import { Field } from '../../../ui/field.tsx';
import { Input, Textarea } from '../../../ui/input.tsx';
import { STATEMENT_FIELDS, type StatementField, type StatementValues } from './statement-values.ts';

export type StatementForm = UseFormReturn<StatementValues, unknown, Statement>;

type StatementFieldsProps = { form: StatementForm; group: AthleteFactGroup; today: string };

/** What helps for this group, and nothing else: a league's page tells nothing about a height. */
export function StatementFields({ form, group, today }: StatementFieldsProps) {
  const t = useText();
  const fields = STATEMENT_FIELDS[group];
  const errorOf = (field: StatementField) =>
    fieldText(field, form.getFieldState(field, form.formState).error?.message, t);
  return (
    <div className="grid items-start gap-x-5 gap-y-4 sm:grid-cols-2">
      {fields.map((field) => (
        <Field
          key={field}
          label={labelOf(field, group, t)}
          hint={field === 'on' ? undefined : t(`family_verification.${field}.hint`)}
          error={errorOf(field)}
          isOptional
          className={field === 'place' || field === 'on' ? '' : 'sm:col-span-2'}
        >
          <Control form={form} field={field} today={today} />
        </Field>
      ))}
    </div>
  );
}

function Control({ form, field, today }: { form: StatementForm; field: StatementField; today: string }) {
  const registration = form.register(field);
  if (field === 'note') return <Textarea rows={3} {...registration} />;
  if (field === 'on') return <Input type="date" max={today} {...registration} />;
  if (field === 'link') return <Input type="url" inputMode="url" autoComplete="off" {...registration} />;
  return <Input autoComplete="off" {...registration} />;
}

function labelOf(field: StatementField, group: AthleteFactGroup, t: Translate): string {
  if (field === 'link' && (group === 'season' || group === 'school'))
    return t(`family_verification.link.${group}`);
  return t(`family_verification.${field}`);
}

const LENGTHS: Partial<Record<StatementField, number>> = {
  method: METHOD_MAX,
  place: METHOD_MAX,
  note: EVIDENCE_NOTE_MAX,
};

function fieldText(field: StatementField, code: string | undefined, t: Translate): string | undefined {
  if (code === undefined) return undefined;
  if (field === 'note' && code === 'required') return t('family_verification.nothing_given');
  // A union answers for the address as a whole: it is neither empty nor an address.
  if (field === 'link') return t('field_error.web_address');
  if (field === 'on') return t(code === 'in_future' ? 'field_error.in_future' : 'field_error.date');
  const max = LENGTHS[field];
  if (code === 'too_big' && max !== undefined) return t('field_error.max_length', { max });
  return describeFieldError(code, t);
}
