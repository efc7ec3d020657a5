/**
 * A payment service on this machine: the real `stripe` package talks to it as to Stripe. It keeps idempotency keys, signs its
 * webhooks, draws a small page on which one pays, and fails, repeats or stays silent as a test wants it to.
 */
import { createHmac, randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { readForm } from './form.ts';
import { answer, Fault } from './stripe-calls.ts';
import { Books } from './stripe-books.ts';

export interface StripeEvent {
  id: string;
  type: string;
  text: string;
}

/** `lost`: it is done, and the answer never arrives. A function: what happens right before the call is answered. */
export type Trouble = 500 | 429 | 400 | 'lost' | 'silence' | (() => unknown);

export interface StripeServer {
  baseUrl: string;
  /** For the product that is to use it. */
  settings: Record<'STRIPE_SECRET_KEY' | 'STRIPE_WEBHOOK_SECRET' | 'STRIPE_API_BASE', string>;
  books: Books;
  /** What happened so far, in order. */
  events: StripeEvent[];
  asked: { method: string; path: string; key: string | null }[];
  /** What the next calls meet, one each; null is no trouble. */
  troubles: (Trouble | null)[];
  /** Where webhooks go by themselves, as soon as something happens. Null: a test delivers them. */
  webhookUrl: string | null;
  sign(text: string, options?: { secret?: string; at?: Date }): string;
  close(): Promise<void>;
}

const SECRET_KEY = 'sk_test_local';
const WEBHOOK_SECRET = 'whsec_local';

export async function startStripeServer(
  options: { now?: () => Date; port?: number } = {},
): Promise<StripeServer> {
  const now = options.now ?? (() => new Date());
  const kept = new Map<string, { asked: string; status: number; body: string }>();
  const books = new Books(now, tell);
  const server = createServer((request, response) => {
    handle(request, response).catch((error: unknown) => send(response, 500, { error: String(error) }));
  });
  await new Promise<void>((listening) => server.listen(options.port ?? 0, '127.0.0.1', listening));
  const { port } = server.address() as AddressInfo;
  const baseUrl = `http://127.0.0.1:${port}`;
  books.origin = baseUrl;
  const stripe: StripeServer = {
    baseUrl,
    settings: {
      STRIPE_SECRET_KEY: SECRET_KEY,
      STRIPE_WEBHOOK_SECRET: WEBHOOK_SECRET,
      STRIPE_API_BASE: baseUrl,
    },
    books,
    events: [],
    asked: [],
    troubles: [],
    webhookUrl: null,
    sign(text, { secret = WEBHOOK_SECRET, at = now() } = {}) {
      const seconds = Math.floor(at.getTime() / 1000);
      return `t=${seconds},v1=${createHmac('sha256', secret).update(`${seconds}.${text}`).digest('hex')}`;
    },
    async close() {
      server.closeAllConnections();
      await new Promise((closed) => server.close(closed));
    },
  };

  function tell(type: string, object: object): void {
    const id = `evt_${randomUUID()}`;
    const data = { object: structuredClone(object) };
    const created = Math.floor(now().getTime() / 1000);
    const event = { id, type, text: JSON.stringify({ id, object: 'event', type, created, data }) };
    stripe.events.push(event);
    if (stripe.webhookUrl !== null) void deliver(stripe.webhookUrl, event);
  }

  /** As Stripe does: again and again until somebody says that it arrived. */
  async function deliver(url: string, { text }: StripeEvent): Promise<void> {
    for (let attempt = 0; attempt < 600 && server.listening; attempt++) {
      const headers = { 'content-type': 'application/json', 'stripe-signature': stripe.sign(text) };
      const arrived = await fetch(url, { method: 'POST', headers, body: text }).catch(() => null);
      if (arrived?.ok) return;
      await new Promise((resolve) => setTimeout(resolve, 200));
    }
  }

  async function handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = new URL(request.url ?? '/', baseUrl);
    const body = await read(request);
    if (url.pathname.startsWith('/pay/')) return drawCheckout(response, request.method ?? '', url.pathname);
    if (url.pathname === '/local/renew-unpaid') {
      const latest = [...books.subscriptions.keys()].at(-1) ?? '';
      return send(response, 200, books.renew(latest, false));
    }
    const { method = '' } = request;
    const key = request.headers['idempotency-key'];
    stripe.asked.push({ method, path: url.pathname, key: typeof key === 'string' ? key : null });
    const trouble = stripe.troubles.shift();
    if (trouble === 'silence') return;
    if (typeof trouble === 'function') trouble();
    if (trouble === 400) return fault(response, 400, 'refused', 'No');
    if (trouble === 500 || trouble === 429) return fault(response, trouble, 'trouble', 'Try again');
    if (request.headers.authorization !== `Bearer ${SECRET_KEY}`)
      return fault(response, 401, 'no_key', 'Wrong key');
    const asked = `${method} ${url.pathname} ${body}`;
    const before = typeof key === 'string' && method === 'POST' ? kept.get(key) : undefined;
    if (before && before.asked !== asked) {
      return fault(response, 400, 'idempotency', 'This key came with another request', 'idempotency_error');
    }
    const { status, body: text } = before ?? work(method, url, body);
    if (!before && typeof key === 'string' && status < 500) kept.set(key, { asked, status, body: text });
    if (trouble === 'lost') return void request.socket.destroy();
    send(response, status, text);
  }

  function work(method: string, url: URL, body: string): { status: number; body: string } {
    const path = url.pathname.split('/').slice(2);
    const form = readForm(method === 'POST' ? body : `${url.search.slice(1)}&${body}`);
    try {
      return { status: 200, body: JSON.stringify(answer(books, { method, path, form, origin: baseUrl })) };
    } catch (error) {
      if (!(error instanceof Fault)) throw error;
      const { status, code, message } = error;
      return { status, body: JSON.stringify({ error: { type: 'invalid_request_error', code, message } }) };
    }
  }

  function drawCheckout(response: ServerResponse, method: string, path: string): void {
    const id = path.slice('/pay/'.length);
    if (books.subscriptions.has(id)) return drawInvoice(response, method, id);
    const session = books.sessions.get(id);
    if (session?.status !== 'open') return send(response, 404, 'This page is not open any more.');
    if (method === 'POST') {
      books.complete(session.id);
      response.writeHead(303, { location: session.success_url }).end();
      return;
    }
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(`<!doctype html>
      <html lang="en"><title>Checkout</title><h1>Checkout</h1>
      <form method="post"><button>Pay</button></form><a href="${session.cancel_url}">Back</a></html>`);
  }

  /** Stripe's own page of an invoice that a card did not pay. */
  function drawInvoice(response: ServerResponse, method: string, subscriptionId: string): void {
    const isPaid = method === 'POST';
    if (isPaid) books.settle(subscriptionId);
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(`<!doctype html>
      <html lang="en"><title>Invoice</title><h1>${isPaid ? 'Invoice paid' : 'Invoice'}</h1>
      <form method="post"><button>Pay</button></form></html>`);
  }

  return stripe;
}

function fault(
  response: ServerResponse,
  status: number,
  code: string,
  message: string,
  type = 'invalid_request_error',
): void {
  send(response, status, { error: { type, code, message } });
}

function send(response: ServerResponse, status: number, body: object | string): void {
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  response.writeHead(status, { 'content-type': 'application/json', 'request-id': 'req_local' }).end(text);
}

async function read(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString();
}
