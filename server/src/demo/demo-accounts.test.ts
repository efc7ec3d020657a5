/** What a person finds who tries the product with a demo account. */
import { FACT_GROUPS } from '@faircourt/contracts/vocabulary';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { freshDatabase, type FreshDatabase } from '../../test/app/fresh-database.ts';
import { publishConsentDocuments } from '../features/consent/consent-document.service.ts';
import {
  DEMO_ATHLETE,
  DEMO_COACH,
  DEMO_DIRECTOR,
  DEMO_GUARDIAN,
  DEMO_NEW_COACH,
  DEMO_NEW_GUARDIAN,
} from './demo-accounts.ts';
import { loadDemo } from './load.ts';

const NOW = new Date('2026-11-15T12:00:00Z');

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

const userOf = (email: string) =>
  sql`(select u.id from users u join auth_users x on x.id = u.auth_id where x.email = ${email})`;
const athlete = sql`(select id from athletes where user_id = ${userOf(DEMO_ATHLETE.email)})`;

test('the athlete is 16, shown to colleges only, with three groups released and one of them verified', async () => {
  const { rows } = await sql`
    select extract(year from age(${NOW}::date, birthdate))::int as age, country_code, visibility, release_policy
    from athletes where id = ${athlete}`.execute(fresh.db);
  const released = { verified_colleges: true };
  const release_policy = { identity: released, measurements: released, academics: released };
  expect(rows).toEqual([{ age: 16, country_code: 'US', visibility: 'colleges_only', release_policy }]);
  const facts = sql<{ answer: unknown }>`select fact_group || ' ' || status as answer from verifications
    where athlete_id = ${athlete} and fact_group in ('academics', 'measurements') order by 1`;
  expect(await ask(facts)).toEqual(['academics verified', 'measurements open']);
});

test('the athlete was looked at by several institutions, and past seasons carry a badge', async () => {
  const institutions = sql<{ answer: unknown }>`
    select count(distinct institution_id) as answer from profile_views where athlete_id = ${athlete}`;
  expect(Number((await ask(institutions))[0])).toBeGreaterThan(3);
  const seasons = sql<{ answer: unknown }>`
    select coalesce(v.status::text, 'unchecked') as answer from seasons s
    left join verifications v on v.season_id = s.id
    where s.athlete_id = ${athlete} order by s.label desc`;
  expect(await ask(seasons)).toEqual(['unchecked', 'verified', 'verified']);
});

test('the new coach has opened twelve athletes this month', async () => {
  const opens = sql<{ answer: unknown }>`
    select count(*) as answer from profile_opens o join subscriptions s on s.id = o.subscription_id
    where s.owner_user_id = ${userOf(DEMO_NEW_COACH.email)} and o.month = '2026-11-01'`;
  expect(await ask(opens)).toEqual([12]);
});

test('the guardian has two athletes and finds releases and contacts waiting', async () => {
  const linked = sql`(select athlete_id from guardian_links where status = 'active'
    and guardian_user_id = ${userOf(DEMO_GUARDIAN.email)})`;
  expect(await ask(sql`select count(*) as answer from ${linked} l`)).toEqual([2]);
  const waiting = (table: string): Promise<unknown[]> =>
    ask(sql`select count(distinct athlete_id) as answer from ${sql.table(table)}
      where status = 'requested' and athlete_id in ${linked}`);
  expect(await waiting('releases')).toEqual([2]);
  expect(await waiting('contact_requests')).toEqual([2]);
});

test('the demo coach waits for answers about both athletes, and talks with one of them', async () => {
  const coach = sql`(select id from coaches where user_id = ${userOf(DEMO_COACH.email)})`;
  const linked = sql`(select athlete_id from guardian_links where status = 'active'
    and guardian_user_id = ${userOf(DEMO_GUARDIAN.email)})`;
  const open = sql<{ answer: unknown }>`
    select 'release' as answer from releases where status = 'requested'
      and requested_by = ${userOf(DEMO_COACH.email)} and athlete_id in ${linked}
    union select 'contact' from contact_requests where status = 'requested'
      and coach_id = ${coach} and athlete_id in ${linked} order by 1`;
  expect(await ask(open)).toEqual(['contact', 'release']);
  const said = sql<{ answer: unknown }>`
    select m.sender_role as answer from messages m join threads t on t.id = m.thread_id
    where t.athlete_id = ${athlete} and t.coach_id = ${coach} order by m.id`;
  expect(await ask(said)).toEqual(['coach', 'guardian', 'athlete', 'coach']);
  const unread = sql<{ answer: unknown }>`
    select count(*) as answer from messages m join thread_reads r on r.thread_id = m.thread_id
    where r.user_id = ${userOf(DEMO_GUARDIAN.email)} and m.id > r.read_up_to`;
  expect(await ask(unread)).toEqual([2]);
});

