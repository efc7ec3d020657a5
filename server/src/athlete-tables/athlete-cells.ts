/**
 * An athlete as a row of a table: what the card shows this coach, and beside each fact where it comes from. Every cell is named
 * here by hand, so that a fact which a card gets one day does not leave by itself.
 */
import type { AthleteCard } from '@faircourt/contracts/search';
import type { CardColumn } from '@faircourt/contracts/search-view';
import type { Cell } from '../platform/csv.ts';
import type { Checks } from './check.store.ts';
import type { TableWords } from './table.words.ts';

export interface ChosenTable {
  columns: readonly CardColumn[];
  words: TableWords;
  /** Of the site; the page of an athlete is below it. */
  baseUrl: string;
}

/** The name comes first, whatever is chosen. */
export function headCells({ columns, words: { words, card } }: ChosenTable): string[] {
  const named = (fact: string) => [fact, words('table.badge', { fact })];
  return [
    ...named(card('search.column.name')),
    ...columns.flatMap((column) =>
      named(column === 'height' ? words('table.height') : card(`search.column.${column}`)),
    ),
  ];
}

export function athleteCells(card: AthleteCard, checks: Checks, { columns, words }: ChosenTable): Cell[] {
  const name = card.is_identity_released ? 'athlete.height.self_reported' : 'athlete.awaiting_guardian';
  return [
    card.name,
    words.card(name),
    ...columns.flatMap((column) => {
      const { value, badge } = FACTS[column](card, checks, words);
      return [value, badge];
    }),
  ];
}

/** The last column. */
export function linkCell(athleteId: string, { baseUrl }: ChosenTable): string {
  return `${baseUrl}/athletes/${athleteId}`;
}

interface Fact {
  value: Cell;
  badge: Cell;
}

const FACTS: Readonly<Record<CardColumn, (card: AthleteCard, checks: Checks, words: TableWords) => Fact>> = {
  grad_year: (card, _checks, words) => fact(card.grad_year, null, words),
  position: ({ primary_position, secondary_position }, _checks, words) => {
    const positions = [primary_position, secondary_position].filter((position) => position !== null);
    const names = [...new Set(positions)].map((position) => words.card(`position.${position}`));
    return fact(names.join(', ') || null, null, words);
  },
  height: (card, { measurements }, words) =>
    fact(card.height_cm, card.is_height_verified ? measurements : null, words),
  country: (card, _checks, words) => fact(card.country_code, null, words),
  city: (card, _checks, words) => ofIdentity(card, card.city, null, words),
  school: (card, { school }, words) => ofIdentity(card, card.school_name, school, words),
};

/** `checkedOn`: the day on which a director checked it, where that still counts. What nobody has named carries no badge. */
function fact(value: Cell, checkedOn: string | null, words: TableWords): Fact {
  if (value === null) return { value, badge: null };
  const badge =
    checkedOn === null
      ? words.card('athlete.height.self_reported')
      : words.words('table.verified', { day: checkedOn });
  return { value, badge };
}

/** Who somebody is waits for the family; that is something else than a city nobody has named. */
function ofIdentity(card: AthleteCard, value: Cell, checkedOn: string | null, words: TableWords): Fact {
  if (card.is_identity_released) return fact(value, checkedOn, words);
  return { value: null, badge: words.card('athlete.state.not_released') };
}
