/**
 * What the builder shows, kept over the reload that follows a save: with it the next document draws the same page at
 * once. It is read once, soon after, and by the same person; as a draft it is gone when somebody signs out.
 */
import { ownProfileSchema } from '@faircourt/contracts/athletes';
import { familySchema } from '@faircourt/contracts/family';
import { ownGuardiansSchema } from '@faircourt/contracts/guardians';
import { familyVerificationsSchema } from '@faircourt/contracts/verification';
import { z } from 'zod';
import { dropDraft, keepDraft, readDraft } from '../../../../shell/drafts/drafts.ts';
import { isRecentView, RELOAD_DRAFT } from '../../../../shell/drafts/reload-draft.ts';

/** The forms whose save is followed by a reload. */
const RELOADING_FORMS = ['profile', 'academics'] as const;
export type ReloadingForm = (typeof RELOADING_FORMS)[number];

const keptViewSchema = z.object({
  kept_at: z.number(),
  saved: z.enum(RELOADING_FORMS),
  place: z.object({
    /** Where the tabs were, from the top of the window. */
    top: z.number(),
    /** The field that had the cursor; null is the form's Save. */
    field: z.string().nullable(),
    caret: z.number().nullable(),
  }),
  /** Those that were open. */
  sections: z.array(z.string()),
  profile: ownProfileSchema,
  /** From before the save, so that a badge which the edit has cost is told of in the next document. */
  verifications: familyVerificationsSchema.nullable(),
  /** The road to being seen and the invitation for a guardian are above the form: with them it begins where it was. */
  family: familySchema.nullable(),
  guardians: ownGuardiansSchema.nullable(),
});
export type KeptView = Omit<z.infer<typeof keptViewSchema>, 'kept_at'>;

/** False where it could not be kept. */
export function keepView(userId: string, view: KeptView): boolean {
  return keepDraft(userId, RELOAD_DRAFT, { ...view, kept_at: Date.now() });
}

/** Checked, since a newer release may have loaded meanwhile. */
export function takeView(userId: string): KeptView | null {
  const stored = readDraft(userId, RELOAD_DRAFT);
  if (stored === null) return null;
  dropDraft(userId, RELOAD_DRAFT);
  const { data } = keptViewSchema.safeParse(stored);
  return data && isRecentView(data) ? data : null;
}
