/** An athlete's page as others would see it, by the code that makes theirs. */
import type { Preview, PREVIEW_VIEWERS } from '@faircourt/contracts/family';
import { Guard } from '../../access/engine/guard.ts';
import { loadAthleteFacts } from '../../access/facts/load-athlete-facts.ts';
import type { Caller } from '../../identity/authenticate.ts';
import { previewAthlete as previewPage } from '../athletes/page/athlete-page.service.ts';
import type { FamilyDeps } from './family.deps.ts';
import { memberLike, verifiedCoachLike } from './viewer-like.ts';

type Viewer = (typeof PREVIEW_VIEWERS)[number];

export async function previewAthlete(
  deps: FamilyDeps,
  guard: Guard,
  caller: Caller,
  athleteId: string,
  as: Viewer,
): Promise<Preview> {
  guard.authorise('family.read', await loadAthleteFacts(deps.db, athleteId));
  const viewer = new Guard(as === 'member' ? memberLike() : verifiedCoachLike(guard.now), guard.now);
  return { opened: await previewPage(deps, viewer, caller, athleteId) };
}
