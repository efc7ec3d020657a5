/**
 * What is typed in a form and not saved is its draft. It is written with each change and never later: a draft that waits
 * for a timer can be written after it was thrown away, and then comes back. To throw it away, reset the form.
 */
import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';
import { dropDraft, keepDraft, readDraft } from './drafts.ts';

/** Gives back what ends it. */
export function keepFormDraft<Values extends FieldValues>(
  form: Pick<UseFormReturn<Values>, 'subscribe'>,
  userId: string,
  name: string,
): () => void {
  return form.subscribe({
    formState: { values: true, isDirty: true },
    callback: ({ values, defaultValues }) => {
      // Compared here: while a form is being reset, its own `isDirty` speaks for a moment of another state.
      if (typedFields(values, defaultValues ?? {}).length > 0) keepDraft(userId, name, values);
      else dropDraft(userId, name);
    },
  });
}

/** What an earlier visit left, if it still fits the form and differs from what is saved. */
export function readFormDraft<Values extends FieldValues>(
  saved: Values,
  userId: string,
  name: string,
): Values | null {
  const draft = readDraft(userId, name);
  return isLike(saved, draft) && typedFields(draft, saved).length > 0 ? draft : null;
}

export function typedFields<Values extends FieldValues>(values: Values, saved: FieldValues): Path<Values>[] {
  const fields = Object.keys(values) as Path<Values>[];
  return fields.filter((field) => JSON.stringify(values[field]) !== JSON.stringify(saved[field]));
}

/** A draft of an earlier version of the form may lack fields: then it is of no use. */
function isLike<Values extends FieldValues>(saved: Values, draft: unknown): draft is Values {
  return typeof draft === 'object' && draft !== null && Object.keys(saved).every((field) => field in draft);
}
