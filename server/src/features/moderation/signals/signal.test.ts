/** What people do that raises an item: each rule at its threshold and just below, and how often it was right. */
import { randomUUID } from 'node:crypto';
import type { SignalList } from '@faircourt/contracts/moderation';
import type { BehaviourSignal } from '@faircourt/contracts/vocabulary';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { joinAdmin } from '../../../../test/features/admin.ts';
import { clearQueue, openItem, queueOf, step } from '../../../../test/features/moderation.ts';
import {
  joinCoach,
  joinFamily,
  openConversation,
  type SignedIn,
  type SignedInCoach,
} from '../../../../test/records/conversations.ts';
import { joinDirector } from '../../../../test/records/joined-directors.ts';
import { startTestApp, type TestApp } from '../../../../test/app/test-app.ts';
import { raiseUnusual } from './signal.service.ts';

const NOW = new Date('2026-11-17T12:00:00Z');
let app: TestApp;
let admin: SignedIn;
beforeAll(async () => {
  app = await startTestApp({ clock: { now: () => NOW } });
  admin = await joinAdmin(app);
});
afterAll(() => app.close());
beforeEach(async () => {
  await clearQueue(app);
  for (const table of ['contact_requests', 'threads', 'guardian_links'] as const) {
    await app.db.deleteFrom(table).execute();
  }
});

const ago = (days: number, hours = 0) => new Date(NOW.getTime() - (days * 24 + hours) * 3_600_000);

/** Who the rules speak of tonight, and of what. */
async function unusual(): Promise<[string | undefined, BehaviourSignal[], Record<string, number>][]> {
  await raiseUnusual(app.db, NOW);
  const found: [string | undefined, BehaviourSignal[], Record<string, number>][] = [];
  for (const { id } of await queueOf(app, admin)) {
    const { body } = await openItem(app, admin, id);
    for (const { signals, figures } of body.reports) {
      found.push([body.about_person?.user_id, signals as BehaviourSignal[], figures]);
    }
  }
  return found;
}

async function ask(coach: SignedInCoach, n: number, values: { declined?: number; school?: string }) {
  for (let one = 0; one < n; one++) {
    const { athlete } = await joinFamily(app);
    if (values.school !== undefined) {
      await app.db
        .updateTable('athletes')
        .set({ school_name: values.school, country_code: 'US' })
        .where('id', '=', athlete.athleteId)
        .execute();
    }
    const isDeclined = one < (values.declined ?? 0);
    await app.db
      .insertInto('contact_requests')
      .values({
        athlete_id: athlete.athleteId,
        coach_id: coach.coachId,
        status: isDeclined ? 'declined' : 'approved',
        decided_at: ago(2),
        created_at: ago(3),
      })
      .execute();
  }
}

test('a coach to whom four of five families say no, once ten have answered', async () => {
  const [coach, other, few] = [await joinCoach(app), await joinCoach(app), await joinCoach(app)];
  await ask(coach, 10, { declined: 8 });
  await ask(other, 10, { declined: 7 });
  await ask(few, 9, { declined: 9 });
  expect(await unusual()).toEqual([
    [coach.userId, ['mostly_declined'], { requests: 10, declined: 8, days: 90 }],
  ]);
});

test('the queue names the rule while nobody has reported, and the report once somebody has', async () => {
  const coach = await joinCoach(app);
  await ask(coach, 10, { declined: 8 });
  await raiseUnusual(app.db, NOW);
  const [raised] = await queueOf(app, admin);
  expect(raised).toMatchObject({ kind: 'coach', raised_by: ['mostly_declined'] });
  await app.db
    .insertInto('moderation_reports')
    .values({
      item_id: raised?.id ?? '',
      reported_by: (await joinCoach(app)).userId,
      category: 'other',
      reason: 'Please look at this.',
      created_at: NOW,
    })
    .execute();
  expect(await queueOf(app, admin)).toMatchObject([{ id: raised?.id, report_count: 2, raised_by: [] }]);
});

test('a coach who asks about eight minors of one school', async () => {
  const [coach, other] = [await joinCoach(app), await joinCoach(app)];
  await ask(coach, 8, { school: 'Lincoln High' });
  await ask(other, 7, { school: 'LINCOLN  HIGH' });
  expect(await unusual()).toEqual([[coach.userId, ['one_school'], { athletes: 8, days: 30 }]]);
});

