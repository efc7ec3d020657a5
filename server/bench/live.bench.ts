/**
 * npm run bench:live: open pages of many people on one server process, some more on a second one, both on one database.
 * Messages are sent through both; each must reach the open pages of exactly the three people it is for. Prints how many
 * connections are held, how long delivery takes, and what memory it needs. Ends with an error when one is lost or goes
 * astray.
 *   npm run bench:live -- --streams 1000 --elsewhere 60 --messages 600 --rate 20
 */
import { randomBytes, randomUUID } from 'node:crypto';
import { performance } from 'node:perf_hooks';
import { parseArgs } from 'node:util';
import { createDatabase, createPool } from '../src/platform/database/database.ts';
import { migrate } from '../src/platform/database/migrate.ts';
import {
  createScratchDatabase,
  dropScratchDatabase,
  startScratchServer,
  withClient,
} from '../src/platform/database/scratch.ts';
import { createSignInEngine } from '../src/platform/sessions/sign-in-engine.ts';
import { seedConversations, type Talker } from './conversations.ts';
import { listen, type Listener } from './listener.ts';
import { startServer, type MeasuredServer } from './measured-server.ts';

const { values: options } = parseArgs({
  options: {
    streams: { type: 'string', default: '1000' },
    /** Second pages of some of the same people, on the other process. */
    elsewhere: { type: 'string', default: '60' },
    messages: { type: 'string', default: '600' },
    /** Messages a second, at most: on a busy machine fewer, so that waiting in line is not taken for delivery. */
    rate: { type: 'string', default: '20' },
    /** People who sign up while the pages are open: hashing their passwords is what takes the most memory. */
    'sign-ups': { type: 'string', default: '200' },
  },
});
const STREAMS = Number(options.streams);
const ELSEWHERE = Number(options.elsewhere);
const MESSAGES = Number(options.messages);
const RATE = Number(options.rate);
const SIGN_UPS = Number(options['sign-ups']);
const OPENED_AT_ONCE = 20;
const SIGNED_UP_AT_ONCE = 8;
const SENT_AT_ONCE = 4;
const ARRIVES_WITHIN_MS = 15_000;
/** After the last one has arrived: would anything come that should not? */
const QUIET_MS = 2_000;

/** Both processes and this one agree on them, so that a token made here counts there. */
const SIGN_IN = { baseUrl: 'http://bench.test', secret: randomBytes(32).toString('hex') };

interface Person extends Talker {
  token: string;
}

interface Page {
  person: Person;
  listener: Listener;
}

interface Sent {
  threadId: string;
  senderId: string;
  at: number;
  answeredAt: number;
}

async function main(): Promise<boolean> {
  const postgres = await startScratchServer();
  const name = `faircourt_bench_${process.pid}_live`;
  const servers: MeasuredServer[] = [];
  const pages: Page[] = [];
  try {
    const url = await createScratchDatabase(postgres.url, name);
    await migrate(url);
    const people = await signInEverybody(url);
    // One after the other: the first prepares the database.
    for (let n = 0; n < 2; n++) servers.push(await startServer(url, environment()));
    const [first, second] = servers;
    if (!first || !second) throw new Error('Two servers are needed.');
    const idle = await first.memory();

    pages.push(...(await openPages(first, people.slice(0, STREAMS))));
    pages.push(...(await openPages(second, people.slice(0, ELSEWHERE))));
    const opened = await first.memory();
    console.log(`  ${pages.length} streams opened`);
    const sent = await sendThrough(servers, people);
    await untilArrived(pages, sent);
    const after = await first.memory();
    await signUpMany(first);
    return report(pages, sent, { idle, opened, after, signedUp: await first.memory() });
  } finally {
    for (const { listener } of pages) listener.close();
    for (const server of servers) await server.stop();
    await dropScratchDatabase(postgres.url, name);
    await postgres.stop();
  }
}

