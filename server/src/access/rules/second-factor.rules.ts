/**
 * Who cannot do without a second factor, and what is open to them before they have one. Admins and directors see what
 * families keep from everybody else, so a password that leaked must not be enough.
 */
import type { SessionFactor } from '@faircourt/contracts/second-factor';
import type { AccountStatus, Role } from '@faircourt/contracts/vocabulary';
import type { Action } from '../actions.ts';

/** Who they are, the setting up, and no more. Signing out is open to everybody anyway. */
const OPEN_BEFORE: ReadonlySet<Action> = new Set([
  'account.read',
  'second_factor.read',
  'second_factor.set_up',
  'second_factor.prove',
]);

/** A director who waits for approval has no power yet that had to be protected. */
export function needsSecondFactor({ role, status }: { role: Role; status: AccountStatus }): boolean {
  return role === 'admin' || (role === 'regional_director' && status === 'active');
}

/** Whether this session was started by too little. What is let off in demo mode is not let off without it. */
export function lacksSecondFactor(
  account: { role: Role; status: AccountStatus },
  factor: SessionFactor | null,
  { isDemo }: { isDemo: boolean },
): boolean {
  const counts = factor !== null && (factor !== 'demo' || isDemo);
  return needsSecondFactor(account) && !counts;
}

export function isOpenWithoutSecondFactor(action: Action): boolean {
  return OPEN_BEFORE.has(action);
}