test('a coach who writes to five minors in their night', async () => {
  const [coach, other] = [await joinCoach(app), await joinCoach(app)];
  for (const [who, families, at] of [
    // Eleven at night in Chicago, and noon.
    [coach, 5, new Date('2026-11-16T05:00:00Z')],
    [other, 5, new Date('2026-11-16T18:00:00Z')],
  ] as const) {
    for (let n = 0; n < families; n++) {
      const family = await joinFamily(app);
      await app.db
        .updateTable('athletes')
        .set({ country_code: 'US' })
        .where('id', '=', family.athlete.athleteId)
        .execute();
      const threadId = await openConversation(app, family, who);
      await app.db
        .insertInto('messages')
        .values({
          thread_id: threadId,
          sender_user_id: who.userId,
          sender_role: 'coach',
          body: 'Good night.',
          client_id: randomUUID(),
          created_at: at,
        })
        .execute();
    }
  }
  expect(await unusual()).toEqual([
    [coach.userId, ['night_messages'], { athletes: 5, messages: 5, days: 7 }],
  ]);
});

test('a guardian made on the same device within minutes of the athlete', async () => {
  const families = [await joinFamily(app), await joinFamily(app), await joinFamily(app)];
  for (const [n, { athlete, guardian }] of families.entries()) {
    const people = [athlete.userId, guardian.userId];
    await sql`update users set created_at = case when id = ${athlete.userId} then ${ago(1)}::timestamptz
      else ${ago(1, n === 1 ? 5 : 0)}::timestamptz + interval '4 minutes' end where id = any(${people}::uuid[])`.execute(
      app.db,
    );
    await sql`update auth_sessions set user_agent = 'Phone', ip_address = case
      when user_id = (select auth_id from users where id = ${guardian.userId}) and ${n === 2} then '198.51.100.7'
      else '198.51.100.1' end
      where user_id in (select auth_id from users where id = any(${people}::uuid[]))`.execute(app.db);
    await sql`update guardian_links set created_at = ${ago(1)} where athlete_id = ${athlete.athleteId}`.execute(
      app.db,
    );
  }
  expect(await unusual()).toEqual([[families[0]?.guardian.userId, ['own_guardian'], { minutes: 4 }]]);
});

test('a rule says the same of the same person once, and moderators see how often it was right', async () => {
  const coach = await joinCoach(app);
  await ask(coach, 10, { declined: 10 });
  const before = await unusual();
  await raiseUnusual(app.db, NOW);
  const [item] = await queueOf(app, admin);
  expect(item?.report_count).toBe(1);
  expect(before).toHaveLength(1);
  await step(app, admin, item?.id ?? '', 'claim');
  await app.call('POST', `/api/moderation-items/${item?.id}/close`, {
    token: admin.token,
    body: { outcome: 'acted', note: 'We called the college.' },
  });
  await raiseUnusual(app.db, NOW);
  expect(await queueOf(app, admin)).toEqual([]);
  const { body } = await app.call<SignalList>('GET', '/api/moderation-signals', { token: admin.token });
  expect(body.signals).toContainEqual({ signal: 'mostly_declined', raised: 1, decided: 1, acted: 1 });
  expect(body.signals).toContainEqual({ signal: 'secrecy', raised: 0, decided: 0, acted: 0 });
  const refused = await app.call('GET', '/api/moderation-signals', { token: coach.token });
  expect(refused.status).toBe(403);
});

// Last, because the log of what they did stays.
test('a director who verifies twenty in a week, most of them within seconds', async () => {
  const [fast, slow, few] = [
    await joinDirector(app, ['US']),
    await joinDirector(app, ['US']),
    await joinDirector(app, ['US']),
  ];
  // The median has to be below fifteen seconds; one that takes long changes nothing.
  await verify(fast, [...Array.from({ length: 19 }, () => 14), 600]);
  await verify(
    slow,
    Array.from({ length: 20 }, () => 15),
  );
  await verify(
    few,
    Array.from({ length: 19 }, () => 3),
  );
  expect(await unusual()).toEqual([
    [fast.userId, ['fast_director'], { decisions: 20, seconds: 14, days: 7 }],
  ]);
});

/** Claims and verifies one fact after the other; each takes so many seconds. */
async function verify({ userId }: { userId: string }, seconds: readonly number[]): Promise<void> {
  for (const taken of seconds) {
    const [chain, verification_id] = [randomUUID(), randomUUID()];
    const claimed = ago(1);
    for (const [type, created_at] of [
      ['verification.claimed', claimed],
      ['verification.verified', new Date(claimed.getTime() + taken * 1000)],
    ] as const) {
      await sql`insert into events (chain, type, actor_user_id, actor_role, data, created_at)
        values (${chain}, ${type}, ${userId}, 'regional_director',
          ${JSON.stringify({ verification_id, fact_group: 'identity' })}::jsonb, ${created_at})`.execute(
        app.db,
      );
    }
  }
}
