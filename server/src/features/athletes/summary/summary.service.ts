/**
 * A summary of what a coach has just been shown. The page is opened as the coach would open it, so a summary is a look that
 * families read of, and holds nothing that the page does not.
 */
import type { ReadSummary, SummaryFact } from '@faircourt/contracts/summaries';
import type { Locale } from '@faircourt/contracts/vocabulary';
import { proPlan, type CoachActor } from '../../../access/engine/actor.ts';
import { notFound, type Guard } from '../../../access/engine/guard.ts';
import { loadAthleteFacts } from '../../../access/facts/load-athlete-facts.ts';
import type { Caller } from '../../../identity/authenticate.ts';
import { openAthlete } from '../page/athlete-page.service.ts';
import { composeSummary } from './summary.composer.ts';
import { summaryFacts } from './summary.facts.ts';
import { findSummary, storeSummary } from './summary.store.ts';
import { audienceOf, writeSummary, type Subject, type SummaryDeps } from './summary.writing.ts';

interface Asked {
  guard: Guard;
  caller: Caller;
  athleteId: string;
  locale: Locale;
}

export async function readSummary(deps: SummaryDeps, asked: Asked): Promise<ReadSummary> {
  const { guard, athleteId } = asked;
  guard.authorise('athlete.summarise', await loadAthleteFacts(deps.db, athleteId));
  const held = proPlan(coachOf(guard), guard.now);
  if (!held) return { summary: null, locked: 'needs_pro' };
  return { summary: await writeSummary(deps, guard, held, ofAthlete(deps, asked)), locked: null };
}

function ofAthlete(deps: SummaryDeps, { guard, caller, athleteId, locale }: Asked): Subject<SummaryFact> {
  const key = { athleteId, audience: audienceOf(guard), locale };
  return {
    kind: 'athlete',
    locale,
    shownFacts: async () => {
      const { card, height_badge, profile } = await openAthlete(deps, guard, caller, athleteId);
      if (!profile) throw notFound();
      return summaryFacts({ card, height_badge, profile });
    },
    toldOf: (facts) => facts,
    loadAthletes: async () => [await loadAthleteFacts(deps.db, athleteId)],
    compose: composeSummary,
    find: (queries, factsHash) => findSummary(queries, { ...key, factsHash }),
    store: (trx, factsHash, written) => storeSummary(trx, { ...key, factsHash }, written),
  };
}

/** Nobody else passes the rule; the types cannot know. */
export function coachOf({ actor }: Guard): CoachActor {
  if (actor.kind !== 'coach') throw notFound();
  return actor;
}
