/**
 * Our own checks. They are reported together with every other error of the same body, so that nobody has to correct a
 * form twice for one save.
 */
import type { z } from 'zod';

/** For superRefine. zod skips such a check once any field has the wrong type; ours only need a body with fields. */
export const BESIDE_OTHER_ERRORS = {
  when: ({ value }: { value: unknown }) => typeof value === 'object' && value !== null,
};

export function refuseField<Fields>(
  context: z.core.$RefinementCtx<Fields>,
  field: keyof Fields & string,
  { code, message }: { code: string; message: string },
): void {
  context.addIssue({ code: 'custom', path: [field], params: { code }, message });
}
