/**
 * A community is a country, or the part of one that shares a language: where names, towns, schools, clubs and
 * leagues come from. The towns are real; every school, club, league and college in them is invented.
 */
import type { Country, InstitutionKind, Locale } from '@faircourt/contracts/vocabulary';

export type Language = 'en' | 'es' | 'pt-BR' | 'pt-PT' | 'fr';

export interface Community {
  readonly country: Country;
  readonly language: Language;
  /** How many of the demo athletes live here. */
  readonly athletes: number;
  /** Spanish names put the father's surname first, Portuguese names the mother's; elsewhere there is one. */
  readonly surnameOrder: 'single' | 'paternal_first' | 'maternal_first';
  readonly boys: readonly string[];
  readonly girls: readonly string[];
  readonly men: readonly string[];
  readonly women: readonly string[];
  readonly surnames: readonly string[];
  readonly cities: readonly string[];
  readonly schools: readonly string[];
  readonly clubs: readonly string[];
  readonly leagues: readonly string[];
  /** The month in which a school year ends: it decides graduation years and how seasons are labelled. */
  readonly schoolYearEnds: 'june' | 'december';
  /** The share of older athletes who have sat an American college test. */
  readonly collegeTests: number;
  readonly institutions: readonly InstitutionSeed[];
}

export interface InstitutionSeed {
  readonly name: string;
  readonly kind: InstitutionKind;
  readonly city: string;
}

const LOCALE_OF_LANGUAGE: Readonly<Record<Language, Locale>> = {
  en: 'en',
  es: 'es',
  'pt-BR': 'pt-BR',
  'pt-PT': 'pt-BR',
  // The interface does not speak French yet, so French speakers use it in English.
  fr: 'en',
};

export function localeOf(community: Community): Locale {
  return LOCALE_OF_LANGUAGE[community.language];
}

/** Keeps a pool readable as one line of words. */
export function list(words: string): readonly string[] {
  return words.split(',').map((word) => word.trim());
}

export function institutions(kind: InstitutionKind, namesAndCities: string): readonly InstitutionSeed[] {
  return namesAndCities.split(';').map((entry) => {
    const [name = '', city = ''] = entry.split('@').map((part) => part.trim());
    return { name, kind, city };
  });
}
