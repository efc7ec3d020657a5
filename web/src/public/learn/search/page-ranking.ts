/** Which pages answer a question best: those with more of its words, and rare words before common ones. */

/**
 * One word of the question, or two of its words in a row: what it is worth, and how well each section has it. Nothing is
 * missing from a page that lacks one which is not needed.
 */
export type Part = {
  worth: number;
  isNeeded: boolean;
  hits: { section: number; grade: number; terms: string[] }[];
};

type RankedPage = {
  page: number;
  /** The one that has most of the question itself. */
  section: number;
  /** Of the whole page, those of that section first. */
  terms: string[];
};

/** Pages that lack a word follow, if they have at least this share of what the best one has. */
const LEAST = 0.5;

type Sum = { score: number; terms: string[] };
type Tally = { parts: Map<Part, number>; sections: Map<number, Sum> };

export function rankPages(parts: readonly Part[], pageOf: (section: number) => number): RankedPage[] {
  const tallies = new Map<number, Tally>();
  for (const part of parts) {
    for (const { section, grade, terms } of part.hits) {
      const page = pageOf(section);
      const tally: Tally = tallies.get(page) ?? { parts: new Map(), sections: new Map() };
      tallies.set(page, tally);
      // A word counts once for a page, where it is best, however many sections have it.
      tally.parts.set(part, Math.max(tally.parts.get(part) ?? 0, grade * part.worth));
      const sum = tally.sections.get(section) ?? { score: 0, terms: [] };
      tally.sections.set(section, {
        score: sum.score + grade * part.worth,
        terms: [...sum.terms, ...terms],
      });
    }
  }
  const needed = parts.filter(({ isNeeded }) => isNeeded);
  const ranked = [...tallies]
    .map(([page, tally]) => {
      const { score, ...best } = bestSection(tally);
      // A long page has something of everything somewhere: what stands together in one section counts again.
      const total = [...tally.parts.values()].reduce((sum, worth) => sum + worth, score);
      return { page, ...best, total, isWhole: needed.every((part) => tally.parts.has(part)) };
    })
    .toSorted((one, other) => other.total - one.total);
  const least = (ranked[0]?.total ?? 0) * LEAST;
  return ranked.filter(({ total, isWhole }) => isWhole || total >= least);
}

function bestSection({ sections }: Tally): Sum & { section: number } {
  const sorted = [...sections].toSorted(([, one], [, other]) => other.score - one.score);
  const [section, { score }] = sorted[0] ?? [0, { score: 0 }];
  return { section, score, terms: [...new Set(sorted.flatMap(([, { terms }]) => terms))] };
}
