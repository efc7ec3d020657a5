/**
 * The one way to change a record that somebody else may be changing: ask, hold, read again, and ask once more. Who may not
 * do it waits for nobody. Who may is asked again under the lock, as the account is by then: a link may have ended, a coach
 * been blocked, a director been suspended. The account itself stays as it is until the end.
 */
import type { Transaction } from 'kysely';
import type { DB } from '../../platform/database/schema.gen.ts';
import type { CapabilityAction, RecordedAction, SubjectOf } from '../actions.ts';
import { actedBy } from '../engine/acted-by.ts';
import { isSignedIn } from '../engine/actor.ts';
import { suspended, type Guard } from '../engine/guard.ts';
import { loadActor } from '../facts/load-actor.ts';
import { loadAthleteFacts } from '../facts/load-athlete-facts.ts';
import type { AthleteFacts } from '../facts/subjects.ts';
import { noteAnswered, requireAnswered } from './held-order.ts';
import { lockAll, type Locks } from './hold.ts';

interface HoldOptions<Subject> extends Locks {
  /** Called twice: before anybody waits, and once it is this request's turn. */
  load: () => Promise<Subject | null>;
}

export async function holdFor<A extends RecordedAction, Subject extends SubjectOf<A>>(
  trx: Transaction<DB>,
  guard: Guard,
  action: A,
  { load, ...locks }: HoldOptions<Subject>,
): Promise<Subject> {
  guard.authorise(action, await load());
  await holdAndRenew(trx, guard, locks);
  return guard.authorise(action, await load());
}

/** For what concerns no record that rules know of, such as keeping regions. */
export async function holdForCapability(
  trx: Transaction<DB>,
  guard: Guard,
  action: CapabilityAction,
  locks: Locks,
): Promise<void> {
  guard.authorise(action);
  await holdAndRenew(trx, guard, locks);
  guard.authorise(action);
}

/**
 * Pressing a button twice is no reason to complain: who finds the thing done once it is their turn gets null instead of a
 * refusal. A suspended person is refused all the same.
 */
export async function holdUnlessDone<A extends RecordedAction, Subject extends SubjectOf<A>>(
  trx: Transaction<DB>,
  guard: Guard,
  action: A,
  { load, isDone, ...locks }: HoldOptions<Subject> & { isDone: () => Promise<boolean> },
): Promise<Subject | null> {
  guard.authorise(action, await load());
  await holdAndRenew(trx, guard, locks);
  if (!isSignedIn(guard.actor)) throw suspended();
  return (await isDone()) ? null : guard.authorise(action, await load());
}

/** The actions whose subject is an athlete. */
type AthleteAction = {
  [A in RecordedAction]: SubjectOf<A> extends AthleteFacts
    ? AthleteFacts extends SubjectOf<A>
      ? A
      : never
    : never;
}[RecordedAction];

export function holdAthleteFor(
  trx: Transaction<DB>,
  guard: Guard,
  action: AthleteAction,
  athleteId: string | null,
  { records, ...locks }: Locks = {},
): Promise<AthleteFacts> {
  return holdFor(trx, guard, action, {
    ...locks,
    records: { ...records, athlete: athleteId },
    load: async () => (athleteId === null ? null : loadAthleteFacts(trx, athleteId)),
  });
}

/**
 * What is only known once the first records are held, such as where the held coach works. The guard was asked under that
 * first lock and the account cannot change since; a transaction that has asked nobody is refused.
 */
export function holdMore(trx: Transaction<DB>, locks: Locks): Promise<boolean> {
  requireAnswered(trx);
  return lockAll(trx, locks);
}

async function holdAndRenew(trx: Transaction<DB>, guard: Guard, locks: Locks): Promise<void> {
  const { userId } = actedBy(guard);
  const accounts = [userId, ...[locks.relies?.account ?? []].flat()];
  await lockAll(trx, { ...locks, relies: { ...locks.relies, account: accounts } });
  noteAnswered(trx);
  guard.renew(await loadActor(trx, userId));
}
