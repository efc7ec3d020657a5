/**
 * One form of the builder: checked against its contract while the athlete types, refilled whenever the server's version
 * changes except for fields with unsaved text, and kept as a draft while there is any.
 */
import type { BadgeInEffect } from '@faircourt/contracts/athletes';
import { use, useCallback, useEffect, useMemo, useRef } from 'react';
import {
  useForm,
  type DefaultValues,
  type FieldValues,
  type Path,
  type UseFormReturn,
} from 'react-hook-form';
import type { z } from 'zod';
import { contractResolver } from '../../../api/contract-resolver.ts';
import { useKeptDraft, useRestoredDraft } from '../../../shell/drafts/use-form-draft.ts';
import { changedInBody } from './badges/at-stake.ts';
import { useFieldText } from './field-text.ts';
import { ReloadedContext } from './reload/reloaded-context.ts';
import { typedSince } from './typed-since.ts';

/** Receives the function that discards unsaved input of a form, or null when there is nothing to lose. */
export type NoteUnsaved = (form: string, discard: (() => void) | null) => void;

interface BuilderFormOptions<Values extends FieldValues, Body> {
  /** Names the draft. */
  name: string;
  schema: z.ZodType<Body>;
  toBody: (values: Values) => unknown;
  /** What the server has. Must stay the same object until that changes. */
  saved: Values;
  /** Those that a save of this form can end. */
  badges?: readonly BadgeInEffect[];
  noteUnsaved?: NoteUnsaved;
}

export interface BuilderForm<Values extends FieldValues, Body> {
  form: UseFormReturn<Values, unknown, Body>;
  saved: Values;
  badges: readonly BadgeInEffect[];
  /** The fields that a save would change at this moment, as the server compares them. */
  changedNow: () => string[];
  /** The fields in which this differs from what the server had when the form was filled. */
  changedIn: (body: Body) => (keyof Body & string)[];
  errorOf: (field: Path<Values>) => string | undefined;
  /** Typed before and never saved: the fields show it again. After a reload that the page made itself it was never gone. */
  isRestored: boolean;
  /** Back to what the server has; the draft goes with it. */
  discard: () => void;
  /** Saved: the form now holds this, and what was typed since `sent` stays in the fields. */
  settle: (values: Values, sent?: Values) => void;
}

const NO_BADGES: readonly BadgeInEffect[] = [];

export function useBuilderForm<Values extends FieldValues, Body>({
  name,
  schema,
  toBody,
  saved,
  badges = NO_BADGES,
  noteUnsaved,
}: BuilderFormOptions<Values, Body>): BuilderForm<Values, Body> {
  const fieldText = useFieldText();
  const isReloaded = use(ReloadedContext) !== null;
  const resolver = useMemo(() => contractResolver(schema, toBody), [schema, toBody]);
  const form = useForm<Values, unknown, Body>({
    resolver,
    // React Hook Form types defaults as deeply partial; ours are complete.
    defaultValues: saved as DefaultValues<Values>,
    // At once and not on leaving the field: an error that appears under the press of a button moves the button away.
    mode: 'onChange',
  });
  const { isDirty } = form.formState;

  // The fields begin with it: to fill them once more would draw the whole form twice.
  const filled = useRef(saved);
  useEffect(() => {
    if (filled.current === saved) return;
    filled.current = saved;
    // A save sends the whole form. What another tab has saved flows into the fields that are not being changed here,
    // so that this tab does not send the old values back.
    const isTyped = form.formState.isDirty;
    form.reset(saved, isTyped ? { keepDirtyValues: true, keepErrors: true } : {});
  }, [form, saved]);

  const [isRestored, setIsRestored] = useRestoredDraft(form, name, { shouldValidate: true });
  useKeptDraft(form, name);
  const discard = useCallback(() => {
    form.reset(saved);
    setIsRestored(false);
  }, [form, saved, setIsRestored]);
  useEffect(() => {
    noteUnsaved?.(name, isDirty ? discard : null);
    return () => noteUnsaved?.(name, null);
  }, [name, isDirty, discard, noteUnsaved]);

  return {
    form,
    saved,
    badges,
    changedNow: () => changedInBody(schema, toBody(saved), toBody(form.getValues())),
    // Names of a body that the schema has let through are its own.
    changedIn: (body) => changedInBody(schema, toBody(saved), body) as (keyof Body & string)[],
    errorOf: (field) => fieldText(field, form.getFieldState(field, form.formState).error?.message),
    isRestored: isRestored && isDirty && !isReloaded,
    discard,
    settle: (values, sent) => {
      const kept = sent ? typedSince(sent, form.getValues()) : {};
      form.reset(values);
      if (Object.keys(kept).length > 0) form.reset({ ...values, ...kept }, { keepDefaultValues: true });
    },
  };
}
