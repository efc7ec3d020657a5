/** Uploads beside changes to the same account: each waits for the other, and never both at once. */
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { whileLocked } from '../../../test/app/held-lock.ts';
import { jpeg, pdf } from '../../../test/records/sample-files.ts';
import { startTestApp, type TestApp } from '../../../test/app/test-app.ts';
import { joinWithProfile, upload, type JoinedAthlete } from '../../../test/records/uploads.ts';
import { reinstateAccount, suspendAccount } from '../accounts/suspension.service.ts';

const BY = { userId: null, role: 'admin' };
let app: TestApp;
let athlete: JoinedAthlete;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  athlete = await joinWithProfile(app);
});

const rename = (name: string) =>
  app.call('PATCH', '/api/auth/user', { token: athlete.token, body: { name } });

/** Both are under way when the athlete's record becomes free, the upload first in line. */
async function meet<Other>(uploading: () => Promise<{ status: number }>, other: () => Promise<Other>) {
  const started = await whileLocked(
    app.url,
    ['select from athletes where id = $1 for no key update', athlete.athleteId],
    async (untilWaiting) => {
      const first = uploading();
      await untilWaiting(1);
      const second = other();
      await untilWaiting(2);
      return { first, second };
    },
  );
  return { upload: (await started.first).status, other: await started.second };
}

test('a photo and a new name', async () => {
  const photo = await jpeg();
  const met = await meet(
    () => upload(app, athlete, 'photo', photo),
    () => rename('Nia Newname'),
  );
  expect([met.upload, met.other.status]).toEqual([200, 200]);
});

test('a deleted photo and a new name', async () => {
  await upload(app, athlete, 'photo', await jpeg());
  const met = await meet(
    () => app.call('DELETE', '/api/profile/files/photo', { token: athlete.token }),
    () => rename('Nia Newname'),
  );
  expect([met.upload, met.other.status]).toEqual([204, 200]);
});

test.each(['photo', 'transcript'])('a %s and a suspension, then its end', async (kind) => {
  const content = kind === 'photo' ? await jpeg() : pdf();
  const met = await meet(
    () => upload(app, athlete, kind, content),
    () => suspendAccount(app.db, athlete.email, BY),
  );
  expect(met.upload).toBe(200);
  await reinstateAccount(app.db, athlete.email, BY);
});

test('eight uploads beside as many names all succeed', async () => {
  const photo = await jpeg();
  const answers = await Promise.all(
    Array.from({ length: 8 }, (_, n) => [
      upload(app, athlete, 'photo', photo),
      rename(`Nia Number${n}`),
    ]).flat(),
  );
  expect(answers.map(({ status }) => status)).toEqual(Array<number>(16).fill(200));
}, 60_000);
