/** A next step that was typed and not saved: there again when the panel is, unless the step has changed meanwhile. */
import type { ListEntry } from '@faircourt/contracts/lists';
import { useState } from 'react';
import { z } from 'zod';
import { useSession } from '../../../api/session/use-session.ts';
import { dropDraft, keepDraft, readDraft } from '../../../shell/drafts/drafts.ts';

const valuesSchema = z.object({ text: z.string(), on: z.string(), ownerId: z.string() });
type StepValues = z.infer<typeof valuesSchema>;
const draftSchema = z.object({ was: valuesSchema, typed: valuesSchema });

export interface StepDraft {
  values: StepValues;
  /** Something else than the page has. */
  isUnsaved: boolean;
  change: (changed: Partial<StepValues>) => void;
  drop: () => void;
}

export function useStepDraft({ id, step }: Pick<ListEntry, 'id' | 'step'>): StepDraft {
  const userId = useSession().session?.user.id ?? '';
  const name = `list-step.${id}`;
  const was = valuesOf(step);
  const [values, setValues] = useState(() => readTyped(readDraft(userId, name), was) ?? was);
  return {
    values,
    isUnsaved: !isSame(values, was),
    change: (changed) => {
      const typed = { ...values, ...changed };
      setValues(typed);
      if (isSame(typed, was)) dropDraft(userId, name);
      else keepDraft(userId, name, { was, typed });
    },
    drop: () => dropDraft(userId, name),
  };
}

function valuesOf(step: ListEntry['step']): StepValues {
  return { text: step?.text ?? '', on: step?.on ?? '', ownerId: step?.owner_id ?? '' };
}

function readTyped(stored: unknown, was: StepValues): StepValues | null {
  const read = draftSchema.safeParse(stored);
  return read.success && isSame(read.data.was, was) ? read.data.typed : null;
}

function isSame(one: StepValues, other: StepValues): boolean {
  return one.text === other.text && one.on === other.on && one.ownerId === other.ownerId;
}
