/** A summary of a comparison. It opens every page as comparing does, and a model is asked only if each family agrees to that. */
import { COMPARE_LIMITS } from '@faircourt/contracts/comparison';
import type { ComparedFact, ReadComparisonSummary } from '@faircourt/contracts/summaries';
import type { Locale } from '@faircourt/contracts/vocabulary';
import { proPlan } from '../../../access/engine/actor.ts';
import { notFound, type Guard } from '../../../access/engine/guard.ts';
import { loadAthleteFacts } from '../../../access/facts/load-athlete-facts.ts';
import type { AthleteFacts } from '../../../access/facts/subjects.ts';
import type { Caller } from '../../../identity/authenticate.ts';
import { compareAthletes } from '../compare/compare.service.ts';
import { composeComparison } from './comparison.composer.ts';
import { comparedFacts, toldOf } from './comparison.facts.ts';
import { coachOf } from './summary.service.ts';
import { findComparisonSummary, storeComparisonSummary } from './summary.store.ts';
import { audienceOf, writeSummary, type Subject, type SummaryDeps } from './summary.writing.ts';

interface Asked {
  guard: Guard;
  caller: Caller;
  athleteIds: readonly string[];
  locale: Locale;
}

export async function readComparisonSummary(deps: SummaryDeps, asked: Asked): Promise<ReadComparisonSummary> {
  const { guard } = asked;
  const found = await findSummarisable(deps, asked);
  guard.authorise('athlete.summarise', found[0]);
  const held = proPlan(coachOf(guard), guard.now);
  if (!held) return { summary: null, locked: 'needs_pro' };
  // Who is not there for this coach is left out, as of the comparison itself.
  if (found.length < COMPARE_LIMITS.athletesMin) throw notFound();
  const athleteIds = found.map(({ athleteId }) => athleteId).toSorted();
  const subject = ofComparison(deps, { ...asked, athleteIds });
  return { summary: await writeSummary(deps, guard, held, subject), locked: null };
}

async function findSummarisable(deps: SummaryDeps, { guard, athleteIds }: Asked): Promise<AthleteFacts[]> {
  const athletes = await Promise.all(athleteIds.map((id) => loadAthleteFacts(deps.db, id.toLowerCase())));
  return athletes.flatMap((athlete) => (athlete && guard.can('athlete.summarise', athlete) ? [athlete] : []));
}

/** `athleteIds` in their order. */
function ofComparison(
  deps: SummaryDeps,
  { guard, caller, athleteIds, locale }: Asked,
): Subject<ComparedFact> {
  const key = { athleteIds, audience: audienceOf(guard), locale };
  return {
    kind: 'comparison',
    locale,
    shownFacts: async () => {
      const asked = { athlete_ids: [...athleteIds], takes_at_most: COMPARE_LIMITS.athletesMax };
      const { athletes } = await compareAthletes(deps, guard, caller, asked);
      return comparedFacts(athletes);
    },
    toldOf,
    loadAthletes: () => Promise.all(athleteIds.map((id) => loadAthleteFacts(deps.db, id))),
    compose: composeComparison,
    find: (queries, factsHash) => findComparisonSummary(queries, { ...key, factsHash }),
    store: (trx, factsHash, written) => storeComparisonSummary(trx, { ...key, factsHash }, written),
  };
}
