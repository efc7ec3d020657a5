import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../../../test/app/test-app.ts';
import {
  decide,
  joinDirector,
  judge,
  open,
  seedItem,
  statusOf,
  step,
  type Director,
} from '../../../../test/features/queue.ts';

const NOW = new Date('2026-03-02T12:00:00Z');
const ADDRESS = 'https://school.example/transcript.pdf';
const STATEMENT = {
  method: 'School report',
  place: null,
  on: null,
  link: null,
  note: null,
  given_at: '2026-01-10T10:00:00.000Z',
};
let app: TestApp;
let director: Director;
beforeAll(async () => {
  app = await startTestApp({ clock: { now: () => NOW } });
  director = await joinDirector(app, ['US']);
});
afterAll(() => app.close());

/** In the place of the one before. Returns its id. */
async function seedTranscript(athleteId: string, content: number): Promise<string> {
  await app.db.deleteFrom('files').where('athlete_id', '=', athleteId).execute();
  const { id } = await app.db
    .insertInto('files')
    .values({
      athlete_id: athleteId,
      kind: 'transcript',
      storage_key: `transcript/${athleteId}/${content}`,
      content_type: 'application/pdf',
      bytes: 9,
      sha256: Buffer.alloc(32, content),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

test('a decision about grades keeps which transcript they were read from, beside what was said', async () => {
  const { id, athlete } = await seedItem(app, { factGroup: 'academics' });
  await app.db
    .updateTable('verifications')
    .set({ evidence: JSON.stringify([STATEMENT]) })
    .where('id', '=', id)
    .execute();
  const fileId = await seedTranscript(athlete.athleteId, 1);
  const decided = await judge(app, director, id, { decision: 'verify', method: 'Read in the transcript' });
  expect(decided.body).toMatchObject({ statements: [STATEMENT], transcript: { is_replaced: false } });
  const seen = {
    kind: 'transcript',
    file_id: fileId,
    sha256: '01'.repeat(32),
    url: ADDRESS,
    seen_at: NOW.toISOString(),
  };
  expect((await statusOf(app, id)).evidence).toEqual([STATEMENT, seen]);

  await seedTranscript(athlete.athleteId, 2);
  expect((await open(app, director, id)).body.transcript).toMatchObject({ is_replaced: true });
  await step(app, director, id, 'undo');
  expect((await statusOf(app, id)).evidence).toEqual([STATEMENT]);
});

test('grades are not decided by a transcript that nobody has seen', async () => {
  const { id, athlete } = await seedItem(app, { factGroup: 'academics' });
  const { values_hash } = (await step(app, director, id, 'claim')).body;
  const verdict = { decision: 'verify', method: 'Read in the transcript' };
  await seedTranscript(athlete.athleteId, 3);
  expect((await decide(app, director, id, { ...verdict, values_hash })).status).toBe(409);
  const seen = (await open(app, director, id)).body.values_hash;
  await app.db
    .updateTable('academics')
    .set({ transcript_url: 'https://school.example/another.pdf' })
    .where('athlete_id', '=', athlete.athleteId)
    .execute();
  expect((await decide(app, director, id, { ...verdict, values_hash: seen })).status).toBe(409);
  expect((await judge(app, director, id, verdict)).status).toBe(200);
});

test('of facts that no transcript shows none is kept, and another one changes nothing', async () => {
  const { id, athlete } = await seedItem(app);
  const { values_hash } = (await step(app, director, id, 'claim')).body;
  await seedTranscript(athlete.athleteId, 4);
  const decided = await decide(app, director, id, { decision: 'verify', values_hash, method: 'Measured' });
  expect(decided.body).toMatchObject({ status: 'verified', transcript: null });
  expect((await statusOf(app, id)).evidence).toEqual([]);
});
