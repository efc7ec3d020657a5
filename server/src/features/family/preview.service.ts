/** An athlete's page as others would see it, by the code that makes theirs. */
import { randomUUID } from 'node:crypto';
import type { Preview, PREVIEW_VIEWERS } from '@faircourt/contracts/family';
import type { SignedInActor } from '../../access/engine/actor.ts';
import { Guard } from '../../access/engine/guard.ts';
import { loadAthleteFacts } from '../../access/facts/load-athlete-facts.ts';
import type { Caller } from '../../identity/authenticate.ts';
import { previewAthlete as previewPage } from '../athletes/page/athlete-page.service.ts';
import type { FamilyDeps } from './family.deps.ts';

type Viewer = (typeof PREVIEW_VIEWERS)[number];

export async function previewAthlete(
  deps: FamilyDeps,
  guard: Guard,
  caller: Caller,
  athleteId: string,
  as: Viewer,
): Promise<Preview> {
  guard.authorise('family.read', await loadAthleteFacts(deps.db, athleteId));
  const viewer = new Guard(viewerLike(as, guard.now), guard.now);
  return { opened: await previewPage(deps, viewer, caller, athleteId) };
}

/** Somebody whom no decision names: what they see, everybody of their kind sees at least. */
function viewerLike(as: Viewer, now: Date): SignedInActor {
  const person = { userId: randomUUID(), isMailboxProven: true };
  if (as === 'member') return { kind: 'guardian', ...person, athleteIds: [] };
  return {
    kind: 'coach',
    ...person,
    coachId: randomUUID(),
    institutionId: randomUUID(),
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
