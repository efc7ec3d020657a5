/** The ticks of the checklists that an account keeps. */
import { z } from 'zod';
import { CHECKLIST_ITEMS } from './checklist-items.ts';

/** A change that waited longer than this in a browser counts as this old. */
export const OLDEST_TICK_MS = 10 * 366 * 24 * 60 * 60 * 1000;

export const checklistTicksSchema = z.object({ ticked: z.array(z.enum(CHECKLIST_ITEMS)) });
export type ChecklistTicks = z.infer<typeof checklistTicksSchema>;

/** Of the changes of one item the newest counts, whichever device sends it first. */
export const keepTicksSchema = z.strictObject({
  changes: z
    .array(
      z.strictObject({
        /** A page that was opened before an update may name an item that is no longer there: it is passed over, and the others are kept. */
        item: z.string().regex(/^[a-z0-9.-]{1,80}$/),
        is_ticked: z.boolean(),
        /** How long ago it was changed: clocks of devices are wrong, but they agree on how long something takes. */
        age_ms: z.int().min(0).max(OLDEST_TICK_MS),
      }),
    )
    .min(1)
    .max(2 * CHECKLIST_ITEMS.length)
    .refine((changes) => new Set(changes.map(({ item }) => item)).size === changes.length, {
      message: 'Name each item once.',
    }),
});
export type KeepTicks = z.infer<typeof keepTicksSchema>;
