/**
 * Fills a scratch database with athletes as a grown product would hold them: few countries with many, heights that follow
 * positions, families that released some groups to some audiences, facts that directors checked. The same at every run.
 */
import type pg from 'pg';
import { COUNTRIES } from '@faircourt/contracts/vocabulary';
import { hashPassword } from '../src/platform/sessions/password.ts';
import { familyNames, givenNames } from './names.ts';

export const PASSWORD = 'bench-courtside';
export const VIEWERS = {
  coach: 'coach@bench.test',
  member: 'member@bench.test',
  director: 'director@bench.test',
} as const;
export type Viewer = keyof typeof VIEWERS;

/** Shares of a thousand; what is left spreads over many small countries. */
const SHARES = [420, 15, 70, 60, 75, 50, 45, 30, 55, 20, 60, 45];
const SMALL_COUNTRIES =
  'IS MT CY LU FJ WS TO BB GD LC AG DM BZ SR GY BT MV BN KM ST SC MU CV TL VU SB KI TV NR PW'.split(' ');
const INSTITUTIONS = 400;

/** The consent forms are published by then: without a guardian's signatures nothing of a minor is released. */
export async function fill(client: pg.Client, athletes: number): Promise<void> {
  await client.query('set synchronous_commit = off');
  // Rows that belong together by construction need no check of each reference; only a superuser may say so.
  await client.query('set session_replication_role = replica').catch(() => null);
  await client.query(`select setseed(0.42)`);
  await client.query(`
    create temp table given_names as select name, n - 1 as n from unnest($$${arrayOf(givenNames())}$$::text[]) with ordinality as t (name, n);
    create temp table family_names as select name, n - 1 as n from unnest($$${arrayOf(familyNames())}$$::text[]) with ordinality as t (name, n);
    create unique index on given_names (n);
    create unique index on family_names (n);
    create temp table bench_countries as select code, place from unnest($$${arrayOf(countryPlaces())}$$::text[]) with ordinality as t (code, place);
    create unique index on bench_countries (place);
    analyze given_names; analyze family_names; analyze bench_countries;
  `);
  for (const statement of statements(athletes)) await client.query(statement);
  await seedViewers(client);
}

/** A thousand places, each country as often as its share; the small ones take turns in the last few. */
function countryPlaces(): string[] {
  const large = COUNTRIES.flatMap((code, n) => Array.from({ length: (SHARES[n] ?? 0) * 10 }, () => code));
  const left = 10_000 - large.length;
  // The first of them is the rarest: two athletes in ten thousand.
  const small = Array.from({ length: left }, (_, n) =>
    n < 2 ? 'IS' : (SMALL_COUNTRIES[1 + (n % (SMALL_COUNTRIES.length - 1))] ?? 'MT'),
  );
  return [...large, ...small];
}

