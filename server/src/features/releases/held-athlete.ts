/** The athlete that something is asked or decided about: held and read anew, so that two decisions never cross. */
import type { Transaction } from 'kysely';
import type { Guard } from '../../access/engine/guard.ts';
import { loadAthleteFacts } from '../../access/facts/load-athlete-facts.ts';
import type { AthleteFacts } from '../../access/facts/subjects.ts';
import type { DB } from '../../platform/database/schema.gen.ts';
import { publishChange } from '../../delivery/open-pages.ts';
import { actedBy } from '../../access/engine/acted-by.ts';
import { lockAthlete, shareAccount } from '../../access/facts/athlete-lock.store.ts';

type Decision = 'release.decide' | 'release.withdraw' | 'release.take_over' | 'lock_down.lift';

/** Two decisions about one athlete come one after the other: the second then reads what the first one did. */
export async function holdAthlete(
  trx: Transaction<DB>,
  guard: Guard,
  athleteId: string,
): Promise<AthleteFacts | null> {
  await shareAccount(trx, actedBy(guard).userId);
  return lockAthlete(trx, athleteId);
}

/** Whoever may not decide waits for nobody. Whoever may is asked again once it is their turn: a link may have ended. */
export async function holdToDecide(
  trx: Transaction<DB>,
  guard: Guard,
  action: Decision,
  athleteId: string | null,
): Promise<AthleteFacts> {
  const { athleteId: known } = guard.authorise(
    action,
    athleteId === null ? null : await loadAthleteFacts(trx, athleteId),
  );
  return guard.authorise(action, await holdAthlete(trx, guard, known));
}

/** After a decision the pages that the family has open show it. */
export async function settleDecision(trx: Transaction<DB>, athlete: AthleteFacts): Promise<void> {
  await publishChange(trx, {
    userIds: [athlete.userId, ...athlete.guardianUserIds],
    topic: 'family',
    id: athlete.athleteId,
  });
}
