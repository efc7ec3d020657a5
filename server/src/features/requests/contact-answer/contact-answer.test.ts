/** "May this coach write to me?", asked without an account. */
import { PUBLISHED_CONTACT_SOURCES, type ContactAnswer } from '@faircourt/contracts/contact-answer';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../../../test/app/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

async function ask(query: string): Promise<ContactAnswer> {
  const { status, body } = await app.call<ContactAnswer>('GET', `/api/contact-answer?${query}`);
  expect(status).toBe(200);
  return body;
}

test('before the later of two days the answer is no, and both sources are named', async () => {
  expect(await ask('division=ncaa_d1&program=men&class=2030&on=2028-06-14')).toEqual({
    verdict: 'hold',
    opens_on: '2028-06-15',
    is_old: true,
    sources: [
      { key: 'n1', as_of: '2023-08-01', first_allowed: '2028-06-01' },
      { key: 'on2', as_of: '2023-06-15', first_allowed: '2028-06-15' },
    ],
  });
});

test('from that day on it is yes with a warning, because no source is younger than a year', async () => {
  const answer = await ask('division=ncaa_d1&program=men&class=2030&on=2028-06-15');
  expect(answer).toMatchObject({ verdict: 'warn', opens_on: '2028-06-15', is_old: true });
});

test('a division that is not bound, one without a rule, and one that nobody knows', async () => {
  const rest = 'program=women&class=2030&on=2026-11-18';
  expect(await ask(`division=naia&${rest}`)).toMatchObject({
    verdict: 'warn',
    opens_on: null,
    sources: [{ key: 'ps', first_allowed: null }],
  });
  expect(await ask(`division=njcaa&${rest}`)).toMatchObject({ verdict: 'warn', opens_on: null, sources: [] });
  // The later day of the two that are bound: Division I women, September 1.
  expect(await ask(rest)).toMatchObject({ verdict: 'hold', opens_on: '2028-09-01' });
});

test("a director's words stay on the members' calendar", async () => {
  await app.db
    .insertInto('contact_rules')
    .values({
      division: 'njcaa',
      program: 'men',
      grad_year: 2031,
      channel: 'correspondence',
      first_allowed: '2029-01-01',
      source: 'Call Ann at 555-0100',
      as_of: '2026-11-01',
    })
    .execute();
  const answer = await ask('division=njcaa&program=men&class=2031&on=2026-11-18');
  expect(answer.sources).toEqual([{ key: null, as_of: '2026-11-01', first_allowed: '2029-01-01' }]);
  expect(JSON.stringify(answer)).not.toContain('Ann');
});

test('every rule that came with the product has a source that the page can name', async () => {
  const rows = await app.db
    .selectFrom('contact_rules')
    .select('source')
    .distinct()
    .where('channel', '=', 'correspondence')
    .where('division', '!=', 'njcaa')
    .execute();
  expect(rows.map(({ source }) => source).toSorted()).toEqual(
    Object.values(PUBLISHED_CONTACT_SOURCES).toSorted(),
  );
});

test.each(['', 'program=men&class=1990&on=2026-01-01', 'program=men&class=2030&on=soon'])(
  'a question that makes no sense is refused: %s',
  async (query) => {
    expect((await app.call('GET', `/api/contact-answer?${query}`)).status).toBe(422);
  },
);
