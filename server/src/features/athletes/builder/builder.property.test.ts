/** Whatever an athlete types, the answer is a record or a list of field errors: the contract and the tables agree. */
import { DOMINANT_HANDS, POSITIONS, VIDEO_PROVIDERS, VISIBILITIES } from '@faircourt/contracts/vocabulary';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type Joined, type TestApp } from '../../../../test/app/test-app.ts';

let app: TestApp;
let kid: Joined;
beforeAll(async () => {
  app = await startTestApp();
  kid = await app.join('athlete');
  await app.call('PUT', '/api/profile', { token: kid.token, body: {} });
});
afterAll(() => app.close());

/** Mostly what fits, so that some records are saved; sometimes what sits on an edge or beyond it. */
const mostly = <Value>(fitting: fc.Arbitrary<Value>, odd: fc.Arbitrary<Value>) =>
  fc.oneof({ weight: 12, arbitrary: fitting }, { weight: 1, arbitrary: odd });
const orEmpty = <Value>(value: fc.Arbitrary<Value>) => fc.option(value, { nil: null });

const oddText = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 30 }),
  fc.string({ unit: 'grapheme', maxLength: 250 }),
  fc.constantFrom('', ' ', '\u0000', '\uD800', '\u202E', '👩‍👩‍👦'.repeat(40), "'; drop table athletes; --"),
);
const text = (max: number) =>
  mostly(fc.string({ unit: 'grapheme-composite', minLength: 1, maxLength: max }), oddText);
const oddNumber = fc.oneof(
  fc.double({ min: -10, max: 3000, noNaN: true }),
  fc.constantFrom(-0, -1, 99.95, 99.949, 250.04, 250.05, 4.995, 5.0049, 1e308, 2 ** 53),
);
const number = (min: number, max: number) => mostly(fc.integer({ min, max }), oddNumber);
const address = fc.oneof(
  fc.webUrl({ withQueryParameters: true, withFragments: true }),
  oddText.map((part) => `https://example.org/${part}`),
  oddText,
);

const profile = fc.record({
  primary_position: orEmpty(fc.constantFrom(...POSITIONS)),
  secondary_position: orEmpty(fc.constantFrom(...POSITIONS)),
  height_cm: orEmpty(number(100, 250)),
  weight_kg: orEmpty(number(30, 200)),
  wingspan_cm: orEmpty(number(100, 280)),
  vertical_cm: orEmpty(number(10, 150)),
  dominant_hand: orEmpty(fc.constantFrom(...DOMINANT_HANDS)),
  grad_year: orEmpty(number(2024, 2035)),
  birthdate: mostly<string | null>(
    fc.constant(null),
    fc.constantFrom('0000-01-01', '1970-01-01', '2009-02-29', '9999-12-31'),
  ),
  country_code: mostly(fc.constantFrom('US', 'br', ' MX '), fc.oneof(fc.constantFrom('ß', 'ı1'), oddText)),
  city: orEmpty(text(40)),
  school_name: orEmpty(text(60)),
  current_team: orEmpty(text(60)),
  jersey_number: orEmpty(number(0, 99)),
  bio: orEmpty(text(200)),
  social_handles: mostly(
    fc.constantFrom<Record<string, string>>({}, { instagram: '@kid' }),
    fc.dictionary(fc.constantFrom('instagram', 'x', 'constructor', 'other'), oddText, { maxKeys: 2 }),
  ),
  visibility: fc.constantFrom(...VISIBILITIES),
});
const academics = fc.record({
  gpa: orEmpty(number(0, 5)),
  sat: orEmpty(number(400, 1600)),
  act: orEmpty(number(1, 36)),
  transcript_url: orEmpty(address),
  core_courses: fc.array(fc.record({ title: text(60), grade: orEmpty(text(10)) }), { maxLength: 3 }),
});
const video = fc.record({
  title: text(60),
  url: address,
  description: orEmpty(text(200)),
  provider: mostly(fc.constantFrom('other'), fc.constantFrom(...VIDEO_PROVIDERS)),
});
const season = fc.record({
  label: text(8),
  team: orEmpty(text(60)),
  league: orEmpty(text(60)),
  games: number(0, 200),
  points: number(0, 3000),
  threes_made: number(0, 10),
  threes_attempted: number(10, 20),
  field_goals_made: number(20, 30),
  field_goals_attempted: number(30, 40),
});

const requests = fc.oneof(
  profile.map((body) => ({ method: 'PUT' as const, path: '', body })),
  academics.map((body) => ({ method: 'PUT' as const, path: '/academics', body })),
  video.map((body) => ({ method: 'POST' as const, path: '/videos', body })),
  season.map((body) => ({ method: 'POST' as const, path: '/seasons', body })),
);

test(
  'whatever is typed into the builder is saved or named as wrong, never a fault of ours',
  { timeout: 300_000 },
  async () => {
    const seen = new Map<number, number>();
    await fc.assert(
      fc.asyncProperty(requests, async ({ method, path, body }) => {
        const answer = await app.call(method, `/api/profile${path}`, { token: kid.token, body });
        seen.set(answer.status, (seen.get(answer.status) ?? 0) + 1);
        expect([200, 201, 409, 422]).toContain(answer.status);
      }),
      { numRuns: 400 },
    );
    // Both outcomes must really occur, or the property says nothing.
    expect((seen.get(200) ?? 0) + (seen.get(201) ?? 0)).toBeGreaterThan(60);
    expect(seen.get(422) ?? 0).toBeGreaterThan(60);
  },
);
