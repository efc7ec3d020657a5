/** What is left of a decision once the family has answered or edited, and what can be offered to it at all. */
import type { Figures } from '@faircourt/contracts/verification';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { problemOf, startTestApp, type TestApp } from '../../../../test/app/test-app.ts';
import { joinCheckedFamily, seedCheck, type CheckedFamily } from '../../../../test/features/verification.ts';
import {
  decide,
  joinDirector,
  open,
  seedRegion,
  statusOf,
  step,
  verify,
  type Director,
} from '../../../../test/features/queue.ts';

const NOW = new Date('2026-06-03T12:00:00.000Z');

let app: TestApp;
let director: Director;
beforeAll(async () => {
  app = await startTestApp({ clock: { now: () => NOW } });
  director = await joinDirector(app, ['ES']);
});
afterAll(() => app.close());

async function askMore(family: CheckedFamily): Promise<string> {
  const id = await seedCheck(app.db, { athleteId: family.athleteId });
  const { values_hash } = (await step(app, director, id, 'claim')).body;
  const asked = await decide(app, director, id, { decision: 'ask_more', values_hash, reason: 'Who?' });
  expect(asked.status).toBe(200);
  return id;
}

function grow({ athlete }: CheckedFamily, height_cm: number) {
  return app.call('PUT', '/api/profile', {
    token: athlete.token,
    body: {
      ...{ height_cm, weight_kg: 91, school_name: 'Northgate High' },
      ...{ country_code: 'ES', birthdate: '2010-06-01', visibility: 'public' },
    },
  });
}

function answer({ athlete }: CheckedFamily, id: string) {
  return app.call('POST', `/api/verifications/${id}/statements`, {
    token: athlete.token,
    body: { note: 'The nurse.' },
  });
}

describe('more that was asked for', () => {
  test('counts among the director’s figures also once it is answered', async () => {
    const family = await joinCheckedFamily(app);
    const id = await askMore(family);
    expect((await answer(family, id)).status).toBe(204);
    expect(await statusOf(app, id)).toMatchObject({ status: 'open', director_user_id: director.userId });
    const { body } = await app.call<Figures>('GET', '/api/figures', { token: director.token });
    expect(body.weeks.at(-1)).toMatchObject({ week_of: '2026-06-01', more_asked: 1 });
  });

  test('cannot be taken back once the values were edited, unless they are what they were again', async () => {
    const family = await joinCheckedFamily(app);
    const id = await askMore(family);
    expect((await grow(family, 199)).status).toBe(200);
    const refused = await step(app, director, id, 'undo');
    expect([refused.status, problemOf(refused).code]).toEqual([409, 'conflict']);
    expect((await statusOf(app, id)).status).toBe('more_asked');
    await grow(family, 198.5);
    expect((await step(app, director, id, 'undo')).status).toBe(200);
  });

  test('once answered with other values is decided about those', async () => {
    const family = await joinCheckedFamily(app);
    const id = await askMore(family);
    await grow(family, 199);
    await answer(family, id);
    expect((await open(app, director, id)).body.claimed_values).toMatchObject({ height_cm: 199 });
    expect((await verify(app, director, id)).body.status).toBe('verified');
    expect((await step(app, director, id, 'undo')).status).toBe(200);
  });
});

describe('a correction', () => {
  test('counts from the decision on, for as long as the director’s region says', async () => {
    const { athleteId } = await joinCheckedFamily(app);
    const strict = await joinDirector(app);
    await seedRegion(app, strict.userId, ['ES'], { measurements: 2 });
    const id = await seedCheck(app.db, { athleteId });
    expect((await verify(app, strict, id, { height_cm: 197 })).body.status).toBe('offered');
    expect((await statusOf(app, id)).expires_at).toEqual(new Date('2026-08-03T12:00:00.000Z'));
  });

  test('of nothing at all is refused', async () => {
    const { athleteId } = await joinCheckedFamily(app);
    const id = await seedCheck(app.db, { athleteId });
    const refused = await verify(app, director, id, { height_cm: null, weight_kg: null });
    expect([refused.status, problemOf(refused).code]).toEqual([422, 'validation_failed']);
    expect((await statusOf(app, id)).status).toBe('open');
    expect((await verify(app, director, id, { height_cm: null })).body.status).toBe('offered');
  });
});
