/** The demo data keeps the product's own rules: nothing in it could not have happened in the product. */
import { givenStatementSchema } from '@faircourt/contracts/verification';
import { COUNTRIES, VALID_MONTHS, type FactGroup } from '@faircourt/contracts/vocabulary';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { freshDatabase, type FreshDatabase } from '../../test/app/fresh-database.ts';
import { isAdult } from '../access/rules/age.ts';
import { loadManyAthleteFacts } from '../access/facts/load-athlete-facts.ts';
import { missingConsents } from '../access/rules/in-effect.ts';
import { DEMO_DIRECTOR } from './demo-accounts.ts';
import { ageDoubtsOf } from '../features/athletes/builder/age-doubt.ts';
import { publishConsentDocuments } from '../features/consent/consent-document.service.ts';
import { loadDemo } from './load.ts';

const NOW = new Date('2026-11-15T12:00:00Z');

const statements = z.array(givenStatementSchema).min(1);

let fresh: FreshDatabase;
beforeAll(async () => {
  fresh = await freshDatabase();
  await publishConsentDocuments(fresh.db);
  await loadDemo(fresh.db, { now: NOW, hashPassword: (password) => Promise.resolve(password) });
});
afterAll(() => fresh.drop());

async function ask(question: ReturnType<typeof sql<{ answer: unknown }>>): Promise<unknown[]> {
  const { rows } = await question.execute(fresh.db);
  return rows.map((row) => row.answer);
}

describe('families decide', () => {
  /** Decisions by anybody but the adult athlete or a guardian whose link was active at that moment. */
  const strangers = (table: string): Promise<unknown[]> =>
    ask(sql`
      select d.id as answer from ${sql.table(table)} d join athletes a on a.id = d.athlete_id
      where d.decided_by is not null
        and not (d.decided_by = a.user_id and a.birthdate is not null and a.birthdate + interval '18 years' <= d.decided_at)
        and not exists (select 1 from guardian_links l where l.athlete_id = a.id and l.guardian_user_id = d.decided_by
          and l.activated_at <= d.decided_at and (l.ended_at is null or d.decided_at <= l.ended_at))`);

  test('every decided release has somebody who decided it', async () => {
    expect(
      await ask(sql`select id as answer from releases where (decided_at is null) <> (decided_by is null)`),
    ).toEqual([]);
  });

  test('nobody but the adult athlete or a linked guardian decided a release', async () => {
    expect(await strangers('releases')).toEqual([]);
  });

  test('nobody but the adult athlete or a linked guardian answered a coach', async () => {
    expect(await strangers('contact_requests')).toEqual([]);
  });

  test('a minor’s release was decided by a guardian who is still linked', async () => {
    const unsupported = sql<{ answer: unknown }>`
      select r.id as answer from releases r join athletes a on a.id = r.athlete_id
      where r.status = 'approved' and r.decided_by <> a.user_id and not exists (
        select 1 from guardian_links l
        where l.athlete_id = a.id and l.guardian_user_id = r.decided_by and l.status = 'active')`;
    expect(await ask(unsupported)).toEqual([]);
  });

  test('every release of a minor’s family is in effect: every form it needs is signed', async () => {
    const rows = await fresh.db.selectFrom('athletes').select('id').execute();
    const facts = await loadManyAthleteFacts(
      fresh.db,
      rows.map(({ id }) => id),
    );
    const minors = [...facts.values()].filter(
      (athlete) => !isAdult(athlete, NOW) && athlete.releases.length > 0,
    );
    expect(minors.length).toBeGreaterThan(50);
    const missing = minors.flatMap((athlete) =>
      athlete.releases.flatMap(({ fieldGroup }) => missingConsents(athlete, fieldGroup, NOW)),
    );
    expect(missing).toEqual([]);
  });

  test('the release policy on the row matches the releases in effect', async () => {
    const differing = sql<{ answer: unknown }>`
      with in_effect as (
        select athlete_id, field_group, audience, institution_id from releases
        where status = 'approved' and (expires_at is null or expires_at > ${NOW})),
      stated as (
        select a.id as athlete_id, g.key::field_group as field_group, k.key as audience_key, k.value
        from athletes a, jsonb_each(a.release_policy) g, jsonb_each(g.value) k),
      flat as (
        select athlete_id, field_group, audience_key::audience as audience, null::uuid as institution_id
        from stated where audience_key <> 'institutions' and value = 'true'
        union all
        select athlete_id, field_group, 'institution', i.value::uuid
        from stated, jsonb_array_elements_text(value) i where audience_key = 'institutions')
      (select athlete_id as answer from (table in_effect except table flat) missing)
      union all (select athlete_id from (table flat except table in_effect) extra)`;
    expect(await ask(differing)).toEqual([]);
    expect(await ask(sql`select 1 as answer from athletes where release_policy <> '{}' limit 1`)).toEqual([
      1,
    ]);
  });

  test('only coaches of a verified institution with a live plan asked for contact or in their institution’s name', async () => {
    const recruiters = sql`
      select c.user_id, c.id, c.institution_id from coaches c
      join institutions i on i.id = c.institution_id and i.status = 'verified'
      join subscriptions s on s.owner_user_id = c.user_id and s.status <> 'lapsed'
      where c.affiliation_status = 'verified'`;
    expect(
      await ask(
        sql`select id as answer from contact_requests where coach_id not in (select id from (${recruiters}) r)`,
      ),
    ).toEqual([]);
    const inOthersName = sql<{ answer: unknown }>`
      select r.id as answer from releases r where r.requested_by is not null
        and not exists (select 1 from (${recruiters}) c where c.user_id = r.requested_by
          and (r.institution_id is null or r.institution_id = c.institution_id))`;
    expect(await ask(inOthersName)).toEqual([]);
    const unasked = sql<{ answer: unknown }>`
      select id as answer from releases where status = 'requested'
        and (requested_by is null or institution_id is null or message = '')`;
    expect(await ask(unasked)).toEqual([]);
  });

  test('nobody asked before the calendar of contact allowed it', async () => {
    expect(
      await ask(sql`select id as answer from contact_requests where verdict = 'hold' or verdict is null`),
    ).toEqual([]);
    const early = sql<{ answer: unknown }>`
      select r.id as answer from contact_requests r join athletes a on a.id = r.athlete_id
      join contact_rules c on c.division = r.division and c.program = r.program and c.grad_year = a.grad_year
        and c.channel = 'correspondence' where c.first_allowed > r.created_at::date`;
    expect(await ask(early)).toEqual([]);
  });

  test('every coach in the story of blocks is blocked, and a conversation exists exactly where a family approved it', async () => {
    const unblocked = sql<{ answer: unknown }>`
      select id as answer from contact_requests r where (r.status = 'blocked') <> exists (
        select 1 from blocks b where b.athlete_id = r.athlete_id and b.coach_id = r.coach_id)`;
    expect(await ask(unblocked)).toEqual([]);
    const odd = sql<{ answer: unknown }>`
      select coalesce(t.id, r.id) as answer from threads t
      full join (select * from contact_requests where status = 'approved') r
        on r.athlete_id = t.athlete_id and r.coach_id = t.coach_id
      where t.id is null or r.id is null or t.created_at <> r.decided_at`;
    expect(await ask(odd)).toEqual([]);
    expect(Number((await ask(sql`select count(*) as answer from threads`))[0])).toBeGreaterThan(10);
  });
});

