/** What a database that has been in use before guardianship was checked holds after the upgrade: all it held before. */
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

/** A minor and an adult with a guardian each, a release of the minor's, and a director. */
async function seed(client: pg.Client): Promise<void> {
  await client.query(`
    insert into auth_users (id, email) select ('00000000-0000-7000-8000-00000000000' || n)::uuid, n || '@example.test'
      from generate_series(1, 5) n;
    insert into users (id, auth_id, role, name)
      select a.id, a.id, (array['athlete', 'athlete', 'guardian', 'guardian', 'regional_director'])[right(a.id::text, 1)::int]::user_role,
        'Somebody' from auth_users a;
    insert into athletes (id, user_id, birthdate)
      select id, id, case when id::text like '%1' then current_date - interval '15 years' else date '1999-01-01' end
      from users where role = 'athlete';
    insert into guardian_links (athlete_id, guardian_user_id, status, activated_at) values
      ('00000000-0000-7000-8000-000000000001', '00000000-0000-7000-8000-000000000003', 'active', now()),
      ('00000000-0000-7000-8000-000000000002', '00000000-0000-7000-8000-000000000004', 'active', now());
    insert into releases (athlete_id, field_group, audience, status, decided_by, decided_at) values
      ('00000000-0000-7000-8000-000000000001', 'identity', 'everyone', 'approved',
        '00000000-0000-7000-8000-000000000003', now());
    insert into verifications (fact_group, athlete_id) values ('school', '00000000-0000-7000-8000-000000000001')`);
}

test('nothing is deleted, cards are made again, and guardians of minors and directors are to be told', async () => {
  await withClient(url, async (client) => {
    await upgradeTo(client, '0017_guardianship_notices', seed);
    const one = async (question: string) =>
      (await client.query<{ n: string }>(question)).rows.map(({ n }) => n);
    expect(await one(`select status::text as n from releases`)).toEqual(['approved']);
    expect(await one(`select status::text as n from guardian_links`)).toEqual(['active', 'active']);
    expect(await one(`select right(user_id::text, 1) as n from guardianship_notices order by 1`)).toEqual([
      '3',
      '5',
    ]);
    expect(await one(`select mailbox_of('Ann.Lee+x@GoogleMail.com') as n`)).toEqual(['annlee@gmail.com']);
    expect(await one(`select mailbox_of('Ann.Lee+x@Home.example') as n`)).toEqual(['ann.lee@home.example']);
  });
});
