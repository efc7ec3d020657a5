import { useEffect, useState, type Dispatch, type SetStateAction } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { useSession } from '../../api/session/use-session.ts';
import { keepFormDraft, readFormDraft, typedFields } from './form-draft.ts';

export function useKeptDraft<Values extends FieldValues, Body>(
  form: UseFormReturn<Values, unknown, Body>,
  name: string,
): void {
  const userId = useSession().session?.user.id ?? '';
  useEffect(() => keepFormDraft(form, userId, name), [form, userId, name]);
}

/** Fills in what an earlier visit left, and says whether there was something. To be placed before `useKeptDraft`. */
export function useRestoredDraft<Values extends FieldValues, Body>(
  form: UseFormReturn<Values, unknown, Body>,
  name: string,
  { shouldValidate }: { shouldValidate: boolean },
): [boolean, Dispatch<SetStateAction<boolean>>] {
  const userId = useSession().session?.user.id ?? '';
  const [draft] = useState(() => readFormDraft(form.getValues(), userId, name));
  const [isRestored, setIsRestored] = useState(draft !== null);
  useEffect(() => {
    if (draft === null) return;
    for (const field of typedFields(draft, form.getValues())) {
      form.setValue(field, draft[field], { shouldDirty: true, shouldValidate });
    }
  }, [form, draft, shouldValidate]);
  return [isRestored, setIsRestored];
}
