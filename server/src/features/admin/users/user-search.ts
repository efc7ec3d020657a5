/**
 * Finds accounts by what an admin remembers: a name, an address, an institution or an id, also with a letter wrong. Each
 * way gives so many candidates at most, so that a name that half the world has costs no more than a rare one.
 */
import { sql, type RawBuilder } from 'kysely';
import { allOf, NOBODY, type Condition } from '../../../access/scopes/condition.ts';

const CANDIDATES = 200;
/** An index of three letters in a row cannot help with less. */
const INDEXED_LETTERS = 3;
const ID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

/** A query for `id` and `score`, the best matches with the highest. `isWanted` is over `users` and `auth_users`. */
export function candidatesFor(search: string, isWanted: Condition): RawBuilder<unknown> {
  if (ID.test(search)) return withId(search);
  const ways = waysFor(search);
  const wantedOnly = ways.map(
    (way) => sql`(select found.id, found.score from (${way}) found
      join users on users.id = found.id join auth_users on auth_users.id = users.auth_id
      where ${isWanted} limit ${CANDIDATES})`,
  );
  return sql`select id, max(score) as score from (${sql.join(wantedOnly, sql` union all `)}) candidate group by id`;
}

function waysFor(search: string): RawBuilder<unknown>[] {
  if (search.length < INDEXED_LETTERS) return [startingWith(search)];
  const byAddress = [withAddress(search), addressed(search), similarlyAddressed(search)];
  // Nobody's name has one.
  if (search.includes('@')) return byAddress;
  return [named(search), similarlyNamed(search), ...byAddress, employedAt(search)];
}

/** Of the account, or of the athlete that it belongs to. */
function withId(id: string): RawBuilder<unknown> {
  return sql`select users.id, 1::real as score from users
    where users.id = ${id}::uuid
      or users.id = (select athletes.user_id from athletes where athletes.id = ${id}::uuid)`;
}

/** Folded: small letters without accents, each word after a blank. */
function folded(search: string): RawBuilder<string> {
  return sql<string>`folded_name(${search})`;
}

/** A word of the name begins with it. */
function startingWith(search: string): RawBuilder<unknown> {
  return sql`select users.id, similarity(users.sorted_name, ${folded(search)}) as score from users
    where users.sorted_name like '%' || nullif(${folded(search)}, '') || '%'`;
}

/** Every word is somewhere in the name. */
function named(search: string): RawBuilder<unknown> {
  return sql`select users.id, 1 + similarity(users.sorted_name, ${folded(search)}) as score from users
    where ${allWordsIn(sql`users.sorted_name`, search)}`;
}

/** Every word is in the name with at most a letter wrong. */
function similarlyNamed(search: string): RawBuilder<unknown> {
  return sql`select users.id, similarity(users.sorted_name, ${folded(search)}) as score from users
    where ${allWordsNear(sql`users.sorted_name`, wordsOf(search).map(folded))}`;
}

const ADDRESS = sql`lower(auth_users.email::text)`;

/** A way of its own: among the many addresses of one provider, this one must not be cut off. */
function withAddress(search: string): RawBuilder<unknown> {
  return sql`select users.id, 3::real as score
    from auth_users join users on users.auth_id = auth_users.id where auth_users.email = ${search}`;
}

/** The end of a whole address is left out: many share it, so it would be looked up for long and tell little. */
function addressed(search: string): RawBuilder<unknown> {
  const mailbox = mailboxOf(search);
  const part = mailbox === '' ? search : search.slice(0, mailbox.length + 1);
  return sql`select users.id, 1 + similarity(${ADDRESS}, lower(${search})) as score
    from auth_users join users on users.auth_id = auth_users.id
    where ${ADDRESS} like ${`%${escaped(part)}%`}`;
}

/** Every word before the @ has at most a letter wrong. */
function similarlyAddressed(search: string): RawBuilder<unknown> {
  const words = mailboxOf(search)
    .toLowerCase()
    .split(/[^\p{L}]+/u)
    .filter(Boolean);
  return sql`select users.id, similarity(${ADDRESS}, lower(${search})) as score
    from auth_users join users on users.auth_id = auth_users.id
    where ${allWordsNear(
      sql`split_part(${ADDRESS}, '@', 1)`,
      words.map((word) => sql`${word}`),
    )}`;
}

function employedAt(search: string): RawBuilder<unknown> {
  return sql`select coaches.user_id as id, similarity(institutions.sorted_name, ${folded(search)}) as score
    from institutions join coaches on coaches.institution_id = institutions.id
    where institutions.sorted_name % ${folded(search)} or ${allWordsIn(sql`institutions.sorted_name`, search)}`;
}

/** Of a folded word nothing but letters, digits and blanks is left, so nothing in it is a pattern. */
function allWordsIn(name: RawBuilder<unknown>, search: string): Condition {
  return sql<boolean>`${sql.join(
    wordsOf(search).map((word) => sql`${name} like '%' || nullif(ltrim(folded_name(${word})), '') || '%'`),
    sql` and `,
  )}`;
}

function allWordsNear(text: RawBuilder<unknown>, words: readonly RawBuilder<unknown>[]): Condition {
  if (words.length === 0) return NOBODY;
  return allOf(...words.map((word) => sql<boolean>`near_spellings(${text}) && near_spellings(${word})`));
}

/** What is before the @, or everything where there is none. */
function mailboxOf(search: string): string {
  return search.split('@', 1)[0] ?? '';
}

function wordsOf(search: string): string[] {
  return search.split(/\s+/).filter(Boolean);
}

function escaped(search: string): string {
  return search.toLowerCase().replaceAll(/[\\%_]/g, String.raw`\$&`);
}
