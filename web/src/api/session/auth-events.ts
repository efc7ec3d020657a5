/** The six auth events of the specification, and which of them a change of session amounts to. */
import type { Session } from '@faircourt/contracts/accounts';

export type AuthEvent =
  | 'INITIAL_SESSION'
  | 'SIGNED_IN'
  | 'SIGNED_OUT'
  | 'TOKEN_REFRESHED'
  | 'USER_UPDATED'
  | 'PASSWORD_RECOVERY';

export type AuthListener = (event: AuthEvent, session: Session | null) => void;

/**
 * Derived from the two sessions alone, so that a tab that only sees the result in local storage tells its listeners
 * the same as the tab that acted.
 */
export function eventsBetween(before: Session | null, after: Session | null): AuthEvent[] {
  if (after === null) return before === null ? [] : ['SIGNED_OUT'];
  if (before === null || before.user.id !== after.user.id) return ['SIGNED_IN'];
  const events: AuthEvent[] = [];
  if (before.access_token !== after.access_token) events.push('TOKEN_REFRESHED');
  if (JSON.stringify(before.user) !== JSON.stringify(after.user)) events.push('USER_UPDATED');
  return events;
}
