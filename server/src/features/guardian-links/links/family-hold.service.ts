/**
 * What follows when a minor ends a guardian's link: the profile is hidden at once, what that guardian declined and blocked
 * stays, and nobody approves anything new. An admin who has looked lifts it, or a guardian with verified guardianship who
 * has been linked for two weeks; the same guardian, linked again, ends it too.
 */
import { holdFor } from '../../../access/holding/hold-for.ts';
import type { FamilyHoldList, LiftHold } from '@faircourt/contracts/guardians';
import type { Transaction } from 'kysely';
import type { Actor } from '../../../access/engine/actor.ts';
import { actedBy } from '../../../access/engine/acted-by.ts';
import { isAdult } from '../../../access/rules/age.ts';
import type { Guard } from '../../../access/engine/guard.ts';
import { loadManyAthleteFacts } from '../../../access/facts/load-athlete-facts.ts';
import { loadHoldFacts } from '../../../access/facts/load-hold-facts.ts';
import type { AthleteFacts } from '../../../access/facts/subjects.ts';
import { recordEvent } from '../../../platform/audit.ts';
import { inTransaction } from '../../../platform/database/database.ts';
import type { DB } from '../../../platform/database/schema.gen.ts';
import { AppError } from '../../../platform/errors.ts';
import { validationFailed } from '../../../platform/http/problems.ts';
import type { GuardianLinkDeps } from '../guardian-links.deps.ts';
import type { Decider } from '../../releases/release.events.ts';
import { presentHeldFamily, presentJoiningLink, type HoldFamily } from './family-hold.presenter.ts';
import {
  clearHold,
  findQuietReports,
  listGuardiansOf,
  listHeldAthletes,
  listJoiningLinks,
  storeHold,
} from './family-hold.store.ts';
import { familyHeld, familyHoldLifted } from './link.events.ts';

/** Called with the athlete locked, once the link has ended; the caller rebuilds the cards. */
export async function holdAfterEnd(
  trx: Transaction<DB>,
  before: AthleteFacts,
  ended: { guardianUserId: string; by: Decider; now: Date },
): Promise<void> {
  const { guardianUserId, by, now } = ended;
  if (by.userId !== before.userId || isAdult(before, now)) return;
  await storeHold(trx, before.athleteId, { guardianUserId, now });
  await recordEvent(trx, familyHeld(before.athleteId, guardianUserId, by));
}

/** The guardian whose link was ended is back. */
export async function endHoldOf(
  trx: Transaction<DB>,
  back: { athleteId: string; guardianUserId: string; by: Decider },
): Promise<void> {
  const isLifted = await clearHold(trx, back.athleteId, back.guardianUserId);
  if (isLifted) await recordEvent(trx, familyHoldLifted(back.athleteId, back.by));
}

export async function listFamilyHolds(deps: GuardianLinkDeps, guard: Guard): Promise<FamilyHoldList> {
  guard.authorise('family_hold.list');
  const held = await listHeldAthletes(deps.db, guard.actor);
  const joining = await listJoiningLinks(deps.db);
  const ids = [...new Set([...held, ...joining].map(({ athlete_id }) => athlete_id))];
  const facts = await loadManyAthleteFacts(deps.db, ids);
  const linked = await listGuardiansOf(deps.db, ids);
  const familyOf = (athleteId: string): HoldFamily[] => {
    const athlete = facts.get(athleteId);
    const guardians = linked.filter(({ athlete_id }) => athlete_id === athleteId);
    return athlete ? [{ athlete, guardians }] : [];
  };
  return {
    holds: held.flatMap((row) =>
      familyOf(row.athlete_id)
        .filter(({ athlete }) => !isAdult(athlete, guard.now))
        .map((family) => presentHeldFamily(guard, row, family)),
    ),
    waiting: joining.flatMap((row) =>
      familyOf(row.athlete_id).map((family) => presentJoiningLink(row, family, guard.now)),
    ),
  };
}

/**
 * The switch stays private, where it was put; from now on it can be turned again. Lifting twice changes nothing. An admin
 * decides first what the athlete has said quietly about a guardian, whom lifting would let approve again. No guardian is
 * refused for that: the refusal would tell of the report.
 */
export async function liftFamilyHold(
  deps: GuardianLinkDeps,
  guard: Guard,
  athleteId: string,
  { reason }: LiftHold,
): Promise<void> {
  guard.authorise('family_hold.lift', await loadHoldFacts(deps.db, athleteId));
  if (guard.actor.kind === 'admin' && reason === null) {
    const message = 'Say what you looked at.';
    throw validationFailed([{ field: 'reason', code: 'required', message }]);
  }
  await inTransaction(deps.db, async (trx) => {
    await holdFor(trx, guard, 'family_hold.lift', {
      records: { athlete: athleteId },
      load: () => loadHoldFacts(trx, athleteId),
    });
    if (guard.actor.kind === 'admin') await refuseBeforeQuietReports(trx, guard.actor, athleteId);
    if (!(await clearHold(trx, athleteId, null, reason))) return;
    await recordEvent(trx, familyHoldLifted(athleteId, actedBy(guard)));
  });
}

/** Somebody with a part in such a report must not learn of it, and lifts nothing past it either. */
async function refuseBeforeQuietReports(
  trx: Transaction<DB>,
  admin: Actor,
  athleteId: string,
): Promise<void> {
  const { isForReader, isForOthers } = await findQuietReports(trx, athleteId, admin);
  if (isForReader) {
    throw new AppError('conflict', 'A quiet report of this athlete is open. Decide about it first.');
  }
  if (isForOthers) throw new AppError('conflict', 'Another admin has to look at this family.');
}
