/** Somebody whom no decision names: what they see, everybody of their kind sees at least. */
import { randomUUID } from 'node:crypto';
import type { CoachActor, SignedInActor } from './actor.ts';

export function memberLike(): SignedInActor {
  return { kind: 'guardian', userId: randomUUID(), isMailboxProven: true, athleteIds: [] };
}

/** `institutionId`: where the coach works, when that matters. */
export function verifiedCoachLike(now: Date, institutionId: string | null = null): CoachActor {
  return {
    kind: 'coach',
    userId: randomUUID(),
    isMailboxProven: true,
    coachId: randomUUID(),
    institutionId: institutionId ?? randomUUID(),
    isInstitutionVerified: true,
    isRestricted: false,
    blockedByAthleteIds: [],
    plans: [
      {
        subscriptionId: randomUUID(),
        plan: 'pro_scout',
        status: 'active',
        endsAt: new Date(now.getTime() + 60_000),
      },
    ],
  };
}

/** A coach whose work at this institution was verified; what it opens is up to whether the institution itself still is. */
export function coachLikeAt({ id, isVerified }: { id: string; isVerified: boolean }, now: Date): CoachActor {
  return { ...verifiedCoachLike(now, id), isInstitutionVerified: isVerified };
}
