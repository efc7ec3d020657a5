import { ANONYMOUS_KEY } from '@faircourt/contracts/anonymous-key';
import { expect, test } from 'vitest';
import { sendSupportRequest, type SupportMessage } from './send-support-request.ts';

const MESSAGE: SupportMessage = {
  type: 'general',
  name: 'Ana',
  email: 'ana@example.test',
  message: 'Hello',
  locale: 'es',
  website: '',
  submission_id: '0199e1b4-0000-7000-8000-000000000000',
};
const NOW = new Date('2026-11-15T12:00:00Z');

function send(answer: Response | Error, isOnline = true) {
  const calls: { url: unknown; options: RequestInit | undefined }[] = [];
  const outcome = sendSupportRequest(MESSAGE, {
    fetch: async (url, options) => {
      calls.push({ url, options });
      if (answer instanceof Error) throw answer;
      return answer;
    },
    isOnline: () => isOnline,
    now: () => NOW,
  });
  return { outcome, calls };
}

test('a message goes out once, as JSON, with the anonymous key', async () => {
  const { outcome, calls } = send(
    Response.json({ reference: 'FC-2222-3333', type: 'general' }, { status: 201 }),
  );
  expect(await outcome).toEqual({ kind: 'received', reference: 'FC-2222-3333', requestId: null });
  expect(calls).toHaveLength(1);
  expect(calls[0]?.url).toBe('/api/support');
  expect(calls[0]?.options).toMatchObject({
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${ANONYMOUS_KEY}` },
  });
  expect(calls[0]?.options?.body).toBe(JSON.stringify(MESSAGE));
});

test('refused fields come back with their reasons', async () => {
  const errors = [{ field: 'email', code: 'invalid_email', message: '…' }];
  const { outcome } = send(Response.json({ code: 'validation_failed', errors }, { status: 422 }));
  expect(await outcome).toEqual({ kind: 'fields', errors });
});

test('a body that is far too long is told as a message that is too long', async () => {
  const { outcome } = send(Response.json({ code: 'body_too_large' }, { status: 413 }));
  expect(await outcome).toEqual({ kind: 'fields', errors: [{ field: 'message', code: 'too_big' }] });
});

test('too many messages name the time from which one may go on', async () => {
  const { outcome } = send(Response.json({}, { status: 429, headers: { 'retry-after': '1800' } }));
  expect(await outcome).toEqual({ kind: 'too_many', retryAt: new Date('2026-11-15T12:30:00Z') });
});

test.each([
  ['an error of the server', Response.json({ code: 'internal_error' }, { status: 500 })],
  ['a page of some proxy in between', new Response('<h1>Bad gateway</h1>', { status: 502 })],
  ['a success without a receipt', Response.json({}, { status: 201 })],
  ['a refusal without reasons', Response.json({ code: 'validation_failed' }, { status: 422 })],
  ['a connection that breaks', new TypeError('Failed to fetch')],
])('%s counts as not sent', async (_case, answer) => {
  expect(await send(answer).outcome).toEqual({ kind: 'unreachable' });
});

test('without a connection the page says so', async () => {
  expect(await send(new TypeError('Failed to fetch'), false).outcome).toEqual({ kind: 'offline' });
});
