import { Writable } from 'node:stream';
import { expect, test } from 'vitest';
import { createHttpServer } from './http/server.ts';

/** Everything that was logged while the work ran. */
async function logged(
  work: (server: Awaited<ReturnType<typeof createHttpServer>>) => Promise<void>,
): Promise<string> {
  const lines: string[] = [];
  const destination = new Writable({
    write(chunk: Buffer, _encoding, done) {
      lines.push(chunk.toString());
      done();
    },
  });
  const server = await createHttpServer({
    isProduction: false,
    logLevel: 'info',
    trustProxy: null,
    logDestination: destination,
  });
  await work(server);
  await server.close();
  return lines.join('');
}

test('a request is logged by method, route pattern, status and id, without addresses, bodies or headers', async () => {
  const text = await logged(async (server) => {
    server.post('/api/reset/:token', () => ({ fine: true }));
    await server.inject({
      method: 'POST',
      url: '/api/reset/secret-token?email=kid@example.test',
      headers: { authorization: 'Bearer secret-bearer', cookie: 'faircourt.session_token=secret-cookie' },
      remoteAddress: '203.0.113.9',
      payload: { password: 'secret-password' },
    });
  });
  expect(text).toContain('/api/reset/:token');
  expect(text).toMatch(/"status":200/);
  expect(text).toMatch(/"reqId":"[0-9a-f-]{36}"/);
  for (const secret of ['secret-', 'kid@example.test', '203.0.113.9']) expect(text).not.toContain(secret);
});

test('a database error is logged without the values it complains about', async () => {
  const text = await logged(async (server) => {
    server.get('/api/broken', () => {
      throw Object.assign(new Error('duplicate key value violates unique constraint'), {
        code: '23505',
        constraint: 'auth_users_email_key',
        detail: 'Key (email)=(kid@example.test) already exists.',
      });
    });
    const answer = await server.inject('/api/broken');
    expect(answer.statusCode).toBe(500);
    expect(answer.body).not.toContain('duplicate key');
  });
  expect(text).toContain('23505');
  expect(text).not.toContain('kid@example.test');
});
