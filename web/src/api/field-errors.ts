/** Field errors in the reader's language, alike for what a form found itself and what the server found. */
import { LIMITS } from '@faircourt/contracts/limits';
import type { Translate } from '../i18n/messages.ts';
import { ApiError } from './api-error.ts';

/** The reasons a field can be refused that have words of their own. Forms use them as their schemas' messages. */
const FIELD_ERROR_CODES = [
  'required',
  'invalid_email',
  'too_small',
  'too_big',
  'too_long',
  'password_too_short',
  'has_address',
  'line_break',
  'not_full_name',
  'invalid',
] as const;

export function describeFieldError(code: string, t: Translate): string {
  const known = FIELD_ERROR_CODES.find((candidate) => candidate === code) ?? 'invalid';
  return t(`field_error.${known}`, { min: LIMITS.passwordMin });
}

/**
 * The refused fields under the form's own names. `fields` maps the body's paths (`data.name`) to them; what has no
 * field in the form is left out, and the caller shows the error as a whole.
 */
export function fieldErrorsFor<Name extends string>(
  error: unknown,
  fields: Readonly<Record<string, Name>>,
): { name: Name; code: string }[] {
  if (!(error instanceof ApiError)) return [];
  return error.fieldErrors.flatMap(({ field, code }) => {
    const name = fields[field];
    if (name === undefined) return [];
    const isPassword = field.endsWith('password');
    return [{ name, code: isPassword && code === 'too_small' ? 'password_too_short' : code }];
  });
}
