/** The contact calendar as a calendar program reads it. */
import { DIVISIONS } from '@faircourt/contracts/vocabulary';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { parseCalendar } from '../../../../test/app/calendar-parser.ts';
import { startTestApp, type TestApp } from '../../../../test/app/test-app.ts';

const NOW = new Date('2026-11-17T15:00:00Z');
let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ clock: { now: () => NOW } });
});
afterAll(() => app.close());

const feedAt = (rest: string, headers: Record<string, string> = {}) =>
  app.call<string>('GET', `/api/contact-calendar/${rest}`, { headers });

async function entriesAt(rest: string) {
  const { status, body } = await feedAt(rest);
  expect(status).toBe(200);
  return parseCalendar(body).entries;
}

test('anybody reads it, as a calendar that programs may keep for an hour', async () => {
  const { status, headers, body } = await feedAt('ncaa_d1/feed.ics?class=2030');
  expect(status).toBe(200);
  expect(headers['content-type']).toBe('text/calendar; charset=utf-8');
  expect(headers['cache-control']).toBe('public, max-age=3600');
  const { properties, entries } = parseCalendar(body);
  expect(properties.get('X-WR-CALNAME')).toBe('Faircourt contact calendar: NCAA Division I, class of 2030');
  // Of men: calls from June 15 on, disputed since June 1, and visits. Of women: the same with other days.
  expect(entries.map((entry) => [entry.get('UID'), entry.get('DTSTART;VALUE=DATE')])).toEqual([
    ['contact.ncaa_d1.men.2030.correspondence.disputed@faircourt', '20280601'],
    ['contact.ncaa_d1.men.2030.correspondence.open@faircourt', '20280615'],
    ['contact.ncaa_d1.men.2030.unofficial_visit.open@faircourt', '20270801'],
    ['contact.ncaa_d1.women.2030.correspondence.disputed@faircourt', '20280601'],
    ['contact.ncaa_d1.women.2030.correspondence.open@faircourt', '20280901'],
    ['contact.ncaa_d1.women.2030.off_campus.open@faircourt', '20290301'],
  ]);
});

test('a time in dispute ends, exclusively, on the day that counts', async () => {
  const entries = await entriesAt('ncaa_d1/feed.ics?class=2030');
  expect(entries[0]?.get('DTEND;VALUE=DATE')).toBe('20280615');
  expect(entries[0]?.get('STATUS')).toBe('TENTATIVE');
  expect(entries[1]?.get('DTEND;VALUE=DATE')).toBe('20280616');
});

test.each(['en', 'es', 'pt-BR'])('every division can be read strictly in %s', async (locale) => {
  for (const division of DIVISIONS) {
    const entries = await entriesAt(`${division}/feed.ics?locale=${locale}`);
    const uids = entries.map((entry) => entry.get('UID'));
    expect(new Set(uids).size).toBe(uids.length);
  }
});

test('a division without first days has an empty calendar', async () => {
  expect(await entriesAt('naia/feed.ics')).toEqual([]);
  expect(await entriesAt('njcaa/feed.ics')).toEqual([]);
});

test('what is unchanged is answered in a word, and a change with more than before', async () => {
  const first = await feedAt('ncaa_d2/feed.ics');
  const etag = String(first.headers['etag']);
  const again = await feedAt('ncaa_d2/feed.ics', { 'if-none-match': `"other", W/${etag}` });
  expect([again.status, again.body]).toEqual([304, '']);
  const other = await feedAt('ncaa_d2/feed.ics?locale=es', { 'if-none-match': etag });
  expect(other.status).toBe(200);

  const uid = 'contact.ncaa_d2.men.2030.correspondence.open@faircourt';
  const entryOf = (body: string) => parseCalendar(body).entries.find((entry) => entry.get('UID') === uid);
  await app.db
    .insertInto('contact_rules')
    .values({
      division: 'ncaa_d2',
      program: 'men',
      grad_year: 2030,
      channel: 'correspondence',
      first_allowed: '2028-07-01',
      source: 'Call Ann at 555-0100',
      as_of: '2026-11-01',
    })
    .execute();
  const moved = await feedAt('ncaa_d2/feed.ics', { 'if-none-match': etag });
  expect(moved.status).toBe(200);
  expect(entryOf(moved.body)?.get('DTSTART;VALUE=DATE')).toBe('20280701');
  // What a director typed stays with those who are signed in.
  expect(moved.body).not.toContain('555-0100');

  await app.db.deleteFrom('contact_rules').where('first_allowed', '=', '2028-07-01').execute();
  const back = await feedAt('ncaa_d2/feed.ics', { 'if-none-match': String(moved.headers['etag']) });
  expect(entryOf(back.body)?.get('DTSTART;VALUE=DATE')).toBe('20280615');
  const sequences = [first, moved, back].map(({ body }) => Number(entryOf(body)?.get('SEQUENCE')));
  expect(sequences).toEqual(sequences.toSorted((a, b) => a - b));
  expect(new Set(sequences).size).toBe(3);
});

test.each([
  ['ncaa_d9/feed.ics', 404],
  ['ncaa_d1/feed.ics?class=1999', 422],
  ['ncaa_d1/feed.ics?class=2030&who=me', 422],
])('nothing else is answered at %s', async (rest, status) => {
  expect((await feedAt(rest)).status).toBe(status);
});
