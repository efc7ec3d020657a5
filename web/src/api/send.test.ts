import { expect, test } from 'vitest';
import { FakeClock, settle } from './fake-clock.test-support.ts';
import { CALL_TIMEOUT_MS, send, type Network } from './send.ts';

const request = () => new Request('https://faircourt.test/api/health');

function network(fetch: Network['fetch'], isOnline = true): Network & { clock: FakeClock } {
  return { fetch, isOnline: () => isOnline, clock: new FakeClock() };
}

test('an answer passes through with status, headers and body', async () => {
  const answer = new Response('{"ok":true}', { status: 201, headers: { 'x-request-id': 'r-9' } });
  const response = await send(
    network(() => Promise.resolve(answer)),
    request(),
  );
  expect(response.status).toBe(201);
  expect(response.headers.get('x-request-id')).toBe('r-9');
  expect(await response.json()).toEqual({ ok: true });
});

test('an answer without content passes through, also where the browser gives it an empty body', async () => {
  const answer = new Response('', { status: 200 });
  Object.defineProperty(answer, 'status', { value: 204 });
  const response = await send(
    network(() => Promise.resolve(answer)),
    request(),
  );
  expect(response.status).toBe(204);
});

test('a refused connection is `unavailable` online and `offline` offline', async () => {
  const refuse = () => Promise.reject(new TypeError('Failed to fetch'));
  await expect(send(network(refuse), request())).rejects.toMatchObject({ code: 'unavailable', status: 0 });
  await expect(send(network(refuse, false), request())).rejects.toMatchObject({ code: 'offline', status: 0 });
});

test('silence becomes `timeout` after fifteen seconds', async () => {
  const silent = network(() => new Promise(() => undefined));
  const outcome = send(silent, request()).catch((error: unknown) => error);
  await silent.clock.advance(CALL_TIMEOUT_MS / 1000);
  expect(await outcome).toMatchObject({ code: 'timeout' });
});

test('the limit covers a body that never ends', async () => {
  const endless = network(() => Promise.resolve(new Response(new ReadableStream())));
  const outcome = send(endless, request()).catch((error: unknown) => error);
  await settle();
  await endless.clock.advance(CALL_TIMEOUT_MS / 1000);
  expect(await outcome).toMatchObject({ code: 'timeout' });
});

test('but lets a stream run on once its headers have come', async () => {
  let push: (text: string) => void = () => undefined;
  const body = new ReadableStream<Uint8Array>({
    start: (controller) => {
      push = (text) => controller.enqueue(new TextEncoder().encode(text));
    },
  });
  const streaming = network(() => Promise.resolve(new Response(body)));
  const response = await send(streaming, request(), 'stream');
  await streaming.clock.advance(3600);
  push('late');
  const chunk = await response.body?.getReader().read();
  expect(new TextDecoder().decode(chunk?.value)).toBe('late');
});

test('a call given up by its caller is the caller’s abort, not an outage', async () => {
  const caller = new AbortController();
  const abandoned = new Request(request(), { signal: caller.signal });
  const outcome = send(
    network(() => new Promise(() => undefined)),
    abandoned,
  ).catch((error: unknown) => error);
  caller.abort();
  expect(await outcome).toMatchObject({ name: 'AbortError' });
});
