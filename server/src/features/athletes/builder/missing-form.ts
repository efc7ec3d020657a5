/**
 * What a minor cannot show alone: once a family decides with them, videos are public only under a guardian's form, and a
 * profile that was hidden because the form for the record ended stays hidden until it is signed again.
 */
import type { Visibility } from '@faircourt/contracts/vocabulary';
import type { Transaction } from 'kysely';
import { isAdult } from '../../../access/rules/age.ts';
import { isLockedDown } from '../../../access/rules/guardian-level.ts';
import { loadAthleteFacts } from '../../../access/facts/load-athlete-facts.ts';
import type { AthleteFacts } from '../../../access/facts/subjects.ts';
import type { DB } from '../../../platform/database/schema.gen.ts';
import type { AppError } from '../../../platform/errors.ts';
import { validationFailed } from '../../../platform/http/problems.ts';
import { wasEverSigned } from './athlete.store.ts';

/**
 * Asked with the athlete locked: a form may have been taken back while this request waited. Who has no guardian yet may
 * mark what a guardian will decide on; until then the mark shows the video to nobody.
 */
export function mayPublishVideos(athlete: AthleteFacts, now: Date): boolean {
  return isAdult(athlete, now) || !athlete.hasHadGuardian || athlete.consents.includes('media');
}

/** With the birthdate that is saved along with it. */
export async function mayShowProfile(
  trx: Transaction<DB>,
  athleteId: string,
  wanted: { visibility: Visibility; birthdate: string | null },
  now: Date,
): Promise<boolean> {
  if (wanted.visibility === 'private') return true;
  const athlete = await loadAthleteFacts(trx, athleteId);
  if (athlete && isAdult({ ...athlete, birthdate: wanted.birthdate }, now)) return true;
  if (athlete?.consents.includes('platform')) return true;
  return !(await wasEverSigned(trx, athleteId, 'platform'));
}

/** Only a guardian lifts what a guardian locked down. Asked with the athlete locked. */
export async function isLockedForMinor(trx: Transaction<DB>, athleteId: string, now: Date): Promise<boolean> {
  const athlete = await loadAthleteFacts(trx, athleteId);
  return athlete !== null && isLockedDown(athlete, now);
}

export function profileLockedDown(): AppError {
  const message =
    'A guardian has locked your profile down. Only a guardian can lift that; then you can show it again.';
  return validationFailed([{ field: 'visibility', code: 'locked_down', message }]);
}

export function videosNeedForm(): AppError {
  const message = 'A guardian has to sign the form about videos and pictures first.';
  return validationFailed([{ field: 'is_public', code: 'consent_missing', message }]);
}

export function profileNeedsForm(): AppError {
  const message = 'A guardian has to sign the form about keeping the record first.';
  return validationFailed([{ field: 'visibility', code: 'consent_missing', message }]);
}
