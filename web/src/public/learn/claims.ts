/** What a text claims with a figure or a date, and how old its sources are: held against the sources by the tests. */
import type { Source } from '../content/sources.ts';

/** Money, percentages, years and days of a month. Ages and small counts are too common in plain advice to ask for each. */
const FIGURE =
  /\$\d[\d,.]*|\d+(?:\.\d+)?%|\b(?:19|20)\d\d\b|\b(?:January|February|March|April|May|June|July|August|September|October|November|December) \d{1,2}\b/g;
const CITATION = /\[[a-z]{1,3}\d?[a-z]?\](?!\()/;
/** A paragraph, an item of a list or a row of a table. */
const BLOCKS = /\n(?=\s*\n|\s*- |\s*\d+\. |\|)/;
const OLD_AFTER_YEARS = 2;

/** Examples that a writer made up, words to copy, and what the page says it did not find: none of them claims a fact. */
const NO_CLAIM = /\bexamples?\b|^“|could not confirm|did not find/i;

/**
 * Figures of an English text that no citation on the page covers. A figure may be repeated without its source, in a
 * heading or in the list of what to do, once some block on the page names it with one.
 */
export function unsourcedFigures(body: string): string[] {
  const blocks = body
    // The name of a page that a text links to is no claim of its own.
    .replaceAll(/\[[^\]]*\]\([^)\s]*\)/g, '')
    .split(BLOCKS)
    .map((block) => block.trim().replace(/^\d+\. /, ''))
    .filter((block) => block !== '' && !block.startsWith('#'));
  const covered = new Set(blocks.filter((block) => CITATION.test(block)).flatMap(figuresIn));
  return blocks
    .filter((block) => !CITATION.test(block) && !NO_CLAIM.test(block))
    .flatMap(figuresIn)
    .filter((figure) => !covered.has(figure));
}

function figuresIn(block: string): string[] {
  return (block.match(FIGURE) ?? []).map((figure) => figure.replace(/[.,]$/, ''));
}

/** Sources that name no year of the last two before the facts' own day, and do not say why they are used. */
export function unexplainedOldSources(sources: readonly Source[], asOf: string): string[] {
  const oldest = Number(asOf.slice(0, 4)) - OLD_AFTER_YEARS;
  return sources
    .filter(({ title, old }) => {
      const years = (title.match(/\b20\d\d\b/g) ?? []).map(Number);
      return old === undefined && years.length > 0 && Math.max(...years) <= oldest;
    })
    .map(({ key }) => key);
}