function environment(): Record<string, string> {
  return { BASE_URL: SIGN_IN.baseUrl, AUTH_SECRET: SIGN_IN.secret };
}

async function signInEverybody(url: string): Promise<Person[]> {
  const talkers = await withClient(url, (client) =>
    seedConversations(client, Math.ceil(Math.max(STREAMS, ELSEWHERE) / 3)),
  );
  const db = createDatabase(createPool(url, { max: 2 }));
  const engine = createSignInEngine({ db, ...SIGN_IN });
  const people: Person[] = [];
  for (const talker of talkers) {
    const { token } = await engine.tokens.issue(talker.userId, talker.sessionId);
    people.push({ ...talker, token });
  }
  await db.destroy();
  return people;
}

async function openPages({ origin }: MeasuredServer, people: readonly Person[]): Promise<Page[]> {
  const pages: Page[] = [];
  for (let start = 0; start < people.length; start += OPENED_AT_ONCE) {
    const batch = people.slice(start, start + OPENED_AT_ONCE);
    pages.push(
      ...(await Promise.all(
        batch.map(async (person) => ({ person, listener: await listen(origin, person.token) })),
      )),
    );
  }
  return pages;
}

/** At a steady pace, by turns through each process and from each of the three people. In order within one conversation. */
async function sendThrough(servers: readonly MeasuredServer[], people: readonly Person[]): Promise<Sent[]> {
  const conversations = Math.floor(people.length / 3);
  const last = new Map<string, Promise<unknown>>();
  const started = performance.now();
  const sending: Promise<Sent>[] = [];
  const underWay = new Set<Promise<unknown>>();
  for (let n = 0; n < MESSAGES; n++) {
    const wait = started + (n * 1000) / RATE - performance.now();
    if (wait > 0) await new Promise((resolve) => setTimeout(resolve, wait));
    if (underWay.size >= SENT_AT_ONCE) await Promise.race(underWay);
    const round = Math.floor(n / conversations);
    const sender = people[(n % conversations) * 3 + ((n + round) % 3)];
    const server = servers[n % servers.length];
    if (!sender || !server) throw new Error('Nobody to send.');
    const before = last.get(sender.threadId) ?? Promise.resolve();
    const one = before.then(() => send(server.origin, sender));
    last.set(sender.threadId, one);
    underWay.add(one);
    void one.finally(() => underWay.delete(one)).catch(() => {});
    sending.push(one);
  }
  return Promise.all(sending);
}

