/** When and where alerts reach a person. */
import { z } from 'zod';
import { timeZoneSchema } from './time-zones.ts';

const hour = z.int().min(0).max(23).nullable();

const settings = {
  time_zone: timeZoneSchema,
  quiet_from: hour,
  quiet_until: hour,
  is_paused: z.boolean(),
  is_email_off: z.boolean(),
};

/** Both ends of the quiet hours or neither. */
export const saveAlertSettingsSchema = z
  .strictObject(settings)
  .refine(({ quiet_from, quiet_until }) => (quiet_from === null) === (quiet_until === null), {
    path: ['quiet_until'],
    message: 'Choose both hours, or none.',
  })
  .refine(({ quiet_from, quiet_until }) => quiet_from === null || quiet_from !== quiet_until, {
    path: ['quiet_until'],
    message: 'Choose another hour than the first.',
  });
export type SaveAlertSettings = z.infer<typeof saveAlertSettingsSchema>;

export const alertSettingsSchema = z.object({
  ...settings,
  time_zone: z.string(),
  /** Nothing was saved yet: the zone is a guess. */
  is_default: z.boolean(),
});
export type AlertSettings = z.infer<typeof alertSettingsSchema>;

/** As the header of an email carries it. */
export const unsubscribeQuerySchema = z.object({ key: z.string().min(1).max(200) });
