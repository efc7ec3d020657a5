/** What follows from where a coach stands. */
import type { Affiliation } from '@faircourt/contracts/institutions';
import { RENEWAL_DAYS } from '@faircourt/contracts/verification';

export const PATH_STEPS = ['named', 'proven', 'decided', 'verified'] as const;

const DAY_MS = 24 * 60 * 60 * 1000;

/** How many of the steps lie behind. What was refused or has lapsed starts anew with naming. */
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

/** Verified, and soon no longer: it can be asked for anew. */
export function isEndingSoon({ step, expires_on }: Affiliation, now: Date): boolean {
  if (step !== 'verified' || expires_on === null) return false;
  return Date.parse(expires_on) - now.getTime() <= RENEWAL_DAYS * DAY_MS;
}