function statements(athletes: number): string[] {
  const guardians = Math.ceil(athletes * 0.6);
  return [
    `insert into institutions (name, kind, country_code, status)
     select 'College ' || n, 'college', 'US', 'verified' from generate_series(1, ${INSTITUTIONS}) n`,
    `create temp table places as select id, row_number() over (order by id) - 1 as n from institutions`,
    `create temp table people as
     select n, uuid_v7() as id,
       (floor(power(random(), 2) * 3000))::int as given, (floor(power(random(), 2.5) * 30000))::int as family,
       (floor(power(random(), 2.5) * 30000))::int as second_family, random() as has_second,
       random() as status, 1 + floor(random() * 10000)::int as country, 1 + floor(random() * 5)::int as position,
       random() as has_other, sqrt(-2 * ln(1 - random())) * cos(2 * pi() * random()) as tall,
       2024 + floor(12 * (random() + random() + random()) / 3)::int as grad_year,
       random() as visibility, random() as birth, random() as hand, random() as touched,
       random() as linked, floor(random() * ${guardians})::int as guardian
     from generate_series(0, ${athletes - 1}) n`,
    `insert into auth_users (id, email) select id, 'a' || n || '@bench.test' from people`,
    `insert into users (id, auth_id, role, status, name)
     select p.id, p.id, 'athlete', case when p.status < 0.003 then 'suspended' else 'active' end::account_status,
       g.name || ' ' || f.name || case when p.has_second < 0.2 then ' ' || s.name else '' end
     from people p join given_names g on g.n = p.given join family_names f on f.n = p.family
     join family_names s on s.n = p.second_family order by p.n`,
    `insert into athletes (id, user_id, primary_position, secondary_position, height_cm, weight_kg, dominant_hand,
       grad_year, birthdate, country_code, city, school_name, bio, visibility, updated_at)
     select id, id, positions[position], case when has_other < 0.5 then positions[case when position < 5 then position + 1 else 4 end] end,
       case when hand < 0.96 then round((183 + 5.5 * position + 5.5 * tall)::numeric * 2) / 2 end, 80,
       case when hand < 0.85 then 'right' when hand < 0.985 then 'left' else 'both' end::dominant_hand,
       case when touched < 0.97 then grad_year end,
       case when birth < 0.98 then make_date(grad_year - 18, 1, 1) + floor(birth * 365)::int end,
       code, 'City ' || (n % 900), 'School ' || (n % 5000), repeat('About me. ', 20),
       case when visibility < 0.5 then 'public' when visibility < 0.87 then 'colleges_only'
         when visibility < 0.96 then 'private' else 'conditional' end::visibility,
       now() - touched * touched * interval '900 days'
     from people join bench_countries on place = country,
       (select array['Point Guard', 'Shooting Guard', 'Small Forward', 'Power Forward', 'Center']::player_position[] as positions) p
     order by n`,
    `create temp table parents as select n, uuid_v7() as id from generate_series(0, ${guardians - 1}) n`,
    `insert into auth_users (id, email, email_verified) select id, 'g' || n || '@bench.test', true from parents`,
    `insert into users (id, auth_id, role, name) select id, id, 'guardian', 'Guardian ' || n from parents`,
    `insert into guardian_links (athlete_id, guardian_user_id, status, activated_at, stated_name, stated_birthdate, relationship, stated_at)
     select p.id, g.id, 'active', now(), 'Guardian ' || g.n, '1980-01-01', 'mother', now()
     from people p join parents g on g.n = p.guardian where p.linked < 0.75`,
    `insert into consent_signatures (document_id, body_hash, athlete_id, guardian_user_id, signed_name)
     select d.id, d.body_hash, p.id, g.id, 'Guardian ' || g.n from people p join parents g on g.n = p.guardian
     join athletes a on a.id = p.id and coalesce(a.birthdate > now() - interval '18 years', true)
     cross join (select distinct on (kind) id, body_hash from consent_documents
       where locale = 'en' and kind in ('platform', 'colleges', 'media') order by kind, version desc) d
     where p.linked < 0.75`,
    `insert into releases (athlete_id, field_group, audience, institution_id, status, decided_by, decided_at, expires_at)
     select p.id, r.field_group::field_group, r.audience::audience,
       case when r.audience = 'institution' then (select id from places where places.n = p.n % ${INSTITUTIONS}) end,
       'approved', g.id, now(), case when p.hand < 0.2 then now() + p.hand * interval '900 days' + interval '1 day' end
     from people p join parents g on g.n = p.guardian
     cross join (values ('identity', 'everyone', 0.0, 0.3), ('identity', 'verified_colleges', 0.25, 0.7),
       ('measurements', 'verified_colleges', 0.2, 0.6), ('academics', 'verified_colleges', 0.3, 0.65),
       ('academics', 'everyone', 0.0, 0.05), ('videos', 'verified_colleges', 0.3, 0.6),
       ('identity', 'institution', 0.72, 0.75), ('academics', 'institution', 0.7, 0.73)) r (field_group, audience, low, high)
     where p.linked < 0.75 and p.linked between r.low and r.high`,
    `insert into verifications (athlete_id, fact_group, status, decided_at, expires_at)
     select id, 'measurements'::fact_group, 'verified'::verification_status, now(), now() + interval '200 days' from people where birth < 0.4
     union all
     select id, 'academics'::fact_group, 'verified'::verification_status, now(), now() + interval '200 days' from people where birth between 0.2 and 0.5`,
    // Directors have checked who a good half of the guardians are; only their releases to everyone count.
    `insert into verifications (athlete_id, guardian_link_id, fact_group, status, decided_at, expires_at)
     select p.id, link.id, 'guardianship', 'verified', now(), now() + interval '300 days'
     from people p join guardian_links link on link.athlete_id = p.id where p.linked < 0.4`,
    `insert into academics (athlete_id, gpa)
     select id, round((4 - abs(tall) * 0.7)::numeric, 2) from people where has_second < 0.7 and abs(tall) < 4`,
    `insert into videos (athlete_id, title, url, is_public)
     select id, 'Highlights', 'https://www.youtube.com/watch?v=' || n, visibility < 0.4 from people where has_other < 0.45`,
    `analyze`,
  ];
}

async function seedViewers(client: pg.Client): Promise<void> {
  const password = await hashPassword(PASSWORD);
  for (const [viewer, email] of Object.entries(VIEWERS)) {
    const role = viewer === 'director' ? 'regional_director' : 'coach';
    await client.query(
      `with auth as (insert into auth_users (email) values ($1) returning id),
       account as (
         insert into auth_accounts (user_id, account_id, provider_id, password)
         select id, id::text, 'credential', $2 from auth
       ), person as (
         insert into users (auth_id, role, name) select id, $3::user_role, 'Viewer' from auth returning id
       )
       insert into coaches (user_id, institution_id, affiliation_status)
       select id, (select id from places where n = 7), 'verified' from person where $4`,
      [email, password, role, viewer === 'coach'],
    );
  }
}

function arrayOf(texts: readonly string[]): string {
  return `{${texts.map((text) => `"${text}"`).join()}}`;
}