test('whatever a minor’s guardian released or allowed counts: the guardianship behind it is verified', async () => {
  const unsupported = sql<{ answer: unknown }>`
    select d.id as answer from (
      select id, athlete_id, decided_by from releases where status = 'approved'
      union all select id, athlete_id, decided_by from contact_requests where status = 'approved') d
    join athletes a on a.id = d.athlete_id
    where d.decided_by <> a.user_id and not exists (
      select 1 from guardian_links l join verifications v on v.guardian_link_id = l.id
      where l.athlete_id = a.id and l.guardian_user_id = d.decided_by and l.status = 'active'
        and l.stated_at is not null and v.status = 'verified' and v.expires_at > ${NOW})`;
  expect(await ask(unsupported)).toEqual([]);
});

test('nobody asks for a guardianship of an athlete who is of age', async () => {
  const moot = sql<{ answer: unknown }>`
    select v.id as answer from verifications v join guardian_links l on l.id = v.guardian_link_id
    join athletes a on a.id = l.athlete_id
    where v.status in ('open', 'more_asked') and a.birthdate <= (${NOW}::timestamptz - interval '18 years')::date`;
  expect(await ask(moot)).toEqual([]);
});

describe('directors check', () => {
  test('every decision was made by an approved director of that country', async () => {
    const outside = sql<{ answer: unknown }>`
      select v.id as answer from verifications v
      left join athletes a on a.id = v.athlete_id left join institutions i on i.id = v.institution_id
      where (v.decided_at is not null or v.status = 'more_asked') and not exists (
        select 1 from users u join director_regions d on d.director_user_id = u.id
        join region_countries c on c.region_id = d.region_id
        where u.id = v.director_user_id and u.role = 'regional_director' and u.status = 'active'
          and c.country_code = coalesce(a.country_code, i.country_code))`;
    expect(await ask(outside)).toEqual([]);
    expect(await ask(sql`select count(distinct country_code) as answer from region_countries`)).toEqual([
      COUNTRIES.length,
    ]);
  });

  test('nobody holds or decides the record of an athlete whom they invited or are linked to', async () => {
    const conflicts = sql<{ answer: unknown }>`
      select v.id as answer from verifications v join athletes a on a.id = v.athlete_id
      where v.director_user_id = (select i.issued_by from invitation_redemptions r
          join invitations i on i.id = r.invitation_id where r.user_id = a.user_id)
        or v.director_user_id in (select guardian_user_id from guardian_links where athlete_id = a.id)`;
    expect(await ask(conflicts)).toEqual([]);
    const refused = sql<{ answer: unknown }>`
      select 1 as answer from verifications v join athletes a on a.id = v.athlete_id
      join invitation_redemptions r on r.user_id = a.user_id join invitations i on i.id = r.invitation_id
      join users u on u.id = i.issued_by join auth_users x on x.id = u.auth_id
      where v.status = 'open' and x.email = ${DEMO_DIRECTOR.email} limit 1`;
    // The demo director's queue holds an entry that they must not decide.
    expect(await ask(refused)).toEqual([1]);
  });

  test('a live badge, and every question that waits, is about the values of today, to the last digit', async () => {
    const stale = sql<{ answer: unknown }>`
      select v.id as answer from verifications v
      cross join lateral (select current_facts(v.fact_group, v.athlete_id, v.season_id) as facts) today
      where v.athlete_id is not null and v.guardian_link_id is null
        and ((v.status = 'verified' and v.expires_at > ${NOW}) or v.status in ('open', 'more_asked', 'offered'))
        and (v.fact_values::text is distinct from today.facts::text
          or v.values_hash is distinct from facts_hash(today.facts))`;
    expect(await ask(stale)).toEqual([]);
  });

  test('a dropped badge was for other values, and every check lasts as long as its fact group says', async () => {
    const same = sql<{ answer: unknown }>`
      select id as answer from verifications where athlete_id is not null and status = 'dropped'
        and fact_values = current_facts(fact_group, athlete_id, season_id)`;
    expect(await ask(same)).toEqual([]);
    const { rows } = await sql<{ fact_group: FactGroup; months: number }>`
      select distinct fact_group, (extract(year from age(expires_at, decided_at)) * 12
        + extract(month from age(expires_at, decided_at)))::int as months
      from verifications where expires_at is not null
        -- From the last day of a long month to the last of a short one it is some days less.
        and extract(day from decided_at) <= 28`.execute(fresh.db);
    // Nobody's age is doubted in the demo, so nobody's was checked.
    const { age: _unasked, ...asked } = VALID_MONTHS;
    expect(Object.fromEntries(rows.map((row) => [row.fact_group, row.months]))).toEqual(asked);
    expect(rows).toHaveLength(Object.keys(asked).length);
  });

  test('nobody states an age that the next save would doubt', async () => {
    const stated = await fresh.db
      .selectFrom('athletes')
      .select(['id', 'birthdate', 'grad_year', 'school_name'])
      .execute();
    const doubted = stated.filter((athlete) => ageDoubtsOf(athlete, null, NOW).length > 0);
    expect(doubted).toEqual([]);
  });

  test('nobody decided before it was asked, and nobody asked before they had joined', async () => {
    const early = sql<{ answer: unknown }>`
      select v.id as answer from verifications v join users u on u.id = v.requested_by
      where v.created_at < u.created_at or v.decided_at < v.created_at or v.claimed_at < v.created_at
        or v.expired_at < v.expires_at`;
    expect(await ask(early)).toEqual([]);
  });

  test('every question says how it can be checked', async () => {
    const said = await ask(sql`select evidence as answer from verifications where requested_by is not null`);
    expect(said).toHaveLength(Number((await ask(sql`select count(*) as answer from verifications`))[0]));
    for (const given of said) expect(statements.safeParse(given).error).toBeUndefined();
  });

  test('a coach is verified exactly when a live verification says that they work there', async () => {
    const odd = sql<{ answer: unknown }>`
      select c.id as answer from coaches c where (c.affiliation_status = 'verified') <> exists (
        select 1 from verifications v where v.coach_id = c.id and v.institution_id = c.institution_id
          and v.status = 'verified' and v.expires_at > ${NOW})
        or (c.work_email_proven_at is null and exists (select 1 from verifications v where v.coach_id = c.id))`;
    expect(await ask(odd)).toEqual([]);
  });

  test('an institution is verified exactly when a live verification says so', async () => {
    const odd = sql<{ answer: unknown }>`
      select i.id as answer from institutions i where (i.status = 'verified') <> exists (select 1 from verifications v
        where v.institution_id = i.id and v.status = 'verified' and v.expires_at > ${NOW})`;
    expect(await ask(odd)).toEqual([]);
  });
});

