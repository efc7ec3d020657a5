import type { Season } from '@faircourt/contracts/athletes';
import type { Video } from '@faircourt/contracts/videos';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { athleteIdOf, seedVerification } from '../../../../test/records/athlete-records.ts';
import { startTestApp, type Joined, type TestApp } from '../../../../test/app/test-app.ts';
import { inTransaction } from '../../../platform/database/database.ts';
import { checkCards, refreshCards } from '../../search/cards/card.service.ts';

const PROFILE = { birthdate: '2008-01-01', grad_year: 2027, height_cm: 190, visibility: 'public' };

let app: TestApp;
let kid: Joined;
let athleteId: string;
beforeAll(async () => {
  app = await startTestApp();
  kid = await app.join('athlete');
});
afterAll(() => app.close());

/** Makes one change, then compares every card with the one that a rebuild would make. */
async function change<Body>(method: 'POST' | 'PUT' | 'PATCH' | 'DELETE', path: string, body?: object) {
  const url = `/api/profile${path}`;
  const answer = await app.call<Body>(method, url, { token: kid.token, ...(body ? { body } : {}) });
  expect(answer.status).toBeLessThan(300);
  expect(await checkCards(app.db, new Date())).toEqual([]);
  return answer.body;
}

async function card() {
  return app.db
    .selectFrom('athlete_cards')
    .select(['height_mm', 'is_height_verified', 'gpa', 'has_video'])
    .where('athlete_id', '=', athleteId)
    .where('audience', '=', 'everyone')
    .executeTakeFirst();
}

test('every change in the builder leaves the search card as a rebuild would make it', async () => {
  await change('PUT', '', PROFILE);
  athleteId = await athleteIdOf(app.db, kid.userId);
  expect(await card()).toEqual({ height_mm: 1900, is_height_verified: false, gpa: -1, has_video: false });

  await change('PUT', '/academics', { gpa: 3.9 });
  await app.db
    .insertInto('releases')
    .values({
      athlete_id: athleteId,
      field_group: 'academics',
      audience: 'everyone',
      status: 'approved',
      decided_by: kid.userId,
      decided_at: new Date(),
    })
    .execute();
  await seedVerification(app.db, { athleteId, factGroup: 'academics' });
  await seedVerification(app.db, { athleteId, factGroup: 'measurements' });
  await inTransaction(app.db, (trx) => refreshCards(trx, [athleteId], new Date()));
  expect(await card()).toMatchObject({ is_height_verified: true, gpa: 390 });

  await change('PUT', '/academics', { gpa: 4 });
  expect(await card()).toMatchObject({ gpa: -1 });
  await change('PUT', '', { ...PROFILE, height_cm: 191 });
  expect(await card()).toMatchObject({ height_mm: 1910, is_height_verified: false });

  const video = await change<Video>('POST', '/videos', {
    title: 'Tape',
    url: 'https://youtu.be/dQw4w9WgXcQ',
  });
  expect(await card()).toMatchObject({ has_video: false });
  await change('PATCH', `/videos/${video.id}`, { is_public: true });
  expect(await card()).toMatchObject({ has_video: true });
  await change('DELETE', `/videos/${video.id}`);
  expect(await card()).toMatchObject({ has_video: false });
  await change('POST', `/videos/${video.id}/restore`);
  expect(await card()).toMatchObject({ has_video: true });

  const season = await change<Season>('POST', '/seasons', { label: '2025-26', games: 3 });
  await change('PUT', `/seasons/${season.id}`, { label: '2025-26', games: 4 });
  await change('DELETE', `/seasons/${season.id}`);

  await change('PUT', '', { ...PROFILE, visibility: 'private' });
  expect(await card()).toBeUndefined();
});

test('changes made at once leave one card that holds them all', async () => {
  await change('PUT', '', PROFILE);
  const call = (method: 'POST' | 'PUT', path: string, body: object) =>
    app.call(method, `/api/profile${path}`, { token: kid.token, body });
  await Promise.all([
    call('PUT', '', { ...PROFILE, height_cm: 200 }),
    call('PUT', '/academics', { gpa: 2 }),
    ...['aaaaaaaaaaa', 'bbbbbbbbbbb', 'ccccccccccc'].map((id) =>
      call('POST', '/videos', { title: 'Tape', url: `https://youtu.be/${id}`, is_public: true }),
    ),
  ]);
  expect(await card()).toMatchObject({ height_mm: 2000, has_video: true });
  expect(await checkCards(app.db, new Date())).toEqual([]);
});
