import * as vocabulary from '@faircourt/contracts/vocabulary';
import { LIMITS } from '@faircourt/contracts/limits';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { freshDatabase, type FreshDatabase } from '../../../test/app/fresh-database.ts';
import { inTransaction } from './database.ts';

let fresh: FreshDatabase;
beforeAll(async () => {
  fresh = await freshDatabase();
});
afterAll(() => fresh.drop());

const LISTS: Record<string, readonly string[]> = {
  user_role: vocabulary.ROLES,
  account_status: vocabulary.ACCOUNT_STATUSES,
  locale: vocabulary.LOCALES,
  player_position: vocabulary.POSITIONS,
  dominant_hand: vocabulary.DOMINANT_HANDS,
  visibility: vocabulary.VISIBILITIES,
  video_provider: vocabulary.VIDEO_PROVIDERS,
  field_group: vocabulary.FIELD_GROUPS,
  audience: vocabulary.AUDIENCES,
  release_status: vocabulary.RELEASE_STATUSES,
  link_status: vocabulary.LINK_STATUSES,
  fact_group: vocabulary.FACT_GROUPS,
  verification_status: vocabulary.VERIFICATION_STATUSES,
  institution_kind: vocabulary.INSTITUTION_KINDS,
  institution_status: vocabulary.INSTITUTION_STATUSES,
  contact_status: vocabulary.CONTACT_STATUSES,
  consent_kind: vocabulary.CONSENT_KINDS,
  plan: vocabulary.PLANS,
  subscription_status: vocabulary.SUBSCRIPTION_STATUSES,
  invitation_kind: vocabulary.INVITATION_KINDS,
  file_kind: vocabulary.FILE_KINDS,
  age_notice: vocabulary.AGE_NOTICES,
  division: vocabulary.DIVISIONS,
  program: vocabulary.PROGRAMS,
  contact_channel: vocabulary.CONTACT_CHANNELS,
  contact_verdict: vocabulary.CONTACT_VERDICTS,
};

test.each(Object.entries(LISTS))('the database knows %s as the contracts do', async (type, list) => {
  const { rows } = await sql<{ label: string }>`
    select enumlabel as label from pg_enum e join pg_type t on t.oid = e.enumtypid
    where t.typname = ${type} order by enumsortorder`.execute(fresh.db);
  expect(rows.map((row) => row.label)).toEqual(list);
});

test.each([
  ['height_cm', LIMITS.heightCm],
  ['weight_kg', LIMITS.weightKg],
  ['wingspan_cm', LIMITS.wingspanCm],
  ['vertical_cm', LIMITS.verticalCm],
  ['grad_year', LIMITS.gradYear],
  ['jersey_number', LIMITS.jerseyNumber],
] as const)('the database holds %s to the limits of the specification', async (column, { min, max }) => {
  const { id } = await person();
  const insert = (value: number) =>
    inTransaction(fresh.db, async (trx) => {
      await trx
        .insertInto('athletes')
        .values({ user_id: id, [column]: value })
        .execute();
      throw new Error('fits');
    });
  for (const value of [min, max]) await expect(insert(value)).rejects.toThrow('fits');
  for (const value of [min - 1, max + 1])
    await expect(insert(value)).rejects.toThrow(/check constraint|out of range|overflow/);
});

async function person(): Promise<{ id: string }> {
  const auth = await fresh.db
    .insertInto('auth_users')
    .values({ email: `${crypto.randomUUID()}@example.test` })
    .returning('id')
    .executeTakeFirstOrThrow();
  return fresh.db
    .insertInto('users')
    .values({ auth_id: auth.id, role: 'athlete', name: 'Kid' })
    .returning('id')
    .executeTakeFirstOrThrow();
}