describe('joining', () => {
  test('every athlete redeemed a code that worked at that moment, and the codes have counted', async () => {
    const without = sql<{ answer: unknown }>`
      select u.id as answer from users u left join invitation_redemptions r on r.user_id = u.id
      left join invitations i on i.id = r.invitation_id
      where u.role = 'athlete' and (i.id is null or r.redeemed_at not between i.created_at and i.expires_at
        or r.redeemed_at > i.revoked_at)`;
    expect(await ask(without)).toEqual([]);
    const miscounted = sql<{ answer: unknown }>`
      select id as answer from invitations i
      where uses <> (select count(*) from invitation_redemptions r where r.invitation_id = i.id)`;
    expect(await ask(miscounted)).toEqual([]);
  });

  test('the demo team code has room and time left', async () => {
    const code = sql<{ answer: unknown }>`select max_uses - uses as answer from invitations
      where code = 'HOOPS2026' and revoked_at is null and expires_at > ${NOW}::timestamptz + interval '1 year'`;
    expect(Number((await ask(code))[0])).toBeGreaterThan(100);
  });
});

describe('looking', () => {
  test('nobody asked a family without having opened the page, and no one opened it before both had joined', async () => {
    const unseen = sql<{ answer: unknown }>`
      select asked.id as answer from (
        select r.id, r.athlete_id, c.user_id, r.created_at from contact_requests r join coaches c on c.id = r.coach_id
        union all select id, athlete_id, requested_by, created_at from releases where requested_by is not null) asked
      where not exists (select 1 from profile_views v where v.athlete_id = asked.athlete_id
        and v.viewer_user_id = asked.user_id and v.first_viewed_at <= asked.created_at)`;
    expect(await ask(unseen)).toEqual([]);
    const odd = sql<{ answer: unknown }>`
      select v.athlete_id as answer from profile_views v join athletes a on a.id = v.athlete_id
      join users u on u.id = v.viewer_user_id
      where v.first_viewed_at > ${NOW} or v.first_viewed_at < greatest(u.created_at, a.created_at)
        or v.viewed_on <> (v.first_viewed_at at time zone 'utc')::date or v.viewer_role <> u.role
        or (a.visibility <> 'public' and u.role = 'coach' and not v.is_institution_verified)`;
    expect(await ask(odd)).toEqual([]);
  });

  test('every look at a minor is in the log, and a look on Basic Scout counts against its month', async () => {
    const unlogged = sql<{ answer: unknown }>`
      select v.athlete_id as answer from profile_views v join athletes a on a.id = v.athlete_id
      where (a.birthdate is null or a.birthdate + interval '18 years' > v.first_viewed_at)
        and not exists (select 1 from events e where e.chain = a.id and e.type = 'athlete.viewed'
          and e.actor_user_id = v.viewer_user_id and e.created_at = v.first_viewed_at)`;
    expect(await ask(unlogged)).toEqual([]);
    const uncounted = sql<{ answer: unknown }>`
      select v.athlete_id as answer from profile_views v
      join subscriptions s on s.owner_user_id = v.viewer_user_id and s.plan = 'basic_scout'
      where not exists (select 1 from profile_opens o where o.subscription_id = s.id
        and o.athlete_id = v.athlete_id and o.month = date_trunc('month', v.viewed_on)::date)`;
    expect(await ask(uncounted)).toEqual([]);
    expect(Number((await ask(sql`select count(*) as answer from profile_opens`))[0])).toBeGreaterThan(12);
  });
});

describe('paying', () => {
  test('every plan that runs was paid for with an invoice, and the clock knows when to bill the next', async () => {
    const unbilled = await ask(sql`
      select plan.id as answer from subscriptions plan
      where plan.status = 'active' and plan.plan in ('basic_scout', 'pro_scout')
        and (plan.next_step_at is null or plan.next_step_at <= ${NOW} or not exists (
          select 1 from invoices where invoices.subscription_id = plan.id and invoices.state = 'paid'
            and invoices.period_from = plan.period_from and invoices.period_to = plan.period_to))`);
    expect(unbilled).toEqual([]);
    expect(
      await ask(sql`select id as answer from invoices where paid_at > ${NOW} or issued_at > ${NOW}`),
    ).toEqual([]);
  });
});
