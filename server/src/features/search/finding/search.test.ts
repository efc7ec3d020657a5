/** Search over HTTP: who may, wrong questions, order, paging and counting. */
import { LIMITS } from '@faircourt/contracts/limits';
import type { AthleteCard, SearchPage } from '@faircourt/contracts/search';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { problemOf, startTestApp, type Joined, type TestApp } from '../../../../test/app/test-app.ts';
import {
  count,
  seedAthlete,
  seedCrowd,
  search,
  type SeededFields,
} from '../../../../test/search/seeded-athlete.ts';

const NOW = new Date('2026-11-15T12:00:00Z');

let app: TestApp;
let viewer: Joined;
/** In the order in which they were stored. */
const seeded: string[] = [];

beforeAll(async () => {
  app = await startTestApp({ clock: { now: () => NOW } });
  viewer = await app.join('guardian');
});
afterAll(() => app.close());

test('a person who is not signed in is told to sign in', async () => {
  const answer = await app.call('GET', '/api/athletes');
  expect([answer.status, problemOf(answer).code]).toEqual([401, 'sign_in_required']);
});

test('a director who waits for approval cannot search', async () => {
  const director = await app.join('regional_director');
  for (const url of ['/api/athletes', '/api/athletes/count']) {
    const answer = await app.call('GET', url, { token: director.token });
    expect([answer.status, problemOf(answer).code]).toEqual([403, 'not_allowed']);
  }
});

test('every invalid filter is named at once', async () => {
  const answer = await app.call(
    'GET',
    '/api/athletes?position=Goalkeeper&grad_year=1999&country=USA&min_height=20&min_gpa=9&dominant_hand=none&updated_since=now&has_video=no&sort=name&school=North',
    { token: viewer.token },
  );
  expect(answer.status).toBe(422);
  expect(problemOf(answer).errors?.map(({ field }) => field)).toEqual([
    ...['position', 'grad_year', 'country', 'min_height', 'min_gpa', 'dominant_hand', 'updated_since'],
    ...['has_video', 'sort', 'school'],
  ]);
});

test('an empty number is refused, and so is one that people do not write', async () => {
  for (const value of ['', '%20', '0x3', '3e0', '.5', '%2B3', '-0', 'Infinity']) {
    for (const field of ['min_gpa', 'min_height', 'max_height', 'grad_year']) {
      const answer = await app.call('GET', `/api/athletes?${field}=${value}`, { token: viewer.token });
      expect(answer.status, `${field}=${value}`).toBe(422);
      expect(problemOf(answer).errors?.map((error) => [error.field, error.code])).toEqual([
        [field, 'wrong_type'],
      ]);
    }
  }
});

test('a cursor that we did not write is a wrong field', async () => {
  const ours = cursorText('grad_year 0 2027 0190a0a0-0000-7000-8000-000000000001');
  expect((await app.call('GET', `/api/athletes?after=${ours}`, { token: viewer.token })).status).toBe(200);
  for (const after of [
    'x',
    cursorText('grad_year 0 99999 0190a0a0-0000-7000-8000-000000000001'),
    cursorText('height 0 1900 0190a0a0-0000-7000-8000-000000000001'),
    cursorText('grad_year 0 2027 nobody'),
  ]) {
    const answer = await app.call('GET', `/api/athletes?after=${after}`, { token: viewer.token });
    expect(answer.status, `after ${after}`).toBe(422);
    expect(problemOf(answer).errors?.map(({ field, code }) => [field, code])).toEqual([
      ['after', 'invalid_cursor'],
    ]);
  }
});

test('pages follow each other without a gap or a double, in every order', { timeout: 300_000 }, async () => {
  const ids: string[] = [];
  for (let n = 0; n < 120; n++) {
    ids.push(
      await seed(`Page Tester${n}`, {
        grad_year: n % 10 === 0 ? null : 2026 + (n % 3),
        height_cm: n % 7 === 0 ? null : 180 + (n % 5) * 5.5,
        country_code: 'PT',
      }),
    );
  }
  for (const sort of ['grad_year', 'height', 'updated']) {
    const found: AthleteCard[] = [];
    const lengths: number[] = [];
    let next: string | null = '';
    while (next !== null) {
      const page: SearchPage = await find(`country=PT&sort=${sort}${next ? `&after=${next}` : ''}`);
      found.push(...page.athletes);
      lengths.push(page.athletes.length);
      ({ next } = page);
    }
    expect(lengths, `by ${sort}`).toEqual([LIMITS.searchPage, LIMITS.searchPage, 20]);
    expect(found.map(({ id }) => id).toSorted(), `by ${sort}`).toEqual(ids.toSorted());
    const keys = found.map((card) => keyOf(card, sort));
    expect(keys, `by ${sort}`).toEqual(keys.toSorted((a, b) => b - a));
  }
  expect(await count(app, viewer.token, 'country=PT')).toEqual({
    count: 120,
    is_capped: false,
    is_public_only: true,
  });
});

test('a page that ends exactly with the last athlete has no next one', async () => {
  for (let n = 0; n < LIMITS.searchPage; n++) await seed(`Exact ${n}`, { country_code: 'LU' });
  const page = await find('country=LU');
  expect([page.athletes.length, page.next]).toEqual([LIMITS.searchPage, null]);
});

test('the count stops at its limit and says so', async () => {
  await seedCrowd(app.db, LIMITS.searchCountMax + 1, 'IN', NOW);
  expect(await count(app, viewer.token, 'country=IN')).toEqual({
    count: LIMITS.searchCountMax,
    is_capped: true,
    is_public_only: true,
  });
});

/** The last update is not on the card; athletes were seeded one after the other, so the ids say it. */
function keyOf(card: AthleteCard, sort: string): number {
  if (sort === 'updated') return seeded.indexOf(card.id);
  return (sort === 'height' ? card.height_cm : card.grad_year) ?? 0;
}

/** Returns the id. */
async function seed(name: string, fields: SeededFields): Promise<string> {
  const { id } = await seedAthlete(app.db, name, fields, NOW);
  seeded.push(id);
  return id;
}

function find(question: string): Promise<SearchPage> {
  return search(app, viewer.token, question);
}

function cursorText(text: string): string {
  return Buffer.from(text).toString('base64url');
}
