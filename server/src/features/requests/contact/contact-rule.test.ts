/** The calendar as directors keep it, and what the rules that ship with the product decide. */
import type { ContactRule } from '@faircourt/contracts/requests';
import type { Division, Program } from '@faircourt/contracts/vocabulary';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { eventsOf } from '../../../../test/records/athlete-records.ts';
import { problemOf, startTestApp, type Joined, type TestApp } from '../../../../test/app/test-app.ts';
import { contactWindow } from '@faircourt/contracts/contact-window';

const NOW = new Date('2026-11-15T20:00:00Z');
let app: TestApp;
let director: Joined;
let coach: Joined;
beforeAll(async () => {
  app = await startTestApp({ clock: { now: () => NOW } });
  director = await joinDirector();
  coach = await app.join('coach');
});
afterAll(() => app.close());

async function joinDirector(): Promise<Joined> {
  const person = await app.join('regional_director');
  await app.db.updateTable('users').set({ status: 'active' }).where('id', '=', person.userId).execute();
  return person;
}

async function listRules(): Promise<ContactRule[]> {
  const answer = await app.call<{ rules: ContactRule[] }>('GET', '/api/contact-rules', {
    token: coach.token,
  });
  expect(answer.status).toBe(200);
  return answer.body.rules;
}

const RULE = {
  division: 'njcaa',
  program: 'women',
  grad_year: 2029,
  channel: 'correspondence',
  first_allowed: '2027-06-15',
  source: 'njcaa.example: calendar',
  as_of: '2026-11-01',
};

function add(who: Joined, changes: object = {}) {
  return app.call<ContactRule>('POST', '/api/contact-rules', {
    token: who.token,
    body: { ...RULE, ...changes },
  });
}

/** For the class of 2030, whose sophomore year ends in 2028. */
test.each([
  // The later of two sources holds, and both are years old by then.
  ['ncaa_d1', 'men', '2028-06-14', 'hold too_early', '2028-06-15'],
  ['ncaa_d1', 'men', '2028-06-15', 'warn old_rule', '2028-06-15'],
  ['ncaa_d1', 'women', '2028-06-01', 'hold too_early', '2028-09-01'],
  ['ncaa_d1', 'women', '2028-08-31', 'hold too_early', '2028-09-01'],
  ['ncaa_d1', 'women', '2028-09-01', 'warn old_rule', '2028-09-01'],
  ['ncaa_d2', 'men', '2028-06-14', 'hold too_early', '2028-06-15'],
  ['ncaa_d2', 'men', '2028-06-15', 'warn old_rule', '2028-06-15'],
  ['ncaa_d2', 'women', '2028-06-14', 'hold too_early', '2028-06-15'],
  ['ncaa_d2', 'women', '2028-06-15', 'warn old_rule', '2028-06-15'],
  ['ncaa_d3', 'men', '2026-11-15', 'warn old_rule', null],
  ['ncaa_d3', 'women', '2026-11-15', 'warn old_rule', null],
  ['naia', 'men', '2026-11-15', 'warn old_rule', null],
  ['naia', 'women', '2026-11-15', 'warn old_rule', null],
  ['njcaa', 'men', '2026-11-15', 'warn no_rule', null],
  ['other', 'women', '2026-11-15', 'warn no_rule', null],
] as const)('as shipped, %s %s on %s: %s', async (division, program, today, answer, opensOn) => {
  const { verdict, reason, opens_on } = contactWindow(await listRules(), {
    division,
    program,
    gradYear: 2030,
    today,
  });
  expect(`${verdict} ${reason}`).toBe(answer);
  expect(opens_on).toBe(opensOn);
});

test('once a director has confirmed them, what ships conflicts or is open', async () => {
  const confirmed = (await listRules()).map((rule) => ({ ...rule, as_of: '2028-09-01' }));
  const answerOn = (division: Division, program: Program) => {
    const window = contactWindow(confirmed, { division, program, gradYear: 2030, today: '2028-09-01' });
    return `${window.verdict} ${window.reason}`;
  };
  expect(answerOn('ncaa_d1', 'men')).toBe('warn conflicting');
  expect(answerOn('ncaa_d1', 'women')).toBe('warn conflicting');
  expect(answerOn('ncaa_d2', 'men')).toBe('allowed open');
  expect(answerOn('ncaa_d2', 'women')).toBe('allowed open');
  expect(answerOn('ncaa_d3', 'men')).toBe('allowed not_bound');
  expect(answerOn('naia', 'women')).toBe('allowed not_bound');
});

test('every graduation year an athlete can have is in the calendar', async () => {
  const years = new Set((await listRules()).map((rule) => rule.grad_year));
  expect([...years].toSorted()).toEqual(Array.from({ length: 12 }, (_, index) => 2024 + index));
});

test('a director adds, confirms and deletes a rule, and each leaves an entry', async () => {
  const added = await add(director);
  expect(added.status).toBe(201);
  expect(added.body).toMatchObject(RULE);
  const { id } = added.body;

  const confirmed = await app.call<ContactRule>('POST', `/api/contact-rules/${id}/confirm`, {
    token: director.token,
  });
  expect(confirmed.body).toMatchObject({ id, as_of: '2026-11-15' });

  const deleted = await app.call('DELETE', `/api/contact-rules/${id}`, { token: director.token });
  expect(deleted.status).toBe(204);
  expect((await listRules()).map((rule) => rule.id)).not.toContain(id);
  const again = await app.call('DELETE', `/api/contact-rules/${id}`, { token: director.token });
  expect(again.status).toBe(404);

  const events = await eventsOf(app.db, id);
  expect(events.map(({ type }) => type)).toEqual([
    'contact_rule.added',
    'contact_rule.confirmed',
    'contact_rule.deleted',
  ]);
  expect(JSON.stringify(events)).not.toContain('njcaa.example');
});

test('the same rule twice is refused, also when two directors add it at once', async () => {
  const other = await joinDirector();
  const both = await Promise.all([add(director, { grad_year: 2031 }), add(other, { grad_year: 2031 })]);
  expect(both.map(({ status }) => status).toSorted()).toEqual([201, 409]);
});

test('a rule without a day is kept as one: a second is the same', async () => {
  expect((await add(director, { grad_year: 2032, first_allowed: null })).status).toBe(201);
  expect((await add(director, { grad_year: 2032, first_allowed: null })).status).toBe(409);
});

test.each([
  ['as_of', { as_of: '2026-11-16' }],
  ['as_of', { as_of: '0000-01-01' }],
  ['first_allowed', { first_allowed: '0000-01-01' }],
  ['grad_year', { grad_year: 2036 }],
  ['source', { source: '  ' }],
])('a rule with a wrong %s is refused: %o', async (field, changes) => {
  const answer = await add(director, changes);
  expect(answer.status).toBe(422);
  expect(problemOf(answer).errors?.map((error) => error.field)).toEqual([field]);
});

test('an admin keeps the calendar too; coaches and pending directors do not', async () => {
  const admin = await app.join('guardian');
  await app.db.updateTable('users').set({ role: 'admin' }).where('id', '=', admin.userId).execute();
  expect((await add(admin, { grad_year: 2033 })).status).toBe(201);
  expect((await add(coach)).status).toBe(403);
  expect((await add(await app.join('regional_director'))).status).toBe(403);
});
