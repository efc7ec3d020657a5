/**
 * What a search can ask for: one entry per filter. The contract, the address, the form, the columns of a card and the
 * conditions over them derive from this table. So a new filter is an entry here, its column in a migration, and its words.
 */
import { z } from 'zod';
import { countryCodeSchema } from './countries.ts';
import { LIMITS } from './limits.ts';
import { typedText } from './text.ts';
import { DOMINANT_HANDS, POSITIONS } from './vocabulary.ts';

interface Range {
  min: number;
  max: number;
}

/** How a person gives it. */
export type FilterInput =
  | { kind: 'choice'; options: readonly (string | number)[]; vocabulary: 'position' | 'hand' | null }
  | { kind: 'country' }
  | { kind: 'centimetres'; limits: Range }
  | { kind: 'number'; limits: Range; step: string }
  | { kind: 'text'; maxLength: number }
  | { kind: 'day' }
  | { kind: 'switch' };

/** What a card is asked. A card that does not hold the fact, or may not show it, meets no filter on it. */
export interface Comparison {
  /** Of the card. */
  column: string;
  how: 'equals' | 'at least' | 'at most' | 'is true';
  /** Of the column, in PostgreSQL. */
  type: 'smallint' | 'text' | 'timestamptz' | 'boolean' | 'dominant_hand';
  /** Numbers are kept whole: 198.5 cm are 1985 mm. */
  unitsPerOne?: number;
  /** Where a card has it from; columns that are made of more than one fact are written out where cards are made. */
  fact?: CardFact;
}

export interface CardFact {
  table: 'athletes' | 'academics';
  column: string;
  /** To which audiences: else their card does not hold it, and no filter of theirs finds it. */
  shown:
    | 'to all'
    | 'when measurements are released and verified'
    /** The same, and what a guardian signed names all that the group opens: its first version did not. */
    | 'when the signed form names it too'
    | 'when academics are released and verified';
}

export interface FilterEntry {
  /** As the address and the API spell it. */
  schema: z.ZodType;
  input: FilterInput;
  /** In the form: always visible, or under "More filters". */
  place: 'main' | 'more';
  /** A sentence below the field. */
  hasHint?: boolean;
  /** Of the coach's own work, not of the athlete: other people are not offered it. */
  isOwn?: boolean;
  /** Null for those that search answers in a way of its own. */
  compares: Comparison | null;
}

const yes = z.literal('true').transform(() => true);
const HEIGHT = {
  column: 'height_mm',
  type: 'smallint',
  unitsPerOne: 10,
  fact: ofAthlete('height_cm'),
} as const;

