/** One switch: a field group released to an audience, or not. Turning it to where it is changes nothing. */
import { holdAthleteFor } from '../../access/holding/hold-for.ts';
import type { ReleaseSwitch, SetRelease } from '@faircourt/contracts/family';
import type { Transaction } from 'kysely';
import type { Guard } from '../../access/engine/guard.ts';
import { inTransaction } from '../../platform/database/database.ts';
import type { DB } from '../../platform/database/schema.gen.ts';
import { validationFailed } from '../../platform/http/problems.ts';
import { actedBy } from '../../access/engine/acted-by.ts';
import type { ReleaseDeps } from './releases.deps.ts';
import { requireSay } from '../../access/refusals/required-level.ts';
import { approveRelease, denyRelease, takeBackRelease } from './release-decision.service.ts';
import { listLockDownEnds } from './lock-down.store.ts';
import { endOfRelease } from './release-end.ts';
import { switchAt } from './release-switch.ts';
import { findNamedInstitution, listDecisions } from './release.store.ts';

export async function setRelease(
  deps: ReleaseDeps,
  guard: Guard,
  athleteId: string,
  wanted: SetRelease,
): Promise<ReleaseSwitch> {
  return inTransaction(deps.db, async (trx) => {
    const athlete = await holdAthleteFor(trx, guard, 'release.decide', athleteId, {
      keeps: { institution: wanted.institution_id },
    });
    if (wanted.is_on) guard.authorise('release.approve', athlete);
    if (wanted.is_on && wanted.is_taken_back) {
      throw refuse('is_taken_back', 'unexpected', 'Only what is turned off can be taken back.');
    }
    const institution = await institutionOf(trx, athleteId, wanted);
    const by = actedBy(guard);
    if (wanted.is_on) requireSay(athlete, by.userId, guard.now);
    const decision = {
      athlete,
      fieldGroup: wanted.field_group,
      audience: wanted.audience,
      institutionId: institution?.id ?? null,
      by,
      now: guard.now,
    };
    if (wanted.is_on) {
      await approveRelease(trx, { ...decision, expiresAt: endOfRelease(wanted.expires_on, guard.now) });
    } else if (wanted.is_taken_back) {
      await takeBackRelease(trx, decision);
    } else {
      await denyRelease(trx, decision);
    }
    const decisions = await listDecisions(trx, [athleteId]);
    const lockDownEnds = await listLockDownEnds(trx, [athleteId]);
    return switchAt(
      { athlete, decisions, lockDownEnds, readerUserId: by.userId, now: guard.now },
      { fieldGroup: wanted.field_group, audience: wanted.audience, institution },
    );
  });
}

/**
 * A family decides about institutions that have asked, or that it has named before: any other answers like one that does
 * not exist.
 */
async function institutionOf(
  trx: Transaction<DB>,
  athleteId: string,
  { audience, institution_id: id }: SetRelease,
): Promise<{ id: string; name: string } | null> {
  if (audience !== 'institution') {
    if (id === null) return null;
    throw refuse('institution_id', 'unexpected', 'Name an institution only with the audience “institution”.');
  }
  if (id === null) throw refuse('institution_id', 'required', 'Name the institution.');
  const institution = await findNamedInstitution(trx, athleteId, id);
  if (!institution) throw refuse('institution_id', 'unknown', 'This institution has not asked for anything.');
  return institution;
}

function refuse(field: keyof SetRelease, code: string, message: string) {
  return validationFailed([{ field, code, message }]);
}
