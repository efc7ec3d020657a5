/** The only SQL on regions: their countries, and how long a check counts there. */
import type { RegionInput } from '@faircourt/contracts/regions';
import type { FactGroup } from '@faircourt/contracts/vocabulary';
import { sql, type Transaction } from 'kysely';
import type { Queries } from '../../platform/database/database.ts';
import type { DB } from '../../platform/database/schema.gen.ts';

export interface RegionRow {
  id: string;
  name: string;
  countries: string[];
  validity: Partial<Record<FactGroup, number>>;
  directors: number;
}

/** By name; only the one when an id is given. */
export async function listRegionRows(queries: Queries, id: string | null = null): Promise<RegionRow[]> {
  const { rows } = await sql<RegionRow>`
    select region.id, region.name,
      array(
        select country_code::text from region_countries where region_id = region.id order by 1
      ) as countries,
      coalesce((
        select jsonb_object_agg(fact_group, months) from region_validity where region_id = region.id
      ), '{}') as validity,
      (select count(*)::int from director_regions where region_id = region.id) as directors
    from regions region
    where ${id}::uuid is null or region.id = ${id}
    order by lower(region.name), region.id`.execute(queries);
  return rows;
}

export async function findRegionId(queries: Queries, name: string): Promise<string | null> {
  const row = await queries
    .selectFrom('regions')
    .select('id')
    .where(sql`lower(name)`, '=', sql`lower(${name})`)
    .executeTakeFirst();
  return row?.id ?? null;
}

/** Those of the ids that exist. */
export function listNamedRegions(
  trx: Transaction<DB>,
  ids: readonly string[],
): Promise<{ id: string; name: string }[]> {
  return trx
    .selectFrom('regions')
    .select(['id', 'name'])
    .where('id', '=', sql<string>`any(${[...ids]}::uuid[])`)
    .orderBy('name')
    .execute();
}

export async function insertRegion(trx: Transaction<DB>, input: RegionInput): Promise<string> {
  const { id } = await trx
    .insertInto('regions')
    .values({ name: input.name })
    .returning('id')
    .executeTakeFirstOrThrow();
  await storeParts(trx, id, input);
  return id;
}

export async function updateRegionRow(trx: Transaction<DB>, id: string, input: RegionInput): Promise<void> {
  await trx.updateTable('regions').set({ name: input.name }).where('id', '=', id).execute();
  await trx.deleteFrom('region_countries').where('region_id', '=', id).execute();
  await trx.deleteFrom('region_validity').where('region_id', '=', id).execute();
  await storeParts(trx, id, input);
}

export async function deleteRegionRow(trx: Transaction<DB>, id: string): Promise<void> {
  await trx.deleteFrom('regions').where('id', '=', id).execute();
}

async function storeParts(trx: Transaction<DB>, id: string, input: RegionInput): Promise<void> {
  const countries = [...new Set(input.countries)].map((country_code) => ({ region_id: id, country_code }));
  await trx.insertInto('region_countries').values(countries).execute();
  await sql`
    insert into region_validity (region_id, fact_group, months)
    select ${id}::uuid, key::fact_group, value::int from jsonb_each_text(${JSON.stringify(input.validity)}::jsonb)`.execute(
    trx,
  );
}