export const SEARCH_FILTERS = {
  /** Primary or secondary. A card keeps the height once more for each position that is played. */
  position: {
    schema: z.enum(POSITIONS),
    input: { kind: 'choice', options: POSITIONS, vocabulary: 'position' },
    place: 'main',
    compares: null,
  },
  grad_year: {
    schema: plainNumber(z.int().min(LIMITS.gradYear.min).max(LIMITS.gradYear.max)),
    input: { kind: 'choice', options: yearsIn(LIMITS.gradYear), vocabulary: null },
    place: 'main',
    compares: { column: 'grad_year', how: 'equals', type: 'smallint', fact: ofAthlete('grad_year') },
  },
  country: {
    schema: countryCodeSchema,
    input: { kind: 'country' },
    place: 'main',
    compares: { column: 'country_code', how: 'equals', type: 'text', fact: ofAthlete('country_code') },
  },
  min_height: {
    schema: numberIn(LIMITS.heightCm),
    input: { kind: 'centimetres', limits: LIMITS.heightCm },
    place: 'main',
    compares: { ...HEIGHT, how: 'at least' },
  },
  max_height: {
    schema: numberIn(LIMITS.heightCm),
    input: { kind: 'centimetres', limits: LIMITS.heightCm },
    place: 'main',
    compares: { ...HEIGHT, how: 'at most' },
  },
  /** Found with a typing mistake too; only among the names that are shown. */
  name: {
    schema: typedText(LIMITS.nameMax),
    input: { kind: 'text', maxLength: LIMITS.nameMax },
    place: 'main',
    hasHint: true,
    compares: null,
  },
  verified: {
    schema: yes,
    input: { kind: 'switch' },
    place: 'more',
    hasHint: true,
    compares: { column: 'is_height_verified', how: 'is true', type: 'boolean' },
  },
  /** Among released and verified academics only. */
  min_gpa: {
    schema: numberIn(LIMITS.gpa),
    input: { kind: 'number', limits: LIMITS.gpa, step: '0.01' },
    place: 'more',
    hasHint: true,
    compares: {
      column: 'gpa',
      how: 'at least',
      type: 'smallint',
      unitsPerOne: 100,
      fact: { table: 'academics', column: 'gpa', shown: 'when academics are released and verified' },
    },
  },
  /** Among released and verified measurements only. */
  dominant_hand: {
    schema: z.enum(DOMINANT_HANDS),
    input: { kind: 'choice', options: DOMINANT_HANDS, vocabulary: 'hand' },
    place: 'more',
    hasHint: true,
    compares: {
      column: 'dominant_hand',
      how: 'equals',
      type: 'dominant_hand',
      fact: ofAthlete('dominant_hand', 'when the signed form names it too'),
    },
  },
  /** Among released and verified measurements only. */
  min_wingspan: {
    schema: numberIn(LIMITS.wingspanCm),
    input: { kind: 'centimetres', limits: LIMITS.wingspanCm },
    place: 'more',
    hasHint: true,
    compares: {
      column: 'wingspan_mm',
      how: 'at least',
      type: 'smallint',
      unitsPerOne: 10,
      fact: ofAthlete('wingspan_cm', 'when measurements are released and verified'),
    },
  },
  updated_since: {
    schema: z.iso.date(),
    input: { kind: 'day' },
    place: 'more',
    compares: { column: 'updated_at', how: 'at least', type: 'timestamptz' },
  },
  has_video: {
    schema: yes,
    input: { kind: 'switch' },
    place: 'more',
    hasHint: true,
    compares: { column: 'has_video', how: 'is true', type: 'boolean' },
  },
  /** On no list that this coach works with. */
  unlisted: {
    schema: yes,
    input: { kind: 'switch' },
    place: 'more',
    hasHint: true,
    isOwn: true,
    compares: null,
  },
  /** The coach has looked, and sees something since that was not there. */
  news: {
    schema: yes,
    input: { kind: 'switch' },
    place: 'more',
    hasHint: true,
    isOwn: true,
    compares: null,
  },
} as const satisfies Record<string, FilterEntry>;

export type FilterName = keyof typeof SEARCH_FILTERS;
/** The table as its entries are typed, for those who read all of them alike. */
export const FILTERS: Readonly<Record<FilterName, FilterEntry>> = SEARCH_FILTERS;
export const FILTER_NAMES = Object.keys(SEARCH_FILTERS) as FilterName[];

function numberIn({ min, max }: Range) {
  return plainNumber(z.number().min(min).max(max));
}

/** As people write numbers: not empty, which JavaScript takes for zero, and neither 0x10 nor 1e2. */
function plainNumber(numberSchema: z.ZodNumber | z.ZodInt) {
  return z.preprocess(
    (given) => (typeof given === 'string' && /^\d{1,9}(\.\d{1,9})?$/.test(given) ? Number(given) : given),
    numberSchema,
  );
}

function yearsIn({ min, max }: Range): number[] {
  return Array.from({ length: max - min + 1 }, (_, n) => min + n);
}

function ofAthlete(column: string, shown: CardFact['shown'] = 'to all'): CardFact {
  return { table: 'athletes', column, shown };
}
