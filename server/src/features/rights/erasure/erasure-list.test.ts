/** The list of erased accounts beside the files, also when an entry was torn by a crash. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../../../test/app/test-app.ts';
import { filesOf, isThere } from '../../../../test/features/erasure.ts';
import { eraseAgain } from './restored-erasures.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

test('a torn entry still erases whom its name says, and stops nothing; both kinds of damage are told', async () => {
  const files = await filesOf(app);
  const [torn, whole] = [await app.join('coach'), await app.join('coach')];
  await files.put(`erasures/${torn.userId}.json`, Buffer.from('{"user_id":"'), 'application/json');
  await files.put('erasures/half-a-name', Buffer.from(''), 'application/json');
  const entry = { user_id: whole.userId, erased_at: new Date().toISOString() };
  await files.put(`erasures/${whole.userId}.json`, Buffer.from(JSON.stringify(entry)), 'application/json');

  const applied = await eraseAgain(app.db, files, { list: files, now: new Date() });
  expect(applied).toEqual({
    listed: 2,
    erased: 2,
    torn: [`erasures/${torn.userId}.json`],
    nameless: ['erasures/half-a-name'],
  });
  expect([await isThere(app, torn), await isThere(app, whole)]).toEqual([false, false]);
});
