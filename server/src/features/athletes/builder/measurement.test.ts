import type { Measurement } from '@faircourt/contracts/athletes';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type Joined, type TestApp } from '../../../../test/app/test-app.ts';

let app: TestApp;
let kid: Joined;
let now = new Date('2026-03-01T23:30:00Z');
beforeAll(async () => {
  app = await startTestApp({ clock: { now: () => now } });
  kid = await app.join('athlete');
});
afterAll(() => app.close());

const save = (body: object) => app.call('PUT', '/api/profile', { token: kid.token, body });
async function history(): Promise<Measurement[]> {
  const url = '/api/profile/measurements';
  return (await app.call<{ measurements: Measurement[] }>('GET', url, { token: kid.token })).body
    .measurements;
}

const first = { height_cm: 180, weight_kg: null, wingspan_cm: null, vertical_cm: null };

test('growth is kept by day: a second save on one day corrects it, the next day begins a new entry', async () => {
  expect(await history()).toEqual([]);
  await save({ city: 'Leon' });
  expect(await history()).toEqual([]);

  await save({ city: 'Leon', height_cm: 179 });
  await save({ city: 'Leon', height_cm: 180 });
  expect(await history()).toEqual([{ measured_on: '2026-03-01', ...first }]);

  // Half an hour later it is another day in UTC.
  now = new Date('2026-03-02T00:00:00Z');
  await save({ city: 'Puebla', height_cm: 180, dominant_hand: 'left' });
  expect(await history()).toHaveLength(1);

  await save({ city: 'Puebla', height_cm: 180, weight_kg: 70.25 });
  expect(await history()).toEqual([
    { measured_on: '2026-03-01', ...first },
    { measured_on: '2026-03-02', ...first, weight_kg: 70.3 },
  ]);
});

test('emptying every measurement adds no entry and keeps the history', async () => {
  now = new Date('2026-03-03T12:00:00Z');
  const before = await history();
  await save({ city: 'Puebla' });
  expect(await history()).toEqual(before);
});
