/** What becomes of the badges and of the verified coaches of a database that has been in use before directors came. */
import { randomBytes } from 'node:crypto';
import type pg from 'pg';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { createScratchDatabase, dropScratchDatabase, withClient } from './scratch.ts';
import { upgradeTo } from '../../../test/app/upgrade.ts';

const name = `faircourt_upgrade_${process.pid}_${randomBytes(4).toString('hex')}`;
let url: string;
beforeAll(async () => {
  url = await createScratchDatabase(inject('postgresUrl'), name);
  await withClient(url, (client) => upgradeTo(client, '0012_directors', seed));
});
afterAll(() => dropScratchDatabase(inject('postgresUrl'), name));

const id = (n: number) => `00000000-0000-7000-8000-0000000000${String(n).padStart(2, '0')}`;
const ATHLETE = id(1);
const DIRECTOR = id(2);
const [CHECKED, BY_COLUMN, LAPSED, UNVERIFIED] = [id(21), id(22), id(23), id(24)];
/** One of each institution, in the same order. */
const COACHES = [id(11), id(12), id(13), id(14)];

async function seed(client: pg.Client): Promise<void> {
  await client.query(
    `insert into auth_users (id, email) select person, person || '@example.test' from unnest($1::uuid[]) person`,
    [[ATHLETE, DIRECTOR, ...COACHES]],
  );
  await client.query(
    `insert into users (id, auth_id, role, name)
     select id, id, case id when $1 then 'athlete' when $2 then 'regional_director' else 'coach' end::user_role, 'Somebody'
     from auth_users`,
    [ATHLETE, DIRECTOR],
  );
  await client.query('insert into athletes (id, user_id, height_cm, school_name) values ($1, $1, 190, $2)', [
    ATHLETE,
    'Harbor High',
  ]);
  await client.query('insert into academics (athlete_id, gpa) values ($1, 3.5)', [ATHLETE]);
  await client.query(
    `insert into verifications (fact_group, athlete_id, status, fact_values, decided_at, expires_at)
     select fact_group::fact_group, $1, status::verification_status, facts::jsonb, now(), now() + interval '1 month'
     from (values
       ('measurements', 'verified', '{"height_cm": 190.0, "hand": "left"}'),
       ('measurements', 'open', '{"height_cm": 180}'),
       ('academics', 'verified', '{"gpa": 3.9}'),
       ('transcript', 'open', '{}')) old (fact_group, status, facts)`,
    [ATHLETE],
  );
  await client.query(
    `insert into institutions (id, name, kind, country_code, status)
     select institution.id, 'College', 'college', 'US',
       case institution.id when $2 then 'unverified' else 'verified' end::institution_status
     from unnest($1::uuid[]) institution (id)`,
    [[CHECKED, BY_COLUMN, LAPSED, UNVERIFIED], UNVERIFIED],
  );
  await client.query(
    `insert into coaches (id, user_id, institution_id, affiliation_status, work_email)
     select coach, coach, institution, 'verified', 'Dana@college.test'
     from unnest($1::uuid[], $2::uuid[]) as works (coach, institution)`,
    [COACHES, [CHECKED, BY_COLUMN, LAPSED, UNVERIFIED]],
  );
  await client.query(
    `insert into verifications
       (fact_group, institution_id, status, director_user_id, method, decided_at, expires_at)
     values ('institution', $1, 'verified', $3, 'met them', '2026-01-05T00:00:00Z', '2100-01-05T00:00:00Z'),
       ('institution', $2, 'verified', $3, 'met them', '2020-01-05T00:00:00Z', '2022-01-05T00:00:00Z')`,
    [CHECKED, LAPSED, DIRECTOR],
  );
}

async function read(query: string): Promise<unknown[]> {
  return withClient(url, async (client) => (await client.query<Record<string, unknown>>(query)).rows);
}

test('a badge for other values is dropped; the badges and questions that remain are about the current record', async () => {
  const rows = await read(`
    select fact_group::text, status::text,
      fact_values = current_facts(fact_group, athlete_id, season_id)
        and values_hash = facts_hash(fact_values) as is_in_step
    from verifications where athlete_id is not null order by 1, 2`);
  expect(rows).toEqual([
    { fact_group: 'academics', status: 'dropped', is_in_step: false },
    { fact_group: 'measurements', status: 'open', is_in_step: true },
    { fact_group: 'measurements', status: 'verified', is_in_step: true },
    { fact_group: 'transcript', status: 'dropped', is_in_step: false },
  ]);
  // Search still shows the dropped badge until the card is rebuilt.
  expect(await read('select athlete_id from card_due where due_at <= now()')).toEqual([
    { athlete_id: ATHLETE },
  ]);
});

test('each verified coach and institution has a check of its own, which ends when the institution’s did', async () => {
  const rows = await read(`
    select institution_id, coach_id, director_user_id, method, expires_at > now() as is_in_effect,
      expires_at between now() + interval '23 months' and now() + interval '25 months' as is_new
    from verifications where institution_id is not null order by institution_id, coach_id nulls first`);
  const met = { director_user_id: DIRECTOR, method: 'met them', is_new: false };
  const unknown = { director_user_id: null, method: null, is_in_effect: true, is_new: true };
  expect(rows).toEqual([
    { institution_id: CHECKED, coach_id: null, ...met, is_in_effect: true },
    { institution_id: CHECKED, coach_id: COACHES[0], ...met, is_in_effect: true },
    { institution_id: BY_COLUMN, coach_id: null, ...unknown },
    { institution_id: BY_COLUMN, coach_id: COACHES[1], ...unknown },
    { institution_id: LAPSED, coach_id: null, ...met, is_in_effect: false },
    { institution_id: LAPSED, coach_id: COACHES[2], ...met, is_in_effect: false },
  ]);
});

test('a coach of an institution that nobody has verified does not rise with a colleague', async () => {
  const rows = await read('select affiliation_status::text as status from coaches order by id');
  expect(rows).toEqual([
    { status: 'verified' },
    { status: 'verified' },
    { status: 'verified' },
    { status: 'unverified' },
  ]);
});
