/** The one way to change a record that somebody else may be changing: ask, hold, read again, and ask once more. */
import type { Transaction } from 'kysely';
import type { DB } from '../../platform/database/schema.gen.ts';
import type { RecordedAction, SubjectOf } from '../actions.ts';
import { actedBy } from '../engine/acted-by.ts';
import { Guard } from '../engine/guard.ts';
import { loadActor } from '../facts/load-actor.ts';
import { loadAthleteFacts } from '../facts/load-athlete-facts.ts';
import type { AthleteFacts } from '../facts/subjects.ts';
import { shareAndHold, type Records } from './hold.ts';

export interface HoldOptions<A extends RecordedAction> {
  /** What the change must not cross. */
  records: Records;
  /** What must stay as it is meanwhile, past the account that asks. */
  relies?: Records;
  /** Called twice: before anybody waits, and once it is this request's turn. */
  load: () => Promise<SubjectOf<A> | null>;
}

/**
 * Who may not do it waits for nobody. Who may is asked again under the lock, as the account is by then: a link may have
 * ended, a coach been blocked, a director been suspended. The account itself stays as it is until the end.
 */
export async function holdFor<A extends RecordedAction>(
  trx: Transaction<DB>,
  guard: Guard,
  action: A,
  { records, relies, load }: HoldOptions<A>,
): Promise<SubjectOf<A>> {
  guard.authorise(action, await load());
  const { userId } = actedBy(guard);
  const accounts = [userId, ...[relies?.account ?? []].flat()];
  await shareAndHold(trx, { ...relies, account: accounts }, records);
  const asOfNow = new Guard(await loadActor(trx, userId), guard.now);
  return asOfNow.authorise(action, await load());
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
): Promise<AthleteFacts> {
  return holdFor(trx, guard, action, {
    records: { athlete: athleteId },
    load: async () => (athleteId === null ? null : loadAthleteFacts(trx, athleteId)),
  });
}

/** For what nobody asks for, such as a birthday, and where the caller authorises by more than the athlete. */
export async function holdAthlete(trx: Transaction<DB>, athleteId: string): Promise<AthleteFacts | null> {
  await shareAndHold(trx, {}, { athlete: athleteId });
  return loadAthleteFacts(trx, athleteId);
}
