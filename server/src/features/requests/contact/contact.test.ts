/** First contact: asked for in time, and unknown to the athlete until the family has said yes. */
import type { Division } from '@faircourt/contracts/vocabulary';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { eventsOf } from '../../../../test/records/athlete-records.ts';
import type { SignedInCoach } from '../../../../test/records/conversations.ts';
import { seedManyAthletes } from '../../../../test/records/seeded-athletes.ts';
import { problemOf, startTestApp, type TestApp } from '../../../../test/app/test-app.ts';
import {
  ABSENT,
  askable,
  type AskedFamily,
  askToTalk,
  CHECKED_BY,
  decideContact,
  DECLINE,
  joinAskedFamily,
  joinAskingCoach,
  joinNewCoach,
  noticesOf,
  openRequestId,
  requestsOf,
} from '../../../../test/features/requests.ts';
import { CONTACTS_PER_DAY } from './contact.limits.ts';

const NOW = '2026-11-15T09:00:00Z';
let moment = NOW;
let app: TestApp;
let family: AskedFamily;
let coach: SignedInCoach;
beforeAll(async () => {
  app = await startTestApp({ clock: { now: () => new Date(moment) } });
});
afterAll(() => app.close());
beforeEach(async () => {
  moment = NOW;
  family = await joinAskedFamily(app);
  coach = await joinAskingCoach(app);
});

const ask = (changes: object = {}) => askToTalk(app, coach, family.athlete, changes);
const stateOf = async () => (await askable(app, coach, family.athlete)).body.contact;
const requestId = () => openRequestId(app, family.guardian, 'contact');

async function playsIn(division: Division | null): Promise<void> {
  await app.db.updateTable('institutions').set({ division }).where('id', '=', coach.institutionId).execute();
}

async function graduatesIn(year: number | null): Promise<void> {
  await app.db
    .updateTable('athletes')
    .set({ grad_year: year })
    .where('id', '=', family.athlete.athleteId)
    .execute();
}

describe('asking to talk', () => {
  test('brings every guardian the facts, by page, bell and mail', async () => {
    const answer = await ask();
    expect(answer.status).toBe(201);
    expect(answer.body.contact).toMatchObject({ status: 'requested', thread_id: null });
    for (const guardian of [family.guardian, family.second]) {
      expect((await requestsOf(app, guardian)).open).toMatchObject([
        {
          kind: 'contact',
          status: 'requested',
          message: 'May we talk about next year?',
          division: 'naia',
          program: 'women',
          verdict: 'warn',
          coach: { name: 'Dana Whistler', verification: { director_name: CHECKED_BY } },
        },
      ]);
      expect((await noticesOf(app, guardian)).map(({ kind }) => kind)).toEqual(['contact_requested']);
      const mail = await app.waitForMail(guardian.email, /Lakeside College requests contact/);
      expect(mail.text).toContain('May we talk about next year?');
      expect(mail.text).toContain('/dashboard/requests');
    }
  });

  test('tells the athlete nothing: no bell, no mail, no list, no thread', async () => {
    await ask();
    await decideContact(app, family.guardian, await requestId(), DECLINE);
    expect(await noticesOf(app, family.athlete)).toEqual([]);
    expect(await requestsOf(app, family.athlete)).toEqual({ open: [], decided: [], records: [] });
    await app.waitForMail(coach.email, /answered your request/);
    const mails = (await app.mails()).filter(({ to }) => to === family.athlete.email);
    expect(mails.filter(({ text }) => text.includes('Lakeside'))).toEqual([]);
    const threads = await app.call('GET', '/api/threads', { token: family.athlete.token });
    expect(threads.body).toEqual({ threads: [] });
  });

  test('twice is once, also by double submit', async () => {
    const answers = await Promise.all([ask(), ask(), ask()]);
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201]);
    expect((await requestsOf(app, family.guardian)).open).toHaveLength(1);
    expect(await noticesOf(app, family.guardian)).toHaveLength(1);
  });

  test('ten athletes a day is all, also when asked at once', async () => {
    const athletes = await seedManyAthletes(app.db, CONTACTS_PER_DAY + 3);
    const answers = await Promise.all(athletes.map((athleteId) => askToTalk(app, coach, { athleteId })));
    const statuses = answers.map(({ status }) => status);
    expect(statuses.filter((status) => status === 201)).toHaveLength(CONTACTS_PER_DAY);
    expect(statuses.filter((status) => status === 429)).toHaveLength(3);
    moment = '2026-11-16T09:00:00Z';
    expect((await ask()).status).toBe(201);
  });

  test('is for coaches of a verified institution, of athletes they may open', async () => {
    const newcomer = await joinNewCoach(app);
    expect((await askToTalk(app, newcomer, family.athlete)).status).toBe(403);
    expect((await askToTalk(app, family.guardian, family.athlete)).status).toBe(403);
    expect((await askToTalk(app, coach, { athleteId: ABSENT })).status).toBe(404);
    await app.db
      .updateTable('athletes')
      .set({ visibility: 'private' })
      .where('id', '=', family.athlete.athleteId)
      .execute();
    expect((await ask()).status).toBe(404);
  });
});

