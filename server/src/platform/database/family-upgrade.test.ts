/** What a database that has been in use before families decided holds after the upgrade. */
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

/** Two coaches of one college: one may talk, allowed twice; the other was declined. */
async function seed(client: pg.Client): Promise<void> {
  await client.query(`
    insert into auth_users (id, email) select ('00000000-0000-7000-8000-00000000000' || n)::uuid, n || '@example.test'
      from generate_series(1, 4) n;
    insert into users (id, auth_id, role, name)
      select a.id, a.id, (array['athlete', 'guardian', 'coach', 'coach'])[right(a.id::text, 1)::int]::user_role, 'Somebody'
      from auth_users a;
    insert into athletes (id, user_id) select id, id from users where role = 'athlete';
    insert into coaches (id, user_id) select id, id from users where role = 'coach';
    insert into institutions (id, name, kind, country_code)
      values ('00000000-0000-7000-8000-000000000009', 'Lakeside College', 'college', 'US');
    insert into contact_requests (athlete_id, coach_id, status, decided_by, decided_at)
      select athletes.id, coach.id, coach.status::contact_status, guardian.id, coach.at::timestamptz
      from athletes, users guardian, (values
        ('00000000-0000-7000-8000-000000000003'::uuid, 'approved', '2026-01-05T00:00:00Z'),
        ('00000000-0000-7000-8000-000000000003', 'approved', '2026-02-05T00:00:00Z'),
        ('00000000-0000-7000-8000-000000000004', 'declined', '2026-03-05T00:00:00Z')) coach (id, status, at)
      where guardian.role = 'guardian';
    insert into releases (athlete_id, field_group, audience, institution_id, status, requested_by)
      select athletes.id, asked.field_group::field_group, 'institution', institutions.id, 'requested', asked.by::uuid
      from athletes, institutions, (values
        ('academics', '00000000-0000-7000-8000-000000000003'),
        ('videos', '00000000-0000-7000-8000-000000000002'),
        ('transcript', null)) asked (field_group, by)`);
}

test('who may talk has a conversation, and only coaches still ask', async () => {
  await withClient(url, async (client) => {
    await upgradeTo(client, '0011_family', seed);
    const threads = await client.query('select coach_id, created_at, last_message_at from threads');
    expect(threads.rows).toEqual([
      {
        coach_id: '00000000-0000-7000-8000-000000000003',
        created_at: new Date('2026-01-05T00:00:00Z'),
        last_message_at: new Date('2026-02-05T00:00:00Z'),
      },
    ]);
    const releases = await client.query(
      'select field_group::text, status::text, withdrawn_at is not null as is_over from releases order by 1',
    );
    expect(releases.rows).toEqual([
      { field_group: 'academics', status: 'requested', is_over: false },
      { field_group: 'transcript', status: 'withdrawn', is_over: true },
      { field_group: 'videos', status: 'withdrawn', is_over: true },
    ]);
  });
});
