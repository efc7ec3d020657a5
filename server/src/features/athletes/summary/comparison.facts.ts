/** What a comparison's summary may speak of: of each athlete what their page has just shown this very coach, and the name. */
import type { ComparedAthlete } from '@faircourt/contracts/comparison';
import { COMPARED_LETTERS, type ComparedFact } from '@faircourt/contracts/summaries';
import { summaryFacts } from './summary.facts.ts';
import type { ToldFact } from './summary.model.ts';

/** Letters follow the ids and not the order on the screen, so that one summary serves every order. */
export function comparedFacts(athletes: readonly ComparedAthlete[]): ComparedFact[] {
  const byId = athletes.toSorted((one, other) => (one.card.id < other.card.id ? -1 : 1));
  return byId.flatMap(({ card, height_badge, profile }, n) => {
    const letter = COMPARED_LETTERS[n];
    if (!letter || !profile) return [];
    const about = { athlete_id: card.id };
    const facts = summaryFacts({ card, height_badge, profile: { ...profile, videos: [] } });
    return [
      { ...about, key: `${letter}_name`, fact: 'name' as const, value: card.name, badge: null },
      ...facts.map(({ key, value, badge }) => ({
        ...about,
        key: `${letter}_${key}`,
        fact: key,
        value,
        badge,
      })),
    ];
  });
}

/** A name is filled in by us; a model is told that there is one. */
export function toldOf(facts: readonly ComparedFact[]): ToldFact[] {
  return facts.map(({ key, fact, value, badge }) => ({ key, value: fact === 'name' ? null : value, badge }));
}
