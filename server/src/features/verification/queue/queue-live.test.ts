/** What directors do arrives on the open pages of those concerned without reloading, and on nobody else's. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { signIn } from '../../../../test/records/conversations.ts';
import { openStream, until } from '../../../../test/app/live-stream.ts';
import { startTestApp, type TestApp } from '../../../../test/app/test-app.ts';
import { joinDirector, seedItem, step, verify } from '../../../../test/features/queue.ts';

let app: TestApp;
let address: string;
beforeAll(async () => {
  app = await startTestApp();
  address = await app.runtime.server.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(() => app.close());

test('a claim, a decision and its undoing reach colleagues and the family at once, before any mail', async () => {
  const director = await joinDirector(app, ['US']);
  const { id, athlete } = await seedItem(app);
  const other = await seedItem(app);
  const colleague = await openStream(address, await joinDirector(app, ['CA', 'US']));
  const guardian = await openStream(address, { token: await signIn(app, athlete.guardianUserId) });
  const elsewhere = await openStream(address, await joinDirector(app, ['FR']));
  const stranger = await openStream(address, { token: await signIn(app, other.athlete.userId) });

  await verify(app, director, id);
  await step(app, director, id, 'undo');
  await step(app, director, id, 'release');
  for (const stream of [colleague, guardian]) {
    await until(() => stream.changes('verifications').length === 4);
    expect(stream.changes('verifications')).toEqual([id, id, id, id]);
  }
  expect(elsewhere.changes('verifications')).toEqual([]);
  expect(stranger.changes('verifications')).toEqual([]);
  expect(guardian.text()).not.toContain('verification_decided');
  await Promise.all([colleague, guardian, elsewhere, stranger].map((stream) => stream.close()));
});
