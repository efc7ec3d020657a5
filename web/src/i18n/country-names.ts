/** Countries as people type them: by name in one of our languages, by a usual short form, or by the letters. */
import { COUNTRY_CODES, isCountryCode } from '@faircourt/contracts/countries';
import { LOCALES } from '@faircourt/contracts/vocabulary';

export interface NamedCountry {
  code: string;
  /** In the reader's language. */
  name: string;
}

interface Entry extends NamedCountry {
  /** Folded: every name by which it can be typed. */
  names: readonly string[];
}

/** What people write and no list of countries has. */
const SHORT_FORMS: Record<string, readonly string[]> = {
  AE: ['UAE', 'EAU'],
  CD: ['DR Congo', 'DRC'],
  CI: ['Ivory Coast'],
  CV: ['Cape Verde'],
  CZ: ['Czech Republic'],
  GB: ['UK', 'England', 'Scotland', 'Wales', 'Great Britain', 'Inglaterra', 'Escocia', 'Gran Bretaña'],
  KR: ['South Korea', 'Corea', 'Coreia'],
  MK: ['Macedonia'],
  MM: ['Burma'],
  NL: ['Holland', 'Holanda'],
  TR: ['Turkey'],
  US: ['USA', 'EE. UU.', 'EEUU', 'EUA'],
};

/** A beginning this long that fits one country alone names it. Two letters are a code. */
const BEGINNING_MIN = 3;

/** The best match first, then by name. With nothing typed, all of them. */
export function findCountries(typed: string, locale: string): NamedCountry[] {
  const wanted = fold(typed);
  return entriesOf(locale)
    .map(({ code, name, names }) => ({ code, name, rank: rankOf(wanted, code, names) }))
    .filter(({ rank }) => rank < NO_MATCH)
    .toSorted((one, other) => one.rank - other.rank)
    .map(({ code, name }) => ({ code, name }));
}

/** The code that a text stands for, once its author has gone on; null when it names no country, or more than one. */
export function readCountry(typed: string, locale: string): string | null {
  const code = typed.trim().toUpperCase();
  if (isCountryCode(code)) return code;
  const wanted = fold(typed);
  if (wanted === '') return null;
  const entries = entriesOf(locale);
  const named = entries.filter(({ names }) => names.includes(wanted));
  if (named.length > 0) return only(named);
  if (wanted.length < BEGINNING_MIN) return null;
  return only(entries.filter(({ names }) => names.some((name) => name.startsWith(wanted))));
}

function only(entries: readonly Entry[]): string | null {
  return entries.length === 1 ? (entries[0]?.code ?? null) : null;
}

const NO_MATCH = 4;

function rankOf(wanted: string, code: string, names: readonly string[]): number {
  if (code.toLowerCase() === wanted || names.includes(wanted)) return 0;
  if (names.some((name) => name.startsWith(wanted))) return 1;
  if (names.some((name) => name.includes(` ${wanted}`))) return 2;
  return wanted.length >= BEGINNING_MIN && names.some((name) => name.includes(wanted)) ? 3 : NO_MATCH;
}

/** Making the names takes longer than a search in them, and every field asks for the same. */
const made = new Map<string, readonly Entry[]>();

function entriesOf(locale: string): readonly Entry[] {
  const entries = made.get(locale) ?? makeEntries(locale);
  made.set(locale, entries);
  return entries;
}

function makeEntries(locale: string): readonly Entry[] {
  const own = new Intl.DisplayNames(locale, { type: 'region' });
  const others = LOCALES.map((other) => new Intl.DisplayNames(other, { type: 'region' }));
  return COUNTRY_CODES.map((code) => {
    const name = own.of(code) ?? code;
    // Somebody from Brazil who reads English here may still type "Brasil".
    const names = [name, ...others.map((other) => other.of(code) ?? code), ...(SHORT_FORMS[code] ?? [])];
    return { code, name, names: [...new Set(names.map(fold))] };
  }).toSorted((one, other) => one.name.localeCompare(other.name, locale));
}

/** Without accents, capitals and punctuation: "Côte d’Ivoire" is typed as "cote d ivoire". */
function fold(text: string): string {
  return text
    .normalize('NFD')
    .replaceAll(/\p{Diacritic}/gu, '')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}
