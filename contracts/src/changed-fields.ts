/** Of a save that sends a whole form: the fields that were changed on the page. */
import { z } from 'zod';

/**
 * Those fields alone are taken from the body; the others keep what is stored, which another page may have saved since this one
 * was loaded. Without it, the body replaces everything.
 */
export function changedFieldsQuery<Field extends string>(fields: z.ZodEnum<Record<Field, Field>>) {
  return z.strictObject({
    /** A single one arrives as a text. */
    changed: z
      .preprocess(
        (given) => (typeof given === 'string' ? [given] : given),
        z.array(fields).min(1).max(fields.options.length),
      )
      .optional(),
  });
}
