/**
 * Puts questions to directors on top of the athletes of fill.ts: so many open ones over the twelve large countries and all
 * fact groups, some claimed, others waiting for a family or decided long ago, and a director with an interest in a few.
 */
import { COUNTRIES } from '@faircourt/contracts/vocabulary';
import type pg from 'pg';
import { VIEWERS } from './fill.ts';

/** Of each athlete, four questions; a third has one about a season as well, and the rest are coaches'. */
const PER_ATHLETE = 4.3;

export function athletesFor(items: number): number {
  // Some of them live in small countries, where nobody asks.
  return Math.ceil((items * 0.98) / PER_ATHLETE / 0.94);
}

export async function fillQueue(
  client: pg.Client,
  items: number,
  countries: readonly string[],
): Promise<void> {
  const large = `'{${COUNTRIES.join()}}'::text[]`;
  // Written with the country on them: the trigger that sets it would ask for each of them by itself.
  await client.query('set session_replication_role = replica').catch(() => null);
  const statements = [
    `insert into seasons (athlete_id, label, team, games, points)
     select id, '2025-26', 'Bench Herons', 20, 300 from athletes where id::text < '~' and random() < 0.33`,
    `create temp table questions as
     select athlete.id as athlete_id, asked.fact_group::fact_group, null::uuid as season_id, athlete.country_code
     from athletes athlete
     cross join (values ('measurements'), ('academics'), ('transcript'), ('school')) asked (fact_group)
     where athlete.country_code = any(${large})
     union all
     select athlete.id, 'season', season.id, athlete.country_code
     from seasons season join athletes athlete on athlete.id = season.athlete_id
     where athlete.country_code = any(${large})`,
    `insert into verifications (athlete_id, fact_group, season_id, country_code, created_at)
     select athlete_id, fact_group, season_id, country_code, now() - random() * interval '60 days'
     from questions order by random() limit ${Math.floor(items * 0.98)}`,
    `create temp table newcomers as
     select n, uuid_v7() as id, uuid_v7() as coach_id, (array(select unnest(${large})))[1 + n % ${COUNTRIES.length}] as country_code
     from generate_series(1, ${items} - (select count(*)::int from verifications where status = 'open')) n`,
    `insert into auth_users (id, email) select id, 'c' || n || '@bench.test' from newcomers`,
    `insert into users (id, auth_id, role, name) select id, id, 'coach', 'Coach ' || n from newcomers`,
    `insert into institutions (id, name, kind, country_code) select id, 'School ' || n, 'school', country_code from newcomers`,
    `insert into coaches (id, user_id, institution_id) select coach_id, id, id from newcomers`,
    `insert into verifications (institution_id, coach_id, fact_group, country_code, created_at)
     select id, coach_id, 'institution', country_code, now() - random() * interval '60 days' from newcomers`,
    // One in fifty is on somebody's desk, or was until they forgot it.
    `update verifications set claimed_by = (select id from users where role = 'coach' limit 1),
       claimed_at = now() - random() * interval '8 hours' where status = 'open' and random() < 0.02`,
    `insert into verifications (athlete_id, fact_group, country_code, status, decided_at, created_at)
     select id, 'school', country_code, 'rejected', now(), now() - interval '90 days' from athletes`,
  ];
  await client.query('select setseed(0.42)');
  for (const statement of statements) await client.query(statement);
  await seedDirector(client, countries);
  await client.query('set session_replication_role = origin').catch(() => null);
  await client.query('vacuum analyze');
}

/** Works in these countries; is linked to some athletes, has invited others, and has coached a few. */
async function seedDirector(client: pg.Client, countries: readonly string[]): Promise<void> {
  const director = `(select u.id from users u join auth_users a on a.id = u.auth_id where a.email = '${VIEWERS.director}')`;
  const some = (offset: number) =>
    `(select id, user_id from athletes where country_code = '${countries[0]}' order by id offset ${offset} limit 20) kin`;
  const statements = [
    `insert into regions (id, name) values ('${REGION}', 'Bench')`,
    ...countries.map(
      (code) => `insert into region_countries (region_id, country_code) values ('${REGION}', '${code}')`,
    ),
    `insert into director_regions (region_id, director_user_id) values ('${REGION}', ${director})`,
    `insert into guardian_links (athlete_id, guardian_user_id, status, activated_at, ended_at)
     select kin.id, ${director}, 'ended', now(), now() from ${some(0)}`,
    `insert into invitations (id, code, kind, max_uses, uses, issued_by, expires_at)
     values ('${REGION}', 'BENCHCODE', 'team', 20, 20, ${director}, now())`,
    `insert into invitation_redemptions (invitation_id, user_id) select '${REGION}', kin.user_id from ${some(20)}`,
    `insert into declared_conflicts (director_user_id, athlete_id) select ${director}, kin.id from ${some(40)}`,
  ];
  for (const statement of statements) await client.query(statement);
}

const REGION = '0190a0a0-0000-7000-8000-00000000bbbb';
