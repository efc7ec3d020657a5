/** Connections that die in silence: both ends believe they are open, and no answer ever comes. */
import type { Session } from '@faircourt/contracts/accounts';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { startRelay, type Relay } from '../../faults/parts/relay.ts';
import { endEverything } from '../../faults/parts/started.ts';
import { readConfig } from '../../src/platform/config.ts';
import { createRuntime, type Runtime } from '../../src/runtime.ts';
import { freshDatabase, type FreshDatabase } from '../app/fresh-database.ts';
import { PASSWORD } from '../app/test-app.ts';

let fresh: FreshDatabase;
let relay: Relay;
let directory: string;
let runtime: Runtime;

beforeAll(async () => {
  fresh = await freshDatabase();
  relay = await startRelay(Number(new URL(inject('postgresUrl')).port));
  const address = new URL(fresh.url);
  address.port = String(relay.port);
  directory = await mkdtemp(join(tmpdir(), 'faircourt-silent-'));
  const config = readConfig({ NODE_ENV: 'test', LOG_LEVEL: 'silent', DATA_DIR: directory });
  runtime = await createRuntime({ config, databaseUrl: address.href, siteDirectory: null });
  await runtime.server.ready();
});
afterAll(async () => {
  await runtime.close();
  await endEverything();
  await fresh.drop();
  await rm(directory, { recursive: true, force: true });
});

test(
  'a silent database is said by ready, ends what waits for it, and is found again',
  { timeout: 300_000 },
  async () => {
    const login = { email: 'quiet@example.test', password: PASSWORD };
    const signUp = { ...login, data: { name: 'Quiet', role: 'coach' } };
    await runtime.server.inject({ method: 'POST', url: '/api/auth/sign-up', payload: signUp });
    const signedIn = await runtime.server.inject({
      method: 'POST',
      url: '/api/auth/sign-in',
      payload: login,
    });
    const authorization = `Bearer ${signedIn.json<Session>().access_token}`;
    const whoAmI = () => runtime.server.inject({ url: '/api/auth/user', headers: { authorization } });
    const readiness = async () => (await runtime.server.inject('/api/ready')).statusCode;
    const isListening = async () => (await runtime.metricsText()).includes('faircourt_live_listening 1');
    expect([(await whoAmI()).statusCode, await readiness(), await isListening()]).toEqual([200, 200, true]);

    relay.swallow();
    const [answer, ready] = await Promise.all([whoAmI(), runtime.server.inject('/api/ready')]);
    expect(ready.statusCode).toBe(503);
    expect(ready.json<{ detail: string }>().detail).toContain('does not answer');
    expect(answer.statusCode).toBe(503);
    await expect.poll(isListening).toBe(false);

    relay.heal();
    await expect.poll(readiness).toBe(200);
    expect((await whoAmI()).statusCode).toBe(200);
    await expect.poll(isListening).toBe(true);
  },
);
