/** The only SQL on posts as everybody reads them. */
import { FEED_PAGE } from '@faircourt/contracts/posts';
import type { Locale, PostKind } from '@faircourt/contracts/vocabulary';
import { sql } from 'kysely';
import { ownAthleteIds, type SignedInActor } from '../../access/engine/actor.ts';
import type { Queries } from '../../platform/database/database.ts';

/**
 * Notes first, for they belong to the country's page; news, which are many, do not push them out. Of each the reader's
 * language first, and in each language the newest first.
 */
export async function listPublishedFor(queries: Queries, countryCode: string, locale: Locale) {
  const ofKind = (kind: PostKind) =>
    selectPublished(queries)
      .where('country_code', '=', countryCode)
      .where('kind', '=', kind)
      .orderBy(sql`locale = ${locale}::locale`, 'desc')
      .orderBy('published_at', 'desc')
      .orderBy('id', 'desc')
      .execute();
  return [...(await ofKind('country_note')), ...(await ofKind('news'))];
}

/** Newest first. `null` are all countries; at the same moment the reader's language comes first. */
export function listFeed(queries: Queries, countries: readonly string[] | null, locale: Locale) {
  const rows = selectPublished(queries)
    .orderBy('published_at', 'desc')
    .orderBy(sql`locale = ${locale}::locale`, 'desc')
    .orderBy('id', 'desc');
  return (
    countries ? rows.where('country_code', '=', sql<string>`any(${[...countries]}::text[])`) : rows
  ).execute();
}

export type PublishedRow = Awaited<ReturnType<typeof listFeed>>[number];

/** Where somebody is at home here: the countries whose news concern them; `null` are all. */
export async function listHomeCountries(queries: Queries, actor: SignedInActor): Promise<string[] | null> {
  switch (actor.kind) {
    case 'admin':
      return null;
    case 'director':
      return [...actor.countries];
    case 'athlete':
    case 'guardian':
      return countriesOfAthletes(queries, ownAthleteIds(actor));
    case 'coach':
      return countriesOfInstitution(queries, actor.institutionId);
  }
}

async function countriesOfAthletes(queries: Queries, athleteIds: readonly string[]): Promise<string[]> {
  const rows = await queries
    .selectFrom('athletes')
    .select('country_code')
    .distinct()
    .where('id', '=', sql<string>`any(${[...athleteIds]}::uuid[])`)
    .execute();
  return rows.map(({ country_code }) => country_code);
}

async function countriesOfInstitution(queries: Queries, institutionId: string | null): Promise<string[]> {
  if (!institutionId) return [];
  const rows = await queries
    .selectFrom('institutions')
    .select('country_code')
    .where('id', '=', institutionId)
    .execute();
  return rows.map(({ country_code }) => country_code);
}

function selectPublished(queries: Queries) {
  return queries
    .selectFrom('posts')
    .select([
      'id',
      'kind',
      'country_code',
      'locale',
      'title',
      'body',
      'author_name',
      'published_at',
      'updated_at',
    ])
    .where('status', '=', 'published')
    .limit(FEED_PAGE);
}
