/** What follows from the step that a coach has reached. */
import { DAY_MS } from '@faircourt/contracts/time';
import type { Affiliation } from '@faircourt/contracts/institutions';
import { RENEWAL_DAYS } from '@faircourt/contracts/verification';

export const PATH_STEPS = ['named', 'proven', 'decided', 'verified'] as const;

/** How many of the steps are done. A coach who was refused or has lapsed starts over by naming the institution. */
export function pathOf(step: Affiliation['step']): number {
  switch (step) {
    case 'unnamed':
    case 'rejected':
    case 'expired':
      return 0;
    case 'email_unproven':
      return 1;
    case 'waiting':
    case 'more_asked':
      return 2;
    case 'verified':
      return PATH_STEPS.length;
  }
}

/** The verification ends soon, so the coach can renew it. */
export function isEndingSoon({ step, expires_on }: Affiliation, now: Date): boolean {
  if (step !== 'verified' || expires_on === null) return false;
  return Date.parse(expires_on) - now.getTime() <= RENEWAL_DAYS * DAY_MS;
}
