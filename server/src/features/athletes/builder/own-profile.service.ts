/** Everything that the profile builder shows, in one answer: the records are read side by side. */
import type { Measurement, OwnProfile } from '@faircourt/contracts/athletes';
import type { Guard } from '../../../access/engine/guard.ts';
import { verifiedCoachLike } from '../../../access/engine/viewer-like.ts';
import { loadAthleteFacts } from '../../../access/facts/load-athlete-facts.ts';
import { collectionHold, isReleasedTo, visibilityHold } from '../../../access/rules/in-effect.ts';
import { readAccount } from '../../accounts/account.service.ts';
import type { Caller } from '../../../identity/authenticate.ts';
import { listFiles } from '../../files/file.service.ts';
import { listBadgesInEffect } from '../../verification/badges/verification.service.ts';
import type { AthleteDeps } from '../athletes.deps.ts';
import { findAcademics } from './academics.store.ts';
import { findAthleteOf, findProgress, findRedactedName } from './athlete.store.ts';
import { completenessOf } from './completeness.ts';
import { listMeasurements } from './measurement.store.ts';
import { ownAthleteId } from './own-athlete.ts';
import { presentAcademics, presentAthlete, presentMeasurement } from './profile.presenter.ts';

export async function readOwnProfile(deps: AthleteDeps, guard: Guard, caller: Caller): Promise<OwnProfile> {
  guard.authorise('profile.build');
  const athleteId = ownAthleteId(guard);
  const [account, redactedName, records] = await Promise.all([
    readAccount(deps.db, guard, caller),
    findRedactedName(deps.db, caller.userId),
    athleteId ? readRecords(deps, guard, { athleteId, userId: caller.userId }) : NOTHING_YET,
  ]);
  const { athlete, academics, photo, transcript } = records;
  const { name } = account.user_metadata;
  const { isIdentityReleased } = records;
  return {
    name,
    card: { name: isIdentityReleased ? name : redactedName, is_identity_released: isIdentityReleased },
    athlete: athlete ? presentAthlete(athlete) : null,
    academics: academics ? presentAcademics(academics) : null,
    photo,
    transcript,
    badges: records.badges,
    completeness: completenessOf({
      athlete,
      academics,
      hasPhoto: photo !== null,
      hasTranscript: transcript !== null,
      hasVideo: records.hasVideo,
      hasSeason: records.hasSeason,
    }),
    can_set_birthdate: records.canSetBirthdate,
    visibility_hold: records.visibilityHold,
    collection_hold: records.collectionHold,
    file_key: deps.fileKeys.issue(caller, guard.now),
  };
}

export async function listOwnMeasurements(
  deps: AthleteDeps,
  guard: Guard,
): Promise<{ measurements: Measurement[] }> {
  guard.authorise('profile.build');
  const athleteId = ownAthleteId(guard);
  const rows = athleteId ? await listMeasurements(deps.db, athleteId) : [];
  return { measurements: rows.map(presentMeasurement) };
}

type Records = Awaited<ReturnType<typeof readRecords>>;

async function readRecords(
  { db }: AthleteDeps,
  guard: Guard,
  { athleteId, userId }: { athleteId: string; userId: string },
) {
  const [athlete, facts, academics, files, badges, progress] = await Promise.all([
    findAthleteOf(db, userId),
    loadAthleteFacts(db, athleteId),
    findAcademics(db, athleteId),
    listFiles(db, athleteId),
    listBadgesInEffect(db, athleteId, guard.now),
    findProgress(db, athleteId),
  ]);
  return {
    athlete: athlete ?? null,
    academics: academics ?? null,
    photo: files.find((file) => file.kind === 'photo') ?? null,
    transcript: files.find((file) => file.kind === 'transcript') ?? null,
    badges,
    hasVideo: Boolean(progress.has_video),
    hasSeason: Boolean(progress.has_season),
    canSetBirthdate: guard.can('athlete.set_birthdate', facts),
    // To any verified coach, whether or not one finds the athlete today.
    isIdentityReleased:
      facts !== null && isReleasedTo(verifiedCoachLike(guard.now), facts, 'identity', guard.now),
    visibilityHold: facts ? visibilityHold(facts, guard.now) : null,
    collectionHold: facts ? collectionHold(facts, guard.now) : null,
  };
}

/** Before the first save. The birthdate is then still to be stated. */
const NOTHING_YET: Records = {
  athlete: null,
  academics: null,
  photo: null,
  transcript: null,
  badges: [],
  hasVideo: false,
  hasSeason: false,
  canSetBirthdate: true,
  isIdentityReleased: false,
  visibilityHold: 'birthdate_missing',
  collectionHold: null,
};
