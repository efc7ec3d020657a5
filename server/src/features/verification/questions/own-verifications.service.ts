/** How far the facts of a family's athletes have come: which have a badge, which wait, and which can be asked for. */
import type { AthleteVerifications, FamilyVerifications } from '@faircourt/contracts/verification';
import { ownAthleteIds } from '../../../access/engine/actor.ts';
import { notFound, type Guard } from '../../../access/engine/guard.ts';
import { loadManyAthleteFacts } from '../../../access/facts/load-athlete-facts.ts';
import type { Queries } from '../../../platform/database/database.ts';
import type { Caller } from '../../../identity/authenticate.ts';
import type { VerificationDeps } from '../verification.deps.ts';
import { listEvidenceFiles } from '../evidence/evidence-file.store.ts';
import { presentAthleteVerifications, questionOf } from './own-verifications.presenter.ts';
import { listAnswers, listFacts } from './own-verifications.store.ts';

export async function listOwnVerifications(
  deps: VerificationDeps,
  guard: Guard,
  caller: Caller,
): Promise<FamilyVerifications> {
  guard.authorise('verification.list_own');
  const facts = await loadManyAthleteFacts(deps.db, ownAthleteIds(guard.actor));
  const ids = [...facts.values()]
    .filter((athlete) => guard.can('verification.ask', athlete))
    .map(({ athleteId }) => athleteId);
  return {
    athletes: await readVerificationsOf(deps.db, ids, guard.now),
    file_key: deps.fileKeys.issue(caller, guard.now),
  };
}

/** For the answer to a change; the caller has asked the guard about this athlete. */
export async function readAthleteVerifications(
  queries: Queries,
  athleteId: string,
  now: Date,
): Promise<AthleteVerifications> {
  const [verifications] = await readVerificationsOf(queries, [athleteId], now);
  if (!verifications) throw notFound();
  return verifications;
}

/** Three statements, however many athletes there are. */
async function readVerificationsOf(
  queries: Queries,
  athleteIds: readonly string[],
  now: Date,
): Promise<AthleteVerifications[]> {
  if (athleteIds.length === 0) return [];
  const facts = await listFacts(queries, athleteIds);
  const answers = await listAnswers(queries, athleteIds);
  const shown = facts.flatMap((fact) => questionOf(fact, answers)?.id ?? []);
  const files = await listEvidenceFiles(queries, shown);
  const byAthlete = Map.groupBy(facts, ({ athlete_id }) => athlete_id);
  return [...byAthlete.values()].flatMap((own) => presentAthleteVerifications(own, { answers, files }, now));
}