describe('the calendar', () => {
  test('holds a request back until the day, stores nothing, and names the day', async () => {
    await playsIn('ncaa_d1');
    await graduatesIn(2029);
    moment = '2027-06-15T11:59:59Z';
    const { windows } = await stateOf();
    expect(windows.men).toMatchObject({ verdict: 'hold', reason: 'too_early', opens_on: '2027-06-15' });
    expect(windows.women).toMatchObject({ verdict: 'hold', opens_on: '2027-09-01' });

    const held = await ask({ program: 'men' });
    expect(held.status).toBe(409);
    expect(problemOf(held)).toMatchObject({
      code: 'contact_held',
      detail: expect.stringContaining('2027-06-15'),
    });
    expect((await requestsOf(app, family.guardian)).open).toEqual([]);
    expect(await noticesOf(app, family.guardian)).toEqual([]);
    expect(await eventsOf(app.db, family.athlete.athleteId)).toEqual([]);

    moment = '2027-06-15T12:00:00Z';
    expect((await ask({ program: 'men' })).status).toBe(201);
    expect((await requestsOf(app, family.guardian)).open).toMatchObject([
      { division: 'ncaa_d1', program: 'men', verdict: 'warn' },
    ]);
  });

  test('a coach cannot state a division: the one that a director recorded counts', async () => {
    await playsIn('ncaa_d1');
    await graduatesIn(2029);
    expect(problemOf(await ask({ program: 'men', division: 'other' })).errors).toMatchObject([
      { field: 'division', code: 'unknown_field' },
    ]);
    expect(problemOf(await ask({ program: 'men' })).code).toBe('contact_held');
  });

  test('without a recorded division the strictest calendar counts', async () => {
    await playsIn(null);
    await graduatesIn(2029);
    expect(await stateOf()).toMatchObject({
      division: null,
      is_held: true,
      windows: { men: { reason: 'too_early', opens_on: '2027-06-15' }, women: { opens_on: '2027-09-01' } },
    });
    expect(problemOf(await ask({ program: 'men' })).code).toBe('contact_held');
    moment = '2027-09-01T12:00:00Z';
    expect((await stateOf()).windows.women).toMatchObject({ verdict: 'warn', reason: 'no_division' });
    expect((await ask()).status).toBe(201);
  });

  test('holds back the words of a release request as well, and lets the request through without them', async () => {
    await playsIn('ncaa_d1');
    await graduatesIn(2029);
    const release = (message: string) =>
      app.call('POST', `/api/athletes/${family.athlete.athleteId}/release-requests`, {
        token: coach.token,
        body: { field_groups: ['academics'], message },
      });
    expect(problemOf(await release('Call me at 555-0100')).code).toBe('contact_held');
    expect((await requestsOf(app, family.guardian)).open).toEqual([]);
    expect((await release('')).status).toBe(201);
    expect((await requestsOf(app, family.guardian)).open).toMatchObject([{ kind: 'release', message: '' }]);
    await playsIn('naia');
    await graduatesIn(2026);
    const wordless = await app.call('POST', `/api/athletes/${family.athlete.athleteId}/release-requests`, {
      token: coach.token,
      body: { field_groups: ['videos'], message: '' },
    });
    expect(problemOf(wordless).errors).toMatchObject([{ field: 'message', code: 'required' }]);
  });

  test('holds back a bound division where the athlete has stated no year', async () => {
    await graduatesIn(null);
    await playsIn('ncaa_d2');
    expect(problemOf(await ask()).detail).toContain('graduation year');
    await playsIn('njcaa');
    expect((await ask()).status).toBe(201);
  });

  test('holds back a bound division for which there is no rule', async () => {
    await app.db
      .deleteFrom('contact_rules')
      .where('division', '=', 'ncaa_d2')
      .where('grad_year', '=', 2028)
      .execute();
    await playsIn('ncaa_d2');
    expect(problemOf(await ask()).detail).toContain('No rule');
  });

  test('follows what a director confirms', async () => {
    await playsIn('ncaa_d1');
    expect((await stateOf()).windows.men).toMatchObject({ verdict: 'warn', reason: 'old_rule' });
    await app.db.updateTable('contact_rules').set({ as_of: '2026-11-01' }).execute();
    expect((await stateOf()).windows.men).toMatchObject({ verdict: 'warn', reason: 'conflicting' });
  });
});
