/** What a database that has been in use before ages were doubted holds after the upgrade. */
import { randomBytes } from 'node:crypto';
import type pg from 'pg';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { createScratchDatabase, dropScratchDatabase, withClient } from './scratch.ts';
import { upgradeTo } from '../../../test/app/upgrade.ts';

const name = `faircourt_upgrade_${process.pid}_${randomBytes(4).toString('hex')}`;
let url: string;
beforeAll(async () => {
  url = await createScratchDatabase(inject('postgresUrl'), name);
});
afterAll(() => dropScratchDatabase(inject('postgresUrl'), name));

/** One who states 2000 with a class of 2030 and released something alone, one who graduated long ago, and a minor. */
async function seed(client: pg.Client): Promise<void> {
  await client.query(`
    insert into auth_users (id, email) select ('00000000-0000-7000-8000-00000000000' || n)::uuid, n || '@example.test'
      from generate_series(1, 3) n;
    insert into users (id, auth_id, role, name) select id, id, 'athlete', 'Somebody' from auth_users;
    insert into athletes (id, user_id, birthdate, grad_year) values
      ('00000000-0000-7000-8000-000000000001', '00000000-0000-7000-8000-000000000001', '2000-05-05', 2030),
      ('00000000-0000-7000-8000-000000000002', '00000000-0000-7000-8000-000000000002', '2006-05-05', 2024),
      ('00000000-0000-7000-8000-000000000003', '00000000-0000-7000-8000-000000000003', '2012-05-05', 2030);
    insert into releases (athlete_id, field_group, audience, status, decided_by, decided_at) values
      ('00000000-0000-7000-8000-000000000001', 'identity', 'everyone', 'approved',
        '00000000-0000-7000-8000-000000000001', now());
    delete from card_due`);
}

test('who states an age that the graduation year speaks against is doubted, and nothing is deleted', async () => {
  await withClient(url, async (client) => {
    await upgradeTo(client, '0023_age_doubt', seed);
    const ask = async (question: string) =>
      (await client.query<{ n: string }>(question)).rows.map(({ n }) => n);
    expect(
      await ask(`select right(id::text, 1) as n from athletes where age_doubts = '{grad_year}'`),
    ).toEqual(['1']);
    expect(await ask(`select right(athlete_id::text, 1) as n from card_due`)).toEqual(['1']);
    expect(await ask(`select status::text as n from releases`)).toEqual(['approved']);
  });
});
