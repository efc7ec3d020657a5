/** When a badge can be renewed: from some weeks before it lapses. */
import { DAY_MS } from '@faircourt/contracts/time';
import { RENEWAL_DAYS } from '@faircourt/contracts/verification';

/** What lapses until then can be asked for now. */
export function renewableUntil(now: Date): Date {
  return new Date(now.getTime() + RENEWAL_DAYS * DAY_MS);
}

export function renewableFrom(expiresAt: Date): Date {
  return new Date(expiresAt.getTime() - RENEWAL_DAYS * DAY_MS);
}
