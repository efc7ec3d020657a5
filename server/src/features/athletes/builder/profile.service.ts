/** Saving one's own profile: load, authorise, store, log, and keep the search card in step, in one transaction. */
import {
  hasSamePositions,
  SAME_POSITIONS,
  type Athlete,
  type AthleteProfile,
} from '@faircourt/contracts/athletes';
import type { Transaction } from 'kysely';
import type { Guard } from '../../../access/engine/guard.ts';
import { loadAthleteFacts } from '../../../access/facts/load-athlete-facts.ts';
import { whyNotShow } from '../../../access/rules/visibility.rules.ts';
import { dayOf } from '../../../platform/clock.ts';
import { inTransaction } from '../../../platform/database/database.ts';
import { validationFailed } from '../../../platform/http/problems.ts';
import type { DB } from '../../../platform/database/schema.gen.ts';
import type { Caller } from '../../../identity/authenticate.ts';
import type { AthleteDeps } from '../athletes.deps.ts';
import { noteAgeDoubts } from './age-doubt.service.ts';
import { insertAthlete, updateAthlete, wasEverSigned } from './athlete.store.ts';
import { inFuture, refuseBirthdate } from './birthdate.service.ts';
import { byAthlete } from './builder.events.ts';
import { changedFields, filledFields, takeChanged } from './changed-fields.ts';
import { profileLockedDown, profileNeedsForm } from './missing-form.ts';
import { orNotFound, requireCollectionFor, requireHeldAthlete } from './own-athlete.ts';
import { followProfileChange } from './profile-change.ts';
import { presentAthlete } from './profile.presenter.ts';

export async function saveProfile(
  deps: AthleteDeps,
  guard: Guard,
  caller: Caller,
  given: AthleteProfile,
  changedThere?: readonly (keyof AthleteProfile)[],
): Promise<Athlete> {
  guard.authorise('profile.build');
  return inTransaction(deps.db, async (trx) => {
    const isNew = await insertAthlete(trx, caller.userId);
    const before = await requireHeldAthlete(trx, guard, caller);
    const profile = takeChanged(before, given, changedThere);
    // Each page may have chosen one of the two.
    if (hasSamePositions(profile))
      throw validationFailed([{ field: 'secondary_position', ...SAME_POSITIONS }]);
    const changed = changedFields(before, profile);
    if (changed.length === 0 && !isNew) return presentAthlete(before);
    if (changed.includes('birthdate')) await checkBirthdate(trx, guard, before.id, profile.birthdate);
    if (changed.includes('visibility')) await checkVisibility(trx, guard, before.id, profile);

    const added = filledFields(before, profile, changed).filter((field) => !NEEDED_TO_INVITE.includes(field));
    if (added.length > 0) await requireCollectionFor(trx, guard, { ...before, birthdate: profile.birthdate });

    const after = await updateAthlete(trx, before.id, profile);
    await noteAgeDoubts(trx, after, caller.userId, guard.now);
    const change = { fields: changed, from: before.visibility, isNew };
    await followProfileChange(trx, after, change, byAthlete(caller.userId), guard.now);
    return presentAthlete(after);
  });
}

/** What is known of a child under 13 so that a guardian can come in: who decides, and whose director. The switch has its own rule. */
const NEEDED_TO_INVITE: readonly (keyof AthleteProfile)[] = ['birthdate', 'country_code', 'visibility'];

async function checkVisibility(
  trx: Transaction<DB>,
  guard: Guard,
  athleteId: string,
  { visibility, birthdate }: AthleteProfile,
): Promise<void> {
  const athlete = orNotFound((await loadAthleteFacts(trx, athleteId)) ?? undefined);
  const isFormEnded = await wasEverSigned(trx, athleteId, 'platform');
  const reason = whyNotShow(athlete, { visibility, birthdate, isFormEnded }, guard.now);
  if (reason === 'locked_down') throw profileLockedDown();
  if (reason === 'consent_missing') throw profileNeedsForm();
}

/** The birthdate decides who decides for the athlete, so stating it is one thing and changing it another. */
async function checkBirthdate(
  trx: Transaction<DB>,
  guard: Guard,
  athleteId: string,
  birthdate: string | null,
): Promise<void> {
  const facts = await loadAthleteFacts(trx, athleteId);
  if (!guard.can('athlete.set_birthdate', facts)) {
    throw refuseBirthdate('locked', 'Only a guardian or an admin can change the birthdate now.');
  }
  if (birthdate !== null && birthdate > dayOf(guard.now)) throw inFuture();
}
