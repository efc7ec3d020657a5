/** What was typed into the first step and not saved, so that a look at the whole profile or a reload does not lose it. */
import { isCountryCode } from '@faircourt/contracts/countries';
import { z } from 'zod';
import { dropDraft, keepDraft, readDraft } from '../../../shell/drafts/drafts.ts';

const DRAFT = 'first_step';

const typedSchema = z.object({
  birthdate: z.string(),
  country: z.string().refine(isCountryCode),
  email: z.string(),
});
export type FirstStepTyped = z.infer<typeof typedSchema>;

/** Null where nothing was typed, or nothing that this form can show. */
export function readFirstStep(userId: string): FirstStepTyped | null {
  return typedSchema.safeParse(readDraft(userId, DRAFT)).data ?? null;
}

export function keepFirstStep(userId: string, typed: FirstStepTyped): void {
  keepDraft(userId, DRAFT, typed);
}

export function dropFirstStep(userId: string): void {
  dropDraft(userId, DRAFT);
}
