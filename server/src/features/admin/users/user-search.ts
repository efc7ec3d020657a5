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

/**
 * A query for `id` and `score`, the best matches with the highest. `isWanted` is over `users` and `auth_users`. Where there
 * are plenty without a letter wrong, nobody looks for others: they would all come after those.
 */
export function candidatesFor(search: string, isWanted: Condition): RawBuilder<unknown> {
  if (ID.test(search)) return withId(search);
  if (search.length < INDEXED_LETTERS) return bestOf([startingWith(search)], isWanted);
  const { exact, near } = waysFor(search);
  const arePlenty = sql<boolean>`(select count(*) from exact) >= ${CANDIDATES}`;
  return sql`with exact as materialized (${bestOf(exact, isWanted)})
    select id, max(score) as score from (
      table exact union all (${bestOf(near, allOf(isWanted, sql`not ${arePlenty}`))})
    ) candidate group by id`;
}

function bestOf(ways: readonly Way[], isWanted: Condition): RawBuilder<unknown> {
  const found = ways.map(
    ({ from, where, score }) => sql`(select users.id, ${score} as score from ${from}
      where ${allOf(where, isWanted)} limit ${CANDIDATES})`,
  );
  return sql`select id, max(score) as score from (${sql.join(found, sql` union all `)}) found group by id`;
}

/** `from` names `users` and `auth_users`. */
interface Way {
  from: RawBuilder<unknown>;
  where: Condition;
  score: RawBuilder<unknown>;
}

interface Ways {
  /** Each scores more than 1. */
  exact: Way[];
  /** Each scores at most 1. */
  near: Way[];
}

function waysFor(search: string): Ways {
  const exact = [withAddress(search), addressed(search)];
  // Nobody's name has one.
  if (search.includes('@')) return { exact, near: [similarlyAddressed(search)] };
  return {
    exact: [named(search), ...exact],
    near: [similarlyNamed(search), similarlyAddressed(search), employedAt(search)],
  };
}

/** Of the account, or of the athlete that it belongs to. */
function withId(id: string): RawBuilder<unknown> {
  return sql`select users.id, 1::real as score from users
    where users.id = ${id}::uuid
      or users.id = (select athletes.user_id from athletes where athletes.id = ${id}::uuid)`;
}

const BY_NAME = sql`users join auth_users on auth_users.id = users.auth_id`;

/** Mailbox by mailbox: the planner would rather walk through everybody whom a filter fits, such as all who are suspended. */
function byAddress(where: Condition): Pick<Way, 'from' | 'where'> {
  return {
    from: sql`auth_users cross join lateral (
      select users.* from users where users.auth_id = auth_users.id offset 0) users`,
    where,
  };
}

/** Folded: small letters without accents, each word after a blank. */
function folded(search: string): RawBuilder<string> {
  return sql<string>`folded_name(${search})`;
}

/** A word of the name begins with it. */
function startingWith(search: string): Way {
  return {
    from: BY_NAME,
    where: sql`users.sorted_name like '%' || nullif(${folded(search)}, '') || '%'`,
    score: nameLikeness(search),
  };
}

/** Every word is somewhere in the name. */
function named(search: string): Way {
  return {
    from: BY_NAME,
    where: allWordsIn(sql`users.sorted_name`, search),
    score: sql`1 + ${nameLikeness(search)}`,
  };
}

/** Every word is in the name with at most a letter wrong. */
function similarlyNamed(search: string): Way {
  const where = allWordsNear(sql`users.sorted_name`, wordsOf(search).map(folded));
  return { from: BY_NAME, where, score: nameLikeness(search) };
}

function nameLikeness(search: string): RawBuilder<number> {
  return sql<number>`similarity(users.sorted_name, ${folded(search)})`;
}

const ADDRESS = sql`lower(auth_users.email::text)`;

/** A way of its own: among the many addresses of one provider, this one must not be cut off. */
function withAddress(search: string): Way {
  return { ...byAddress(sql`auth_users.email = ${search}`), score: sql`3::real` };
}

/** The end of a whole address is left out: many share it, so it would be looked up for long and tell little. */
function addressed(search: string): Way {
  const mailbox = mailboxOf(search);
  const part = mailbox === '' ? search : search.slice(0, mailbox.length + 1);
  return {
    ...byAddress(sql`${ADDRESS} like ${`%${escaped(part)}%`}`),
    score: sql`1 + ${addressLikeness(search)}`,
  };
}

/** Every word before the @ has at most a letter wrong. */
function similarlyAddressed(search: string): Way {
  const words = mailboxOf(search)
    .toLowerCase()
    .split(/[^\p{L}]+/u)
    .filter(Boolean);
  const where = allWordsNear(
    sql`split_part(${ADDRESS}, '@', 1)`,
    words.map((word) => sql`${word}`),
  );
  return { ...byAddress(where), score: addressLikeness(search) };
}

function addressLikeness(search: string): RawBuilder<number> {
  return sql<number>`similarity(${ADDRESS}, lower(${search}))`;
}

function employedAt(search: string): Way {
  return {
    from: sql`institutions join coaches on coaches.institution_id = institutions.id
      join users on users.id = coaches.user_id join auth_users on auth_users.id = users.auth_id`,
    where: sql`(institutions.sorted_name % ${folded(search)} or ${allWordsIn(sql`institutions.sorted_name`, search)})`,
    score: sql`similarity(institutions.sorted_name, ${folded(search)})`,
  };
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
