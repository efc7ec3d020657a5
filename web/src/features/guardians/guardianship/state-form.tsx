import {
  guardianStatementSchema,
  type Guardianship,
  type GuardianStatement,
} from '@faircourt/contracts/guardianship';
import { LIMITS } from '@faircourt/contracts/limits';
import { RELATIONSHIPS } from '@faircourt/contracts/vocabulary';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { contractResolver, showFieldErrors } from '../../../api/contract-resolver.ts';
import { describeFieldError } from '../../../api/field-errors.ts';
import { useSession } from '../../../api/session/use-session.ts';
import { useErrorText } from '../../../api/use-error-text.ts';
import type { Translate } from '../../../i18n/messages.ts';
import { useText } from '../../../i18n/use-text.ts';
import { useKeptDraft, useRestoredDraft } from '../../../shell/drafts/use-form-draft.ts';
import { Alert } from '../../../ui/alert.tsx';
import { Button } from '../../../ui/button.tsx';
import { DialogActions, DialogClose } from '../../../ui/dialog.tsx';
import { Field } from '../../../ui/field.tsx';
import { Input, Select } from '../../../ui/input.tsx';
import { toast } from '../../../ui/toast.tsx';
import { useStateGuardianship } from './guardianship.queries.ts';

export type StatementValues = Record<keyof GuardianStatement, string>;

const resolver = contractResolver<StatementValues, GuardianStatement>(
  guardianStatementSchema,
  (values) => values,
);
const FIELDS: readonly string[] = Object.keys(guardianStatementSchema.shape);

type StateFormProps = {
  athlete: { id: string; name: string };
  guardianship: Guardianship;
  /** Showing it follows. */
  isFirst: boolean;
  onStated: () => void;
};

/** Who the guardian is: three fields, and the name is there already. */
export function StateForm({ athlete, guardianship, isFirst, onStated }: StateFormProps) {
  const t = useText();
  const { form, failure, state } = useStateForm(athlete.id, guardianship, { isFirst, onStated });
  const { errors, isSubmitting } = form.formState;
  const errorOf = (field: keyof StatementValues) => statementErrorText(field, errors[field]?.message, t);
  const endsCheck = guardianship.level === 'verified' || guardianship.next_step === 'wait';
  return (
    <form noValidate className="flex flex-col gap-5" onSubmit={(event) => void state(event)}>
      <p className="text-muted">{t('guardianship.state.text', { name: athlete.name })}</p>
      {endsCheck && <Alert kind="caution">{t('guardianship.state.ends_check')}</Alert>}
      <Field
        label={t('facts.guardianship.full_name')}
        hint={t('guardianship.state.full_name.hint')}
        error={errorOf('full_name')}
        isRequired
      >
        <Input autoComplete="name" maxLength={LIMITS.nameMax} {...form.register('full_name')} />
      </Field>
      <Field label={t('guardianship.state.birthdate')} error={errorOf('birthdate')} isRequired>
        <Input type="date" autoComplete="bday" min="1900-01-01" {...form.register('birthdate')} />
      </Field>
      <Field
        label={t('guardianship.state.relationship', { name: athlete.name })}
        error={errorOf('relationship')}
        isRequired
      >
        <Select {...form.register('relationship')}>
          <option value="">{t('guardianship.state.choose')}</option>
          {RELATIONSHIPS.map((relationship) => (
            <option key={relationship} value={relationship}>
              {t(`relationship.${relationship}`)}
            </option>
          ))}
        </Select>
      </Field>
      {failure !== null && <Alert kind="error">{failure}</Alert>}
      <DialogActions className="mt-1">
        <DialogClose asChild>
          <Button variant="secondary">{t('ui.cancel')}</Button>
        </DialogClose>
        <Button type="submit" isBusy={isSubmitting} busyText={t('guardians.saving')}>
          {t(isFirst ? 'guardianship.state.next' : 'guardianship.state.save')}
        </Button>
      </DialogActions>
    </form>
  );
}

function useStateForm(
  athleteId: string,
  { statement }: Guardianship,
  { isFirst, onStated }: Pick<StateFormProps, 'isFirst' | 'onStated'>,
) {
  const t = useText();
  const errorText = useErrorText();
  const [failure, setFailure] = useState<string | null>(null);
  const name = useSession().session?.user.user_metadata.name ?? '';
  const request = useStateGuardianship();
  const form = useForm<StatementValues, unknown, GuardianStatement>({
    resolver,
    defaultValues: statement ?? { full_name: name, birthdate: '', relationship: '' },
  });
  const draft = stateDraft(athleteId);
  useRestoredDraft(form, draft, { shouldValidate: false });
  useKeptDraft(form, draft);
  const state = form.handleSubmit(async (wanted) => {
    setFailure(null);
    try {
      await request.mutateAsync({ athleteId, statement: wanted });
      form.reset(wanted);
      if (!isFirst) toast.success({ title: t('guardianship.state.done') });
      onStated();
    } catch (error) {
      if (!showFieldErrors(form, error, (path) => FIELDS.includes(path))) {
        setFailure(errorText(error, t('guardians.not_saved')));
      }
    }
  });
  return { form, failure, state };
}

/** Under this name a statement waits that could not be saved. */
export function stateDraft(athleteId: string): string {
  return `guardianship.state.${athleteId}`;
}

export function statementErrorText(
  field: keyof StatementValues,
  code: string | undefined,
  t: Translate,
): string | undefined {
  if (code === undefined) return undefined;
  if (code === 'not_of_age') return t('guardianship.state.not_of_age');
  if (field === 'birthdate') return t('field_error.date');
  if (field === 'relationship') return t('field_error.required');
  return describeFieldError(code, t);
}