test('another guardian of the athlete said no to one college, and the sibling’s picture form is unsigned', async () => {
  const denial = sql<{ answer: unknown }>`
    select concat_ws(' ', field_group, audience) as answer from releases
    where athlete_id = ${athlete} and status = 'declined' and decided_by <> ${userOf(DEMO_GUARDIAN.email)}`;
  expect(await ask(denial)).toEqual(['academics institution']);
  const signed = sql<{ answer: unknown }>`
    select d.kind::text as answer from consent_signatures s join consent_documents d on d.id = s.document_id
    where s.guardian_user_id = ${userOf(DEMO_GUARDIAN.email)} and s.athlete_id <> ${athlete} order by 1`;
  expect(await ask(signed)).toEqual(['colleges', 'platform']);
});

test('one coach is verified on Pro Scout, the other new on a Basic trial', async () => {
  const statusesOf = (email: string): Promise<unknown[]> =>
    ask(sql`select concat_ws(' ', i.kind, i.status, c.affiliation_status, s.plan, s.status) as answer
      from coaches c join institutions i on i.id = c.institution_id
      join subscriptions s on s.owner_user_id = c.user_id and s.plan in ('basic_scout', 'pro_scout')
        and coalesce(s.current_period_ends_at, s.trial_ends_at) > ${NOW}
      where c.user_id = ${userOf(email)}`);
  expect(await statusesOf(DEMO_COACH.email)).toEqual(['college verified verified pro_scout active']);
  expect(await statusesOf(DEMO_NEW_COACH.email)).toEqual(['college unverified unverified basic_scout trial']);
});

test('the director serves the athlete’s country and has a queue, some of it claimed or waiting for families', async () => {
  const queue = (status: string, isClaimed: boolean) => sql<{ answer: unknown }>`
    select count(*)::int as answer from verifications v
    join region_countries c on c.country_code = v.country_code
    join director_regions d on d.region_id = c.region_id and d.director_user_id = ${userOf(DEMO_DIRECTOR.email)}
    where v.status = ${status}::verification_status and (v.claimed_by is not null) = ${isClaimed}`;
  expect(Number((await ask(queue('open', false)))[0])).toBeGreaterThan(30);
  expect(Number((await ask(queue('open', true)))[0])).toBeGreaterThan(5);
  expect(Number((await ask(queue('more_asked', false)))[0])).toBeGreaterThan(5);
  const first = sql<{ answer: unknown }>`
    select v.claimed_by as answer from verifications v
    join region_countries c on c.country_code = v.country_code
    join director_regions d on d.region_id = c.region_id and d.director_user_id = ${userOf(DEMO_DIRECTOR.email)}
    where v.status = 'open' and not exists (select 1 from conflicts_of_interest o
      where o.user_id = d.director_user_id and o.athlete_id = v.athlete_id)
    order by v.created_at, v.id limit 3`;
  expect(await ask(first), 'the oldest are free to claim').toEqual([null, null, null]);
  const groups = sql<{ answer: unknown }>`
    select distinct v.fact_group as answer from verifications v
    join region_countries c on c.country_code = v.country_code
    join director_regions d on d.region_id = c.region_id and d.director_user_id = ${userOf(DEMO_DIRECTOR.email)}
    where v.status = 'open'`;
  // Nobody's age is doubted in the demo, so nobody asks to have it checked.
  expect(new Set(await ask(groups))).toEqual(new Set(FACT_GROUPS.filter((group) => group !== 'age')));
});

test('the athlete has badges, one of which lapses soon; of the sibling a director has found another height', async () => {
  const badges = sql<{ answer: unknown }>`
    select v.fact_group || case when v.expires_at < ${NOW}::timestamptz + interval '30 days' then ' soon' else '' end as answer
    from verifications v join athletes a on a.id = v.athlete_id
    where a.user_id = ${userOf(DEMO_ATHLETE.email)} and v.status = 'verified' and v.expires_at > ${NOW}
      and v.guardian_link_id is null
    group by 1 order by 1`;
  expect(await ask(badges)).toEqual(['academics', 'school soon', 'season']);
  const offered = sql<{ answer: unknown }>`
    select (v.fact_values ->> 'height_cm')::numeric - (v.offered_values ->> 'height_cm')::numeric as answer
    from verifications v join guardian_links l on l.athlete_id = v.athlete_id and l.status = 'active'
    where v.status = 'offered' and l.guardian_user_id = ${userOf(DEMO_GUARDIAN.email)}`;
  expect((await ask(offered)).map(Number)).toEqual([1]);
});

