/**
 * zod's issues as field errors: one entry per field and reason, with a code that a client can translate. Server and
 * forms both use it, so that a form says while one types what the server would say.
 */
import type { FieldError } from './problem.ts';
import type { z } from 'zod';

type Issue = z.core.$ZodIssue;

export function fieldErrors(issues: readonly Issue[]): FieldError[] {
  return issues.flatMap((issue) =>
    issue.code === 'unrecognized_keys'
      ? issue.keys.map((key) => ({
          field: path([...issue.path, key]),
          code: 'unknown_field',
          message: 'This field is not known here.',
        }))
      : [{ field: path(issue.path), code: reason(issue), message: issue.message }],
  );
}

function path(parts: readonly PropertyKey[]): string {
  return parts.map(String).join('.');
}

function reason(issue: Issue): string {
  switch (issue.code) {
    case 'invalid_type':
      return issue.input === undefined ? 'required' : 'wrong_type';
    case 'too_small':
      // To a person who fills in a form, an empty text is a missing one.
      return issue.origin === 'string' && issue.minimum === 1 ? 'required' : 'too_small';
    case 'too_big':
      return 'too_big';
    case 'invalid_format':
      return `invalid_${issue.format}`;
    case 'invalid_value':
      return issue.input === undefined ? 'required' : 'not_in_list';
    case 'custom':
      // Checks of our own contracts name their reason themselves.
      return typeof issue.params?.['code'] === 'string' ? issue.params['code'] : issue.code;
    default:
      return issue.code;
  }
}
