/** Lets a form check itself against the contract of its call, with the very codes that the server would answer. */
import './zod-without-eval.ts';
import { fieldErrors } from '@faircourt/contracts/field-errors';
import { toNestErrors } from '@hookform/resolvers';
import type { FieldError, FieldValues, Resolver, UseFormReturn } from 'react-hook-form';
import type { z } from 'zod';
import { ApiError } from './api-error.ts';

/** `toBody` makes the call's body from the values of the fields; paths must be the same in both. */
export function contractResolver<Form extends FieldValues, Body>(
  schema: z.ZodType<Body>,
  toBody: (values: Form) => unknown,
): Resolver<Form, unknown, Body> {
  return (values, _context, options) => {
    const parsed = schema.safeParse(toBody(values), { reportInput: true });
    if (parsed.success) return { values: parsed.data, errors: {} };
    const errors: Record<string, FieldError> = {};
    for (const { field, code } of fieldErrors(parsed.error.issues)) {
      errors[field] ??= { type: code, message: code };
    }
    return { values: {}, errors: toNestErrors(errors, options) };
  };
}

/** Puts the server's findings at their fields and the cursor into the first. False when it named none of ours. */
export function showFieldErrors<Form extends FieldValues, Body>(
  form: UseFormReturn<Form, unknown, Body>,
  error: unknown,
  isField: (path: string) => boolean,
): boolean {
  if (!(error instanceof ApiError)) return false;
  const found = error.fieldErrors.filter(({ field }) => isField(field));
  for (const [index, { field, code }] of found.entries()) {
    // The path names a field of the form: `isField` has just said so.
    const name = field as Parameters<typeof form.setError>[0];
    form.setError(name, { type: code, message: code }, { shouldFocus: index === 0 });
  }
  return found.length > 0;
}

/** Paths of what the server has found wrong. */
export function refusedFields(error: unknown): string[] {
  return error instanceof ApiError ? error.fieldErrors.map(({ field }) => field) : [];
}
