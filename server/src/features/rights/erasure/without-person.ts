/** Words of others without the person whom they name. */
import { ERASED_NAME } from '@faircourt/contracts/erasure';
import { sql, type RawBuilder } from 'kysely';
import type { Person } from './erased-person.store.ts';

/** Whole words only: a person can be called like a part of another word. */
export function withoutPerson(text: RawBuilder<unknown>, { name, provenEmail }: Person): RawBuilder<string> {
  const words = [name, ...(provenEmail === null ? [] : [provenEmail])].map(asPattern);
  return sql<string>`regexp_replace(${text}, ${`(?<!\\w)(?:${words.join('|')})(?!\\w)`}, ${ERASED_NAME}, 'gi')`;
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
