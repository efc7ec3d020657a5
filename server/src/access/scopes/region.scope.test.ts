import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { freshDatabase, type FreshDatabase } from '../../../test/app/fresh-database.ts';
import { ANONYMOUS, isSignedIn, type Actor } from '../engine/actor.ts';
import { inOwnCountries } from './region.scope.ts';
import { canReadDirectory, canWritePost } from '../rules/region.rules.ts';

let fresh: FreshDatabase;
beforeAll(async () => {
  fresh = await freshDatabase();
});
afterAll(() => fresh.drop());

const COUNTRIES = ['FR', 'MX', 'US'];
const userId = '0190a0a0-0000-7000-8000-000000000000';
const director = {
  kind: 'director',
  userId,
  isMailboxProven: true,
  isApproved: true,
  countries: ['MX', 'FR'],
} as const;

const ACTORS: [string, Actor, string[]][] = [
  ['an approved director', director, ['FR', 'MX']],
  ['a director without a region', { ...director, countries: [] }, []],
  ['a pending director', { ...director, isApproved: false }, []],
  ['an admin', { kind: 'admin', userId, isMailboxProven: true }, []],
  ['a guardian', { kind: 'guardian', userId, isMailboxProven: true, athleteIds: [userId] }, []],
  ['a suspended director', { kind: 'suspended', userId, role: 'regional_director' }, []],
  ['nobody', ANONYMOUS, []],
];

test.each(ACTORS)(
  'the countries of %s are the same to the rules and to the lists',
  async (_who, actor, own) => {
    const { rows } = await sql<{ code: string }>`
    select code from unnest(${COUNTRIES}::text[]) as country (code)
    where ${inOwnCountries(actor, sql`country.code`)} order by code`.execute(fresh.db);
    expect(rows.map(({ code }) => code)).toEqual(own);
    const writable = COUNTRIES.filter(
      (countryCode) => isSignedIn(actor) && canWritePost(actor, { countryCode }),
    );
    expect(writable).toEqual(own);
    // The scope is empty for people who may not read the directory, in case a route ever forgets to ask.
    const mayRead = isSignedIn(actor) && canReadDirectory(actor);
    expect(rows.length === 0 || mayRead).toBe(true);
  },
);