test('one guardian is verified, another waits for the check, which is in the director’s queue', async () => {
  const checks = (email: string) =>
    ask(sql`select distinct v.status as answer from verifications v join guardian_links l on l.id = v.guardian_link_id
      where l.guardian_user_id = ${userOf(email)} and l.status = 'active'`);
  expect(await checks(DEMO_GUARDIAN.email)).toEqual(['verified']);
  expect(await checks(DEMO_NEW_GUARDIAN.email)).toEqual(['open']);
  const waiting = sql<{ answer: unknown }>`
    select (v.claimed_by is null)::text || ' ' || extract(year from age(${NOW}::date, a.birthdate)) as answer
    from verifications v join guardian_links l on l.id = v.guardian_link_id join athletes a on a.id = v.athlete_id
    join region_countries c on c.country_code = v.country_code
    join director_regions d on d.region_id = c.region_id and d.director_user_id = ${userOf(DEMO_DIRECTOR.email)}
    where l.guardian_user_id = ${userOf(DEMO_NEW_GUARDIAN.email)} and v.status = 'open'
      and not exists (select 1 from conflicts_of_interest o
        where o.user_id = d.director_user_id and o.athlete_id = a.id)`;
  expect(await ask(waiting)).toEqual(['true 12']);
});

test('the admin finds a family on hold, a guardian who waits, safety reports and accounts that reached limits', async () => {
  const held = sql<{ answer: unknown }>`
    select visibility || ' ' || (birthdate > ${NOW}::date - interval '18 years' or birthdate is null) as answer
    from athletes where held_at is not null and held_for is not null`;
  expect(await ask(held)).toEqual(['private true']);
  const joining = sql<{ answer: unknown }>`
    select count(*)::int as answer from guardian_links l
    where l.status = 'accepted' and l.agreed_at is not null and exists (
      select 1 from guardian_links present where present.athlete_id = l.athlete_id and present.status = 'active')`;
  expect(await ask(joining)).toEqual([1]);
  const reports = sql<{ answer: unknown }>`
    select source::text as answer from support_requests where type = 'safety' and closed_at is null order by created_at desc`;
  expect(await ask(reports)).toEqual(['guardian', 'form']);
  expect(await ask(sql`select limit_name as answer from reached_limits order by 1`)).toEqual([
    'open:work:hour',
    'search:family:hour',
  ]);
});

test('the support inbox shows each kind of message, an answered one and a late one', async () => {
  const open = sql<{ answer: unknown }>`
    select distinct type::text as answer from support_requests where closed_at is null order by 1`;
  expect(await ask(open)).toEqual(['account', 'billing', 'general', 'nil-consulting', 'safety']);
  const answers = sql<{ answer: unknown }>`
    select request.reference || ' ' || (message.created_at <= message.due_at) as answer
    from support_messages message join support_requests request on request.id = message.request_id
    where message.kind = 'answer' and request.waiting_since is null order by 1`;
  expect(await ask(answers)).toEqual(['FC-2XGV-B6PD true', 'FC-5JKT-R8WN true']);
});

test('the desk of the demo coach has three seats, steps due and overdue, every stage, and work of colleagues', async () => {
  const coach = userOf(DEMO_COACH.email);
  const desk = sql`(select id from subscriptions where owner_user_id = ${coach} and plan = 'pro_scout')`;
  const seats = sql<{ answer: unknown }>`
    select count(*)::int as answer from seats where subscription_id = ${desk} and ended_at is null and parked_at is null`;
  expect(await ask(seats)).toEqual([3]);
  const lists = sql`(select id from recruiting_lists where subscription_id = ${desk})`;
  const stages = sql<{ answer: unknown }>`
    select distinct stage.kind::text as answer from list_entries entry join list_stages stage on stage.id = entry.stage_id
    where entry.list_id in ${lists} order by 1`;
  expect(await ask(stages)).toHaveLength(7);
  const steps = sql<{ answer: unknown }>`
    select sign(step_on - ${NOW}::date)::int as answer from list_entries where list_id in ${lists} and step is not null
    group by 1 order by 1`;
  expect(await ask(steps)).toEqual([-1, 0, 1]);
  const others = sql<{ answer: unknown }>`
    select count(*) > 4 as answer from events where chain in ${lists} and actor_user_id <> ${coach}
      and created_at > ${NOW}::timestamptz - interval '14 days'`;
  expect(await ask(others)).toEqual([true]);
});

test('nobody is written to, visits or has an offer on the demo lists whose family has not been asked or said so', async () => {
  const wrong = sql<{ answer: unknown }>`
    select entry.id as answer from list_entries entry join list_stages stage on stage.id = entry.stage_id
    where stage.kind in ('contacted', 'visit', 'offered', 'committed') and not exists (
      select 1 from contact_requests request
      join coaches coach on coach.id = request.coach_id and coach.user_id = ${userOf(DEMO_COACH.email)}
      where request.athlete_id = entry.athlete_id and request.created_at < entry.moved_at
        and (stage.kind = 'contacted' or request.status = 'approved'))`;
  expect(await ask(wrong)).toEqual([]);
});
