/** What a person wants to hear of a saved search, how often and where. */
import { z } from 'zod';
import { timeZoneSchema } from './time-zones.ts';
import { ALERT_FREQUENCIES, ALERT_KINDS } from './vocabulary.ts';

const choice = {
  kinds: z.array(z.enum(ALERT_KINDS)).min(1).max(ALERT_KINDS.length),
  frequency: z.enum(ALERT_FREQUENCIES),
  by_bell: z.boolean(),
  by_email: z.boolean(),
};

/** An alert that reaches nobody is turned off instead. */
export const chooseAlertSchema = z
  .strictObject({
    ...choice,
    /** Of the reader's device: kept while they have not chosen one themselves. */
    time_zone: timeZoneSchema.optional(),
  })
  .refine((alert) => alert.by_bell || alert.by_email, {
    path: ['by_bell'],
    message: 'Choose the bell, email or both.',
  });
export type ChooseAlert = z.infer<typeof chooseAlertSchema>;

export const alertSchema = z.object(choice);
export type SearchAlert = z.infer<typeof alertSchema>;
