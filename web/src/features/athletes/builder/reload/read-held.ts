/**
 * What the server makes of an age that was just stated: where it closes the builder, the next document begins with that. Read past
 * the cache, since the page on screen would change before it is loaded again.
 */
import type { OwnProfile } from '@faircourt/contracts/athletes';
import type { Family } from '@faircourt/contracts/family';
import type { OwnGuardians } from '@faircourt/contracts/guardians';
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
