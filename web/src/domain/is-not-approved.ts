import { ApiError } from '../api/api-error.ts';

/** A director whom no admin has approved yet has the role, but not the power: only the server knows. */
export function isNotApproved(error: unknown): boolean {
  return error instanceof ApiError && error.code === 'not_allowed';
}
