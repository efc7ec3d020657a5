/**
 * Holding where asking a guard has no meaning. Each use says why, by one of these reasons; only-way.test.ts lists who uses
 * which. A change that a person asked for has no reason here: it goes through hold-for.ts.
 */
import type { Transaction } from 'kysely';
import type { DB } from '../../platform/database/schema.gen.ts';
import { loadAthleteFacts } from '../facts/load-athlete-facts.ts';
import type { AthleteFacts } from '../facts/subjects.ts';
import { noteAnswered } from './held-order.ts';
import { lockAll, type Locks } from './hold.ts';

export type Unasked =
  /** A job: a birthday, an expiry, an email that is due. Nobody asks for it. */
  | 'the calendar'
  /** It follows from a change that was authorised under its own locks, in the same transaction. */
  | 'a consequence'
  /** An operator at the shell, whom the machine has let in. */
  | 'the command line'
  /** There is no account to ask about yet: the code or the credential that somebody presents is checked once it is held. */
  | 'nobody is known yet'
  /** What is shown was authorised; the lock only keeps two tabs of one person from being counted twice. */
  | 'counted once'
  /** A page made for a viewer who is not there: the family who asked to see it was authorised. */
  | 'a preview';

/** Whether each of the records exists. */
export function holdUnasked(trx: Transaction<DB>, _why: Unasked, locks: Locks): Promise<boolean> {
  noteAnswered(trx);
  return lockAll(trx, locks);
}

export async function holdAthleteUnasked(
  trx: Transaction<DB>,
  why: Unasked,
  athleteId: string,
): Promise<AthleteFacts | null> {
  await holdUnasked(trx, why, { records: { athlete: athleteId } });
  return loadAthleteFacts(trx, athleteId);
}
