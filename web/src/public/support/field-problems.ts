/** What is wrong with a message before it is sent, and the server's reasons in the words the page has for them. */
import { LIMITS } from '@faircourt/contracts/limits';
import type { FieldErrorKind } from './support-field.tsx';

export type FieldProblem = { field: string; error: FieldErrorKind };

export type FilledIn = { type: string; name: string; email: string; message: string };

/** `isAddress`: the browser's own opinion of the email field. The server has the last word. */
export function problemsOf(filledIn: FilledIn, isAddress: boolean): FieldProblem[] {
  const { type, name, email, message } = filledIn;
  return [
    ...problem('type', type === '' && 'required'),
    ...problem('name', name === '' ? 'required' : name.length > LIMITS.nameMax && 'too_big'),
    ...problem(
      'email',
      email === '' ? 'required' : (!isAddress || email.length > LIMITS.emailMax) && 'invalid',
    ),
    ...problem(
      'message',
      message === '' ? 'required' : message.length > LIMITS.supportMessageMax && 'too_big',
    ),
  ];
}

export function fromServer({ field, code }: { field: string; code: string }): FieldProblem {
  if (field === 'type') return { field, error: 'required' };
  if (code === 'required') return { field, error: 'required' };
  return { field, error: code === 'too_big' && field !== 'email' ? 'too_big' : 'invalid' };
}

function problem(field: string, error: FieldErrorKind | false): FieldProblem[] {
  return error ? [{ field, error }] : [];
}
