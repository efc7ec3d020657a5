/**
 * What people of the demo data write, in their own language. The lists run in parallel: entry three of one language
 * says what entry three says in every other, so that a bio and its English translation agree.
 */
import type { Language } from '../communities/community.ts';
import { ENGLISH } from './english.texts.ts';
import { FRENCH } from './french.texts.ts';
import { BRAZILIAN_PORTUGUESE } from './portuguese-brazil.texts.ts';
import { EUROPEAN_PORTUGUESE } from './portuguese-portugal.texts.ts';
import { SPANISH } from './spanish.texts.ts';

/** Sentences avoid words that would need to know whether a boy or a girl is speaking. */
export interface DemoTexts {
  readonly openings: readonly string[];
  readonly guard: readonly string[];
  readonly wing: readonly string[];
  readonly big: readonly string[];
  readonly offCourt: readonly string[];
  readonly goals: readonly string[];
  readonly subjects: readonly string[];
  readonly videoTitles: readonly string[];
  readonly videoDescriptions: readonly string[];
  readonly contactMessages: readonly string[];
  readonly requestMessages: readonly string[];
}

export const TEXTS: Readonly<Record<Language, DemoTexts>> = {
  en: ENGLISH,
  es: SPANISH,
  'pt-BR': BRAZILIAN_PORTUGUESE,
  'pt-PT': EUROPEAN_PORTUGUESE,
  fr: FRENCH,
};

export function fill(template: string, values: Readonly<Record<string, string | number>>): string {
  return template.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = values[name];
    if (value === undefined) throw new Error(`No value for {${name}} in "${template}"`);
    return String(value);
  });
}
