/** The database stopped and started under a running server: it says 503 meanwhile and recovers by itself. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Session } from '@faircourt/contracts/accounts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readConfig } from '../../src/platform/config.ts';
import { freePort, startEmbedded, type EmbeddedDatabase } from '../../src/platform/database/embedded.ts';
import { migrate } from '../../src/platform/database/migrate.ts';
import { installJobs } from '../../src/platform/jobs.ts';
import { createRuntime, type Runtime } from '../../src/runtime.ts';
import { PASSWORD } from '../app/test-app.ts';

let directory: string;
let port: number;
let database: EmbeddedDatabase;
let runtime: Runtime;

beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'faircourt-outage-'));
  port = await freePort();
  await startDatabase();
  const databaseUrl = `${database.baseUrl}postgres`;
  await migrate(databaseUrl);
  await installJobs(databaseUrl);
  const config = readConfig({ NODE_ENV: 'test', LOG_LEVEL: 'silent', DATA_DIR: join(directory, 'data') });
  runtime = await createRuntime({ config, databaseUrl, siteDirectory: null });
  await runtime.server.ready();
});
afterAll(async () => {
  await runtime.close();
  await database.stop();
  await rm(directory, { recursive: true, force: true });
});

async function startDatabase(): Promise<void> {
  database = await startEmbedded({ directory: join(directory, 'postgres'), port, throwaway: true });
}

function post(url: string, payload: object) {
  return runtime.server.inject({ method: 'POST', url, payload });
}

function signUp(email: string) {
  return post('/api/auth/sign-up', { email, password: PASSWORD, data: { name: 'Steady', role: 'coach' } });
}

async function untilReady(): Promise<void> {
  for (let attempt = 0; attempt < 100; attempt++) {
    if ((await runtime.server.inject('/api/ready')).statusCode === 200) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error('The server did not recover');
}

test(
  'an outage is answered with 503 and a Retry-After; afterwards all is as before',
  { timeout: 300_000 },
  async () => {
    expect((await signUp('before@example.test')).statusCode).toBe(201);
    const signedIn = await post('/api/auth/sign-in', { email: 'before@example.test', password: PASSWORD });
    const { access_token: token } = signedIn.json<Session>();

    await database.stop();
    const authorization = { authorization: `Bearer ${token}` };
    for (const answer of [
      await runtime.server.inject('/api/ready'),
      await signUp('during@example.test'),
      await post('/api/auth/sign-in', { email: 'before@example.test', password: PASSWORD }),
      await runtime.server.inject({ url: '/api/auth/user', headers: authorization }),
    ]) {
      expect(answer.statusCode).toBe(503);
      expect(answer.json()).toMatchObject({ code: 'unavailable' });
      expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
    }
    expect((await runtime.server.inject('/api/health')).statusCode).toBe(200);

    await startDatabase();
    await untilReady();
    const user = await runtime.server.inject({ url: '/api/auth/user', headers: authorization });
    expect(user.statusCode).toBe(200);
    expect((await signUp('during@example.test')).statusCode).toBe(201);

    // Live updates find their way back as well: a sign-in elsewhere reaches the open stream.
    const address = await runtime.server.listen({ port: 0, host: '127.0.0.1' });
    // The server ends streams that are open when it reconnects, so that browsers ask again; let that pass.
    await new Promise((resolve) => setTimeout(resolve, 2500));
    const stream = await fetch(`${address}/api/notifications/stream`, { headers: authorization });
    const text = readUntil(stream, 'event: notification');
    await post('/api/auth/sign-in', { email: 'before@example.test', password: PASSWORD });
    expect(await text).toContain('new_sign_in');
  },
);

async function readUntil(response: Response, wanted: string): Promise<string> {
  const decoder = new TextDecoder();
  let text = '';
  for await (const chunk of response.body ?? []) {
    text += decoder.decode(chunk, { stream: true });
    const from = text.indexOf(wanted);
    if (from >= 0 && text.indexOf('\n\n', from) > 0) return text;
  }
  throw new Error('The stream ended');
}
