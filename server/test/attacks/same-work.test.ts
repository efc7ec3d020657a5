/**
 * A stranger who measures how long an answer takes learns nothing where the same work is done for what exists and for
 * what does not. Clocks are too noisy for a test (npm run bench:clocks has one); the statements that reach the database
 * are not.
 */
import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import {
  joinCoach,
  joinConversation,
  type JoinedConversation,
  type SignedIn,
} from '../records/conversations.ts';
import { seedSignatures } from '../records/seeded-signatures.ts';
import { startTestApp, type TestApp } from '../app/test-app.ts';

const CLIENT_ID = '0190a0a0-0000-4000-8000-000000000001';
const NOBODY = '0190a0a0-0000-7000-8000-000000000000';

let app: TestApp;
let family: JoinedConversation;
let stranger: SignedIn;
const targets = new Map<string, string>();
beforeAll(async () => {
  app = await startTestApp();
  family = await joinConversation(app);
  stranger = await joinCoach(app);
  const { athleteId } = family.athlete;
  await seedSignatures(app.db, { athleteId, guardianUserId: family.guardian.userId });
  await app.db.updateTable('athletes').set({ visibility: 'private' }).where('id', '=', athleteId).execute();
  const signature = await app.db.selectFrom('consent_signatures').select('id').executeTakeFirstOrThrow();
  const contact = await app.db.selectFrom('contact_requests').select('id').executeTakeFirstOrThrow();
  const block = await app.db
    .insertInto('blocks')
    .values({ athlete_id: athleteId, coach_id: family.coach.coachId, decided_by: family.guardian.userId })
    .returning('id')
    .executeTakeFirstOrThrow();
  targets.set('athlete', athleteId).set('thread', family.threadId).set('signature', signature.id);
  targets.set('contact', contact.id).set('block', block.id);
});
afterAll(() => app.close());

/** The statements of requests and how many rows each found, in order; jobs and live updates have connections of their own. */
async function statementsOf(work: () => Promise<unknown>): Promise<string[]> {
  const texts: string[] = [];
  const query = vi.spyOn(pg.Client.prototype, 'query');
  await work();
  // A job that the request has queued may begin meanwhile; what it asks is not part of the answer.
  const calls = [...query.mock.calls];
  for (const [n, [statement]] of calls.entries()) {
    const client = query.mock.contexts[n] as pg.Client & {
      connectionParameters: { application_name: string };
    };
    if (/jobs|live/.test(client.connectionParameters.application_name)) continue;
    const text = typeof statement === 'string' ? statement : String((statement as { text?: string }).text);
    const answer: unknown = await query.mock.results[n]?.value;
    texts.push(`${text} → ${(answer as pg.QueryResult | undefined)?.rowCount} rows`);
  }
  query.mockRestore();
  return texts;
}

/** The job that an answer queues is its last statement; what the job itself asks comes later, or a little earlier. */
const answerOf = (statements: string[]) =>
  statements.slice(0, statements.findIndex((text) => text.includes('send-reset-link')) + 1);

async function untilJobsAreDone(): Promise<void> {
  const waiting = sql<{ count: number }>`
    select count(*)::int as count from pgboss.job where name = 'send-reset-link' and state < 'completed'`;
  await expect.poll(async () => (await waiting.execute(app.db)).rows[0]?.count).toBe(0);
}

type Tried = [target: string, method: 'GET' | 'POST', url: string, body?: object];

async function compare(...[target, method, url, body]: Tried) {
  const id = targets.get(target) ?? '';
  const ask = async (which: string) => {
    const more = body ? { body: JSON.parse(JSON.stringify(body).replaceAll(':id', which)) as object } : {};
    const answer = await app.call(method, url.replace(':id', which), { token: stranger.token, ...more });
    expect(answer.status).toBe(404);
  };
  await ask(id);
  return {
    there: await statementsOf(() => ask(id)),
    notThere: await statementsOf(() => ask(absent(id))),
  };
}

const textOf = (statement: string) => statement.replace(/ → .*$/, '');
const absent = (id: string) => id.slice(0, 24) + randomBytes(6).toString('hex');

describe('the same statements run for what is there and for what is not', () => {
  test.each<Tried>([
    ['thread', 'GET', '/api/threads/:id'],
    ['thread', 'POST', '/api/threads/:id/messages', { body: 'Hi', client_id: CLIENT_ID }],
    ['athlete', 'POST', '/api/athletes/:id/open'],
    ['athlete', 'POST', '/api/comparisons', { athlete_ids: [':id', NOBODY], takes_at_most: 4 }],
    ['athlete', 'GET', '/api/athletes/:id/requests'],
    ['signature', 'GET', '/api/consents/:id/copy.pdf'],
  ])('and find as many rows, of a %s: %s %s', async (...probe) => {
    const { there, notThere } = await compare(...probe);
    expect(there.length).toBeGreaterThan(0);
    expect(notThere).toEqual(there);
  });

  test.each<Tried>([
    [
      'contact',
      'POST',
      '/api/requests/answer',
      { requests: [{ kind: 'contact', id: ':id' }], answer: { decision: 'approve' } },
    ],
    ['signature', 'POST', '/api/consents/:id/withdraw'],
    ['block', 'POST', '/api/blocks/:id/lift'],
  ])('of a %s: %s %s', async (...probe) => {
    const { there, notThere } = await compare(...probe);
    expect(there.length).toBeGreaterThan(0);
    expect(notThere.map(textOf)).toEqual(there.map(textOf));
  });

  test('of an address, for a forgotten password', async () => {
    const person = await app.join('guardian', 'forgetful@example.test');
    const forget = (email: string) => () => app.call('POST', '/api/auth/forgot', { body: { email } });
    await forget(person.email)();
    await untilJobsAreDone();
    const there = await statementsOf(forget(person.email));
    await untilJobsAreDone();
    const notThere = await statementsOf(forget('nobody@example.test'));
    expect(answerOf(there).length).toBeGreaterThan(0);
    expect(answerOf(notThere)).toEqual(answerOf(there));
  });
});
