/** What stands in a form and was not sent yet outlives a reload, an ended session, and a page that shows something else. */
import { useCallback, useEffect } from 'react';
import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';
import { useSession } from '../../api/session/use-session.ts';
import { dropDraft, keepDraft, readDraft } from '../../app/drafts.ts';

/** Gives back what forgets the draft, to be called once it was sent. */
export function useFormDraft<Values extends FieldValues, Body>(
  form: UseFormReturn<Values, unknown, Body>,
  name: string,
): () => void {
  const userId = useSession().session?.user.id ?? '';

  useEffect(() => {
    const draft = readDraft(userId, name);
    const saved = form.getValues();
    if (!isLike(saved, draft)) return;
    for (const field of Object.keys(saved) as Path<Values>[]) {
      if (JSON.stringify(saved[field]) === JSON.stringify(draft[field])) continue;
      form.setValue(field, draft[field], { shouldDirty: true });
    }
  }, [form, name, userId]);

  useEffect(
    () =>
      form.subscribe({
        formState: { values: true, isDirty: true },
        callback: ({ values }) => {
          if (form.formState.isDirty) keepDraft(userId, name, values);
          else dropDraft(userId, name);
        },
      }),
    [form, name, userId],
  );

  return useCallback(() => dropDraft(userId, name), [userId, name]);
}

/** A draft of an earlier version of the form may lack fields: then it is of no use. */
function isLike<Values extends FieldValues>(saved: Values, draft: unknown): draft is Values {
  return typeof draft === 'object' && draft !== null && Object.keys(saved).every((field) => field in draft);
}
