/** A stop in the middle of work: requests under way are answered, streams end, and nothing is lost. */
import { connect } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { requestsUnderWay } from '../../src/platform/http/finish-requests.ts';
import { freshDatabase, type FreshDatabase } from '../app/fresh-database.ts';
import { PASSWORD, startTestApp, type TestApp } from '../app/test-app.ts';

let app: TestApp;
let bystander: FreshDatabase;
beforeAll(async () => {
  app = await startTestApp();
  bystander = await freshDatabase();
});
afterAll(() => bystander.drop());

test('requests under way finish, streams and silent connections end, and jobs wait for the next server', async () => {
  const address = await app.runtime.server.listen({ port: 0, host: '127.0.0.1' });
  const person = await app.join('coach', 'stopped@example.test');
  const stream = await fetch(`${address}/api/notifications/stream`, {
    headers: { authorization: `Bearer ${person.token}` },
  });
  const silent = connect(Number(new URL(address).port), '127.0.0.1');
  const silentClosed = new Promise((resolve) => silent.once('close', resolve));
  const signUps = Array.from({ length: 4 }, (_, n) =>
    fetch(`${address}/api/auth/sign-up`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        email: `late-${n}@example.test`,
        password: PASSWORD,
        data: { name: 'Late', role: 'coach' },
      }),
    }).then((answer) => answer.status),
  );
  // The stream and the four sign-ups; hashing their passwords takes longer than this look.
  for (let look = 0; look < 500 && requestsUnderWay(app.runtime.server) < 5; look++) {
    await new Promise((resolve) => setTimeout(resolve, 2));
  }
  const started = Date.now();
  await app.runtime.close();
  expect(Date.now() - started).toBeLessThan(15_000);
  expect(await Promise.all(signUps)).toEqual([201, 201, 201, 201]);
  await silentClosed;
  expect(await stream.text()).toContain('retry:');
  await app.drop();
});
