/**
 * Words that the server itself writes, in emails and documents, from the catalogues that translators work on. A value in
 * braces is filled in; plurals and choices are for the interface, which has a library for them.
 */
import type { Locale } from '@faircourt/contracts/vocabulary';

export type PlainValues = Record<string, string | number>;

export function plainWords<Id extends string>(
  catalogue: Readonly<Record<Id, string>>,
): (id: Id, values?: PlainValues) => string {
  return (id, values = {}) =>
    catalogue[id].replaceAll(/\{(\w+)\}/g, (_placeholder, name: string) => {
      const value = values[name];
      if (value === undefined) throw new Error(`The text ${id} takes ${name}`);
      return String(value);
    });
}

/** One catalogue for each language, complete by type. */
export type Catalogues<Id extends string> = Readonly<Record<Locale, Readonly<Record<Id, string>>>>;
