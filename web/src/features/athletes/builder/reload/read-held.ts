/**
 * What the server makes of an age that was just stated: where it closes the builder, the next document begins with that. Read past
 * the cache, since the page on screen would change before it is loaded again.
 */
import type { OwnProfile } from '@faircourt/contracts/athletes';
import type { Family } from '@faircourt/contracts/family';
import type { OwnGuardians } from '@faircourt/contracts/guardians';
import type { FamilyVerifications } from '@faircourt/contracts/verification';
import { answerOf, api } from '../../../../api/client.ts';

export interface HeldView {
  profile: OwnProfile;
  family: Family;
  guardians: OwnGuardians;
}

/** Null where the builder stays open; also where it could not be read, and the next document finds out by itself. */
export async function readHeld(): Promise<HeldView | null> {
  try {
    const profile = await answerOf(api.GET('/api/profile'));
    if (profile.collection_hold === null) return null;
    const [family, guardians] = await Promise.all([
      answerOf(api.GET('/api/family')),
      answerOf(api.GET('/api/guardians')),
    ]);
    return { profile, family, guardians };
  } catch {
    return null;
  }
}

/**
 * What is verified stands below the fields. Before the first save there is nothing to tell, and what came a moment after the next
 * document would push the rest of it down. Once there is something, what was known before the save is kept.
 */
export async function firstVerifications(
  known: FamilyVerifications | null,
): Promise<FamilyVerifications | null> {
  if (known && known.athletes.length > 0) return known;
  try {
    return await answerOf(api.GET('/api/own-verifications'));
  } catch {
    return known;
  }
}
