/** What a search must give, read from generated facts without SQL and without any code of search. */
import type { AthleteCard, SearchFilters } from '@faircourt/contracts/search';
import type { SearchSort } from '@faircourt/contracts/vocabulary';
import type { Actor } from '../../src/access/engine/actor.ts';
import { isListedFor } from '../../src/access/rules/athlete.rules.ts';
import { countedMarks, coversAll, isReleasedTo, isVerified } from '../../src/access/rules/in-effect.ts';
import type { AthleteFacts } from '../../src/access/facts/subjects.ts';
import { fullName, updatedAt, type CardFacts } from './card-facts.ts';

export interface Candidate {
  athlete: AthleteFacts;
  facts: CardFacts;
  /** Who marked the public video. */
  markedBy: string | null;
}

export function expectedCards(
  actor: Actor,
  candidates: readonly Candidate[],
  filters: SearchFilters,
  sort: SearchSort,
  now: Date,
): AthleteCard[] {
  const shown = candidates
    .filter(({ athlete }) => isListedFor(actor, athlete, now))
    .map((candidate) => ({ candidate, ...showTo(actor, candidate, now) }))
    .filter((one) => meets(one, filters));
  const called = filters.name === undefined ? shown : byName(shown, filters.name);
  return called
    .toSorted((a, b) => sortKey(b, sort) - sortKey(a, sort) || (a.card.id < b.card.id ? 1 : -1))
    .map(({ card }) => card);
}

interface Shown {
  card: AthleteCard;
  gpa: number | null;
  hand: string | null;
  wingspan: number | null;
  hasVideo: boolean;
  updatedAt: Date;
}

function showTo(actor: Actor, { athlete, facts, markedBy }: Candidate, now: Date): Shown {
  const isReleased = (group: 'identity' | 'measurements' | 'academics' | 'videos') =>
    isReleasedTo(actor, athlete, group, now);
  const isMeasured = isVerified(athlete, 'measurements', now);
  const isIdentity = isReleased('identity');
  const marks = countedMarks(actor, athlete, now);
  const isMarkCounted = marks === 'all' || (markedBy !== null && marks.includes(markedBy));
  return {
    card: {
      id: athlete.athleteId,
      name: isIdentity ? fullName(facts) : firstNameAndInitial(fullName(facts)),
      avatar_url: isIdentity ? facts.avatar_url : null,
      primary_position: facts.primary_position,
      secondary_position: facts.secondary_position,
      height_cm: facts.height_cm,
      is_height_verified: isMeasured,
      grad_year: facts.grad_year,
      country_code: athlete.countryCode,
      city: isIdentity ? facts.city : null,
      school_name: isIdentity ? facts.school_name : null,
      is_identity_released: isIdentity,
    },
    gpa: isReleased('academics') && isVerified(athlete, 'academics', now) ? facts.gpa : null,
    hand: isReleased('measurements') && isMeasured && coversAll(athlete, now) ? facts.dominant_hand : null,
    wingspan: isReleased('measurements') && isMeasured ? facts.wingspan_cm : null,
    hasVideo:
      facts.videos !== 'none' && (isReleased('videos') || (facts.videos !== 'other' && isMarkCounted)),
    updatedAt: updatedAt(facts, now),
  };
}

function firstNameAndInitial(name: string): string {
  const words = name.split(' ');
  const last = words.at(-1);
  if (words.length > 1 && last) return `${words[0]} ${last.charAt(0).toUpperCase()}.`;
  // A hyphen without a family name beside it may join both names.
  return name.includes('-') ? `${name.charAt(0)}.` : name;
}

function meets({ card, gpa, hand, wingspan, hasVideo, updatedAt }: Shown, filters: SearchFilters): boolean {
  const { position, min_height, max_height, min_gpa, min_wingspan } = filters;
  return (
    (!position || card.primary_position === position || card.secondary_position === position) &&
    (!filters.grad_year || card.grad_year === filters.grad_year) &&
    (!filters.country || card.country_code === filters.country) &&
    (min_height === undefined || (card.height_cm !== null && card.height_cm >= min_height)) &&
    (max_height === undefined || (card.height_cm !== null && card.height_cm <= max_height)) &&
    (!filters.verified || card.is_height_verified) &&
    (min_gpa === undefined || (gpa !== null && gpa >= min_gpa)) &&
    (!filters.dominant_hand || hand === filters.dominant_hand) &&
    (min_wingspan === undefined || (wingspan !== null && wingspan >= min_wingspan)) &&
    (!filters.updated_since || updatedAt >= new Date(filters.updated_since)) &&
    (!filters.has_video || hasVideo)
  );
}

function sortKey({ card, updatedAt }: Shown, sort: SearchSort): number {
  if (sort === 'updated') return updatedAt.getTime();
  return (sort === 'height' ? card.height_cm : card.grad_year) ?? 0;
}

/** Everybody who is called so; if nobody is, everybody whose name begins so or is a typing mistake away. */
function byName<T extends { card: AthleteCard }>(shown: readonly T[], name: string): T[] {
  const asked = wordsIn(name);
  if (asked.length === 0) return [];
  const exact = shown.filter(({ card }) => asked.every((word) => foundBy(card).includes(word)));
  if (exact.length > 0) return exact;
  return shown.filter(({ card }) =>
    asked.every((word) => foundBy(card).some((other) => isSimilar(word, other))),
  );
}

/** The name as this card shows it, and as a card shows it before the release: never a word of what is not shown. */
function foundBy({ name }: AthleteCard): string[] {
  return [...wordsIn(name), ...wordsIn(firstNameAndInitial(name))];
}

function wordsIn(name: string): string[] {
  const plain = name
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll('ø', 'o')
    .replaceAll('ł', 'l')
    .replaceAll(/['’]/g, '');
  return plain.split(/[^\p{L}\p{N}]+/u).filter((word) => word !== '');
}

function isSimilar(asked: string, word: string): boolean {
  if (asked.length >= 3 && word.startsWith(asked)) return true;
  if (asked.length < 4) return asked === word;
  return isWithin(asked, word, asked.length < 8 ? 1 : 2);
}

/** Tries every repair of the first letter that differs. */
function isWithin(a: string, b: string, mistakes: number): boolean {
  let n = 0;
  while (n < a.length && a[n] === b[n]) n++;
  const x = a.slice(n);
  const y = b.slice(n);
  if (x === y) return true;
  if (mistakes === 0) return false;
  const isSwapped = x.length > 1 && x[0] === y[1] && x[1] === y[0];
  return (
    isWithin(x.slice(1), y, mistakes - 1) ||
    isWithin(x, y.slice(1), mistakes - 1) ||
    isWithin(x.slice(1), y.slice(1), mistakes - 1) ||
    (isSwapped && isWithin(x.slice(2), y.slice(2), mistakes - 1))
  );
}
