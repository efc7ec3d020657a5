/** The rules of the forms on /settings. Messages are the codes of field-errors.ts. */
import { LIMITS } from '@faircourt/contracts/limits';
import { z } from 'zod';

export const nameForm = z.object({
  name: z.string().trim().min(1, 'required').max(LIMITS.nameMax, 'too_long'),
});
export type NameForm = z.infer<typeof nameForm>;

export const emailForm = z.object({
  email: z.string().trim().min(1, 'required').max(LIMITS.emailMax, 'too_long').pipe(z.email('invalid_email')),
  current_password: z.string().min(1, 'required'),
});

export const passwordForm = z.object({
  current: z.string().min(1, 'required'),
  next: z
    .string()
    .min(1, 'required')
    .min(LIMITS.passwordMin, 'password_too_short')
    .max(LIMITS.passwordMax, 'too_long'),
});
export type PasswordForm = z.infer<typeof passwordForm>;