async function send(origin: string, sender: Person): Promise<Sent> {
  const at = performance.now();
  const answer = await fetch(`${origin}/api/threads/${sender.threadId}/messages`, {
    method: 'POST',
    headers: { authorization: `Bearer ${sender.token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ body: 'Are you there?', client_id: randomUUID() }),
  });
  if (answer.status !== 201) throw new Error(`Sending failed: ${answer.status} ${await answer.text()}`);
  await answer.arrayBuffer();
  return { threadId: sender.threadId, senderId: sender.userId, at, answeredAt: performance.now() };
}

async function signUpMany({ origin }: MeasuredServer): Promise<void> {
  let next = 0;
  async function signUpInTurn(): Promise<void> {
    for (let n = next++; n < SIGN_UPS; n = next++) {
      const answer = await fetch(`${origin}/api/auth/sign-up`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({
          email: `newcomer-${n}@bench.test`,
          password: 'correct horse',
          data: { name: 'Newcomer', role: 'coach' },
        }),
      });
      if (answer.status !== 201) throw new Error(`Signing up failed: ${answer.status}`);
      await answer.arrayBuffer();
    }
  }
  await Promise.all(Array.from({ length: SIGNED_UP_AT_ONCE }, signUpInTurn));
}

async function untilArrived(pages: readonly Page[], sent: readonly Sent[]): Promise<void> {
  const deadline = performance.now() + ARRIVES_WITHIN_MS;
  const isComplete = () =>
    pages.every((page) => changesOf(page).length >= messagesFor(page.person, sent).length);
  while (!isComplete() && performance.now() < deadline) {
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  await new Promise((resolve) => setTimeout(resolve, QUIET_MS));
}

function changesOf({ listener }: Page) {
  return listener.heard.filter(({ event }) => event === 'changed');
}

function messagesFor(person: Person, sent: readonly Sent[]): Sent[] {
  return sent.filter(({ threadId }) => threadId === person.threadId);
}

/** The bell rings once until its owner reads, and nobody reads here: so once for each person who got a message. */
function ringsFor(person: Person, sent: readonly Sent[]): number {
  return messagesFor(person, sent).some(({ senderId }) => senderId !== person.userId) ? 1 : 0;
}

function report(
  pages: readonly Page[],
  sent: readonly Sent[],
  memory: { idle: number; opened: number; after: number; signedUp: number },
): boolean {
  const delays: number[] = [];
  const lags: number[] = [];
  let lost = 0;
  let astray = 0;
  for (const page of pages) {
    const expected = messagesFor(page.person, sent);
    const changes = changesOf(page);
    const own = changes.filter(({ threadId }) => threadId === page.person.threadId);
    lost += Math.max(0, expected.length - own.length);
    astray += changes.length - own.length + Math.max(0, own.length - expected.length);
    const rings = page.listener.heard.filter(({ event }) => event === 'notification');
    const ownRings = rings.filter(({ threadId }) => threadId === page.person.threadId);
    const expectedRings = ringsFor(page.person, sent);
    lost += Math.max(0, expectedRings - ownRings.length);
    astray += rings.length - Math.min(ownRings.length, expectedRings);
    // Those of one conversation are sent one after the other, so the first to arrive is the first that was sent.
    for (const [n, { at }] of own.entries()) {
      const message = expected[n];
      if (!message) continue;
      delays.push(at - message.at);
      lags.push(Math.max(0, at - message.answeredAt));
    }
  }
  const held = pages.filter(({ listener }) => listener.isOpen()).length;
  const answers = sent.map(({ at, answeredAt }) => answeredAt - at);
  console.log('');
  console.log(`streams held          ${held} of ${pages.length} (${STREAMS} on one process)`);
  console.log(
    `messages sent         ${sent.length}, by turns through two processes, at most ${RATE} a second`,
  );
  console.log(`delivered             ${delays.length} to open pages`);
  console.log(
    `sent → on the page    p50 ${percentile(delays, 0.5)}, p99 ${percentile(delays, 0.99)}, longest ${percentile(delays, 1)}`,
  );
  console.log(`answered → on page    p50 ${percentile(lags, 0.5)}, p99 ${percentile(lags, 0.99)}`);
  console.log(`sent → answered       p50 ${percentile(answers, 0.5)}, p99 ${percentile(answers, 0.99)}`);
  console.log(`lost                  ${lost}`);
  console.log(`astray                ${astray}`);
  const { idle, opened, after, signedUp } = memory;
  console.log(`memory, idle          ${idle.toFixed(0)} MB`);
  console.log(`with its streams      ${opened.toFixed(0)} MB, after the messages ${after.toFixed(0)} MB`);
  console.log(`after ${SIGN_UPS} sign-ups    ${signedUp.toFixed(0)} MB`);
  const holds = held === pages.length && lost === 0 && astray === 0 && delays.length > 0;
  console.log(
    holds ? '✓ everything reached exactly its readers' : '✗ not everything reached exactly its readers',
  );
  return holds;
}

function percentile(times: readonly number[], share: number): string {
  const sorted = times.toSorted((a, b) => a - b);
  const place = Math.min(sorted.length - 1, Math.floor(share * sorted.length));
  return `${(sorted[place] ?? Number.NaN).toFixed(1)} ms`;
}

main().then(
  (holds) => process.exit(holds ? 0 : 1),
  (error: unknown) => {
    console.error(error);
    process.exit(1);
  },
);
