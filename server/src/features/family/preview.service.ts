/** An athlete's page as others would see it, by the code that makes theirs. */
import type { Preview, PreviewQuery } from '@faircourt/contracts/family';
import type { SignedInActor } from '../../access/engine/actor.ts';
import { Guard, notFound } from '../../access/engine/guard.ts';
import { loadAthleteFacts } from '../../access/facts/load-athlete-facts.ts';
import type { Caller } from '../../identity/authenticate.ts';
import { previewAthlete as previewPage } from '../athletes/page/athlete-page.service.ts';
import { findNamedInstitution } from '../releases/family-releases.service.ts';
import type { FamilyDeps } from './family.deps.ts';
import { coachLikeAt, memberLike, verifiedCoachLike } from '../../access/engine/viewer-like.ts';

export async function previewAthlete(
  deps: FamilyDeps,
  guard: Guard,
  caller: Caller,
  athleteId: string,
  query: PreviewQuery,
): Promise<Preview> {
  guard.authorise('family.read', await loadAthleteFacts(deps.db, athleteId));
  const viewer = new Guard(await viewerLike(deps, athleteId, query, guard.now), guard.now);
  return { opened: await previewPage(deps, viewer, caller, athleteId) };
}

async function viewerLike(
  deps: FamilyDeps,
  athleteId: string,
  { as, institution: id }: PreviewQuery,
  now: Date,
): Promise<SignedInActor> {
  if (as === 'member') return memberLike();
  if (id === undefined) return verifiedCoachLike(now);
  const institution = await findNamedInstitution(deps.db, athleteId, id);
  if (!institution) throw notFound();
  return coachLikeAt({ id: institution.id, isVerified: institution.is_verified }, now);
}
