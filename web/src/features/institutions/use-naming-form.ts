import type { Affiliation, NameInstitution } from '@faircourt/contracts/institutions';
import { useState } from 'react';
import { get, useForm, type UseFormReturn } from 'react-hook-form';
import { ApiError } from '../../api/api-error.ts';
import { showFieldErrors } from '../../api/contract-resolver.ts';
import { useErrorText } from '../../api/use-error-text.ts';
import { useKeptDraft, useRestoredDraft } from '../../shell/drafts/use-form-draft.ts';
import { useText } from '../../i18n/use-text.ts';
import { toast } from '../../ui/toast.tsx';
import { useNameInstitution } from './affiliation.queries.ts';
import {
  isNamingField,
  NAMING_FIELDS,
  namingResolver,
  namingValuesOf,
  type NamingValues,
} from './naming-values.ts';

const DRAFT = 'institution';

export type NamingForm = UseFormReturn<NamingValues, unknown, NameInstitution>;

/** Starts with what is on record. Whatever fails, what was typed stays. */
export function useNamingForm(affiliation: Affiliation, onNamed: () => void) {
  const t = useText();
  const errorText = useErrorText();
  const [failure, setFailure] = useState<string | null>(null);
  const request = useNameInstitution();
  const form: NamingForm = useForm({
    resolver: namingResolver,
    defaultValues: namingValuesOf(affiliation),
    // It would take the order in which fields first appeared, and those of a new institution appear last.
    shouldFocusError: false,
  });
  useRestoredDraft(form, DRAFT, { shouldValidate: false });
  useKeptDraft(form, DRAFT);

  const send = async (named: NameInstitution) => {
    setFailure(null);
    try {
      const { step, work_email } = await request.mutateAsync(named);
      // What was sent is no draft any more, also not when the form reports its own success a moment later.
      form.reset(form.getValues());
      toast.success({
        title: t('institution.naming.done'),
        ...(step === 'email_unproven' && {
          description: t('institution.naming.next', { email: work_email ?? '' }),
        }),
      });
      onNamed();
    } catch (error) {
      if (showFieldErrors(form, error, isNamingField)) return;
      // The very same as what a director has verified.
      const isUnchanged = error instanceof ApiError && error.code === 'conflict';
      setFailure(
        isUnchanged ? t('institution.naming.unchanged') : errorText(error, t('institution.naming.failed')),
      );
    }
  };
  const name = form.handleSubmit(send, (errors) => {
    const first = NAMING_FIELDS.find((field) => get(errors, field) !== undefined);
    if (first) form.setFocus(first);
  });
  return { form, failure, name, cancel: () => form.reset() };
}
