/**
 * One form of the builder: checked against its contract as one types, filled anew whenever the server's version changes
 * except for what is being typed, and kept as a draft while something is.
 */
import { useEffect, useMemo, useState } from 'react';
import {
  useForm,
  type DefaultValues,
  type FieldValues,
  type Path,
  type UseFormReturn,
} from 'react-hook-form';
import type { z } from 'zod';
import { contractResolver } from '../../../api/contract-resolver.ts';
import { useSession } from '../../../api/session/use-session.ts';
import { dropDraft, keepDraft, readDraft } from '../../../app/drafts.ts';
import { useFieldText } from './field-text.ts';

const DRAFT_DELAY_MS = 300;

interface BuilderFormOptions<Values extends FieldValues, Body> {
  /** Names the draft. */
  name: string;
  schema: z.ZodType<Body>;
  toBody: (values: Values) => unknown;
  /** What the server has. Must stay the same object until that changes. */
  saved: Values;
  onDirtyChange?: (name: string, isDirty: boolean) => void;
}

export interface BuilderForm<Values extends FieldValues, Body> {
  form: UseFormReturn<Values, unknown, Body>;
  errorOf: (field: Path<Values>) => string | undefined;
  /** Typed before and never saved: it stands in the fields again. */
  isRestored: boolean;
  /** Back to what the server has. */
  discard: () => void;
  /** Saved: the form now holds this, and the draft is gone at once, so that no reload brings it back. */
  settle: (values: Values) => void;
}

export function useBuilderForm<Values extends FieldValues, Body>({
  name,
  schema,
  toBody,
  saved,
  onDirtyChange,
}: BuilderFormOptions<Values, Body>): BuilderForm<Values, Body> {
  const userId = useSession().session?.user.id ?? '';
  const fieldText = useFieldText();
  const resolver = useMemo(() => contractResolver(schema, toBody), [schema, toBody]);
  const form = useForm<Values, unknown, Body>({
    resolver,
    // React Hook Form types defaults as deeply partial; ours are complete.
    defaultValues: saved as DefaultValues<Values>,
    // At once and not on leaving the field: an error that appears under the press of a button moves the button away.
    mode: 'onChange',
  });
  const { isDirty } = form.formState;

  useEffect(() => {
    // A save sends the whole form. What another tab has saved flows into the fields that are not being changed here,
    // so that this tab does not send the old values back.
    const isTyped = form.formState.isDirty;
    form.reset(saved, isTyped ? { keepDirtyValues: true, keepErrors: true } : {});
  }, [form, saved]);
  useEffect(() => {
    onDirtyChange?.(name, isDirty);
    return () => onDirtyChange?.(name, false);
  }, [name, isDirty, onDirtyChange]);

  const [isRestored, setIsRestored] = useDraft(form, userId, name, saved);
  return {
    form,
    errorOf: (field) => fieldText(field, form.getFieldState(field, form.formState).error?.message),
    isRestored: isRestored && isDirty,
    discard: () => {
      form.reset(saved);
      setIsRestored(false);
    },
    settle: (values) => {
      form.reset(values);
      dropDraft(userId, name);
    },
  };
}

function useDraft<Values extends FieldValues, Body>(
  form: UseFormReturn<Values, unknown, Body>,
  userId: string,
  name: string,
  saved: Values,
) {
  const [isRestored, setIsRestored] = useState(false);

  useEffect(() => {
    const draft = readDraft(userId, name);
    if (!isLike(saved, draft)) return;
    for (const field of Object.keys(saved) as Path<Values>[]) {
      if (JSON.stringify(saved[field]) === JSON.stringify(draft[field])) continue;
      form.setValue(field, draft[field], { shouldDirty: true, shouldValidate: true });
      setIsRestored(true);
    }
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- only a draft found on opening; later ones are its own
  }, [form, name, userId]);

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const stop = form.subscribe({
      formState: { values: true, isDirty: true },
      callback: ({ values }) => {
        clearTimeout(timer);
        timer = setTimeout(() => {
          if (form.formState.isDirty) keepDraft(userId, name, values);
          else dropDraft(userId, name);
        }, DRAFT_DELAY_MS);
      },
    });
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, [form, name, userId]);

  return [isRestored, setIsRestored] as const;
}

/** A draft of an earlier version of the form may lack fields: then it is of no use. */
function isLike<Values extends FieldValues>(saved: Values, draft: unknown): draft is Values {
  return typeof draft === 'object' && draft !== null && Object.keys(saved).every((field) => field in draft);
}
