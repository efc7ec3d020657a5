/** Words of others without the person whom they name. */
import { ERASED_NAME } from '@faircourt/contracts/erasure';
import { sql, type RawBuilder } from 'kysely';
import type { Person } from './erased-person.store.ts';

/** Whole words only: a person can be called like a part of another word. */
export function withoutPerson(text: RawBuilder<unknown>, { name, provenEmail }: Person): RawBuilder<string> {
  return withoutWords(text, [name, ...(provenEmail === null ? [] : [provenEmail])]);
}

export function withoutWords(text: RawBuilder<unknown>, words: readonly string[]): RawBuilder<string> {
  return sql<string>`regexp_replace(${text}, ${anyOf(words)}, ${ERASED_NAME}, 'gi')`;
}

/** Null where there is no text. */
export function holdsWords(text: RawBuilder<unknown>, words: readonly string[]): RawBuilder<boolean | null> {
  return sql<boolean | null>`${text} ~* ${anyOf(words)}`;
}

function anyOf(words: readonly string[]): string {
  return `(?<!\\w)(?:${words.map(asPattern).join('|')})(?!\\w)`;
}

/** Every sign that is no letter and no digit loses its meaning in a pattern. */
function asPattern(word: string): string {
  return word.replaceAll(/[^\p{L}\p{N}]/gu, String.raw`\$&`);
}

/** Written as a string of JSON is, without its quotes. */
export function asInJson(person: Person): Person {
  const { name, provenEmail } = person;
  const inside = (word: string) => JSON.stringify(word).slice(1, -1);
  return { ...person, name: inside(name), provenEmail: provenEmail && inside(provenEmail) };
}
