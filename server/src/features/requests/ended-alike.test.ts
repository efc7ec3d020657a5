/**
 * A block, a lock-down and the end of the last guardian's link look the same to a coach: whatever they can read, on
 * every page and in every list, is compared word for word. Only ids and moments differ.
 */
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import {
  joinFamily,
  joinGuardian,
  send,
  type Family,
  type SignedIn,
  type SignedInCoach,
} from '../../../test/records/conversations.ts';
import type { FieldGroup } from '@faircourt/contracts/vocabulary';
import { openStream, until, type LiveStream } from '../../../test/app/live-stream.ts';
import { seedSignatures } from '../../../test/records/seeded-signatures.ts';
import { startTestApp, type TestApp } from '../../../test/app/test-app.ts';
import { inTransaction } from '../../platform/database/database.ts';
import { refreshCards } from '../search/cards/card.service.ts';
import {
  APPROVE,
  APPROVE_FOR_ALL,
  askForRelease,
  askToTalk,
  block,
  decide,
  decideContact,
  joinAskingCoach,
  openRequestId,
} from '../../../test/features/requests.ts';

let app: TestApp;
let address: string;
beforeAll(async () => {
  app = await startTestApp();
  address = await app.runtime.server.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(() => app.close());

/** What the coach reads of the request that nobody had answered, and when it was made. */
async function unanswered({ athlete, coach }: Scenario) {
  const { body } = await app.call<{ releases: { field_group: string; status: string; at: string }[] }>(
    'GET',
    `/api/athletes/${athlete.athleteId}/requests`,
    { token: coach.token },
  );
  const asked = await app.db
    .selectFrom('releases')
    .select('created_at')
    .where('athlete_id', '=', athlete.athleteId)
    .where('field_group', '=', 'transcript')
    .where('requested_by', 'is not', null)
    .executeTakeFirstOrThrow();
  const read = body.releases.find(({ field_group: group }) => group === 'transcript');
  return { read, askedAt: asked.created_at.toISOString() };
}

interface Scenario extends Family {
  coach: SignedInCoach;
  threadId: string;
  stream: LiveStream;
  /** What the stream had said of conversations before the end. */
  heard: number;
}

/** How it ends, and how the athlete comes back, with a guardian who releases again. */
interface End {
  end: (scenario: Scenario) => Promise<{ status: number }>;
  reopen: (scenario: Scenario) => Promise<SignedIn>;
}

const ENDS: Record<string, End> = {
  'a lock-down': {
    end: ({ athlete, guardian }) =>
      app.call('POST', `/api/family/${athlete.athleteId}/lock-down`, { token: guardian.token }),
    reopen: async (scenario) => {
      await showAgain(scenario, scenario.guardian);
      return scenario.guardian;
    },
  },
  'a block of the coach': {
    end: ({ athlete, guardian, coach }) => block(app, guardian, athlete, { coach_id: coach.coachId }),
    reopen: liftBlock,
  },
  'a block of the institution': {
    end: ({ athlete, guardian, coach }) =>
      block(app, guardian, athlete, { institution_id: coach.institutionId }),
    reopen: liftBlock,
  },
  'the end of the last link': {
    end: async ({ guardian }) => {
      const { id } = await app.db
        .selectFrom('guardian_links')
        .select('id')
        .where('guardian_user_id', '=', guardian.userId)
        .executeTakeFirstOrThrow();
      return app.call('POST', `/api/guardian-links/${id}/end`, { token: guardian.token });
    },
    reopen: async (scenario) => {
      const { athleteId } = scenario.athlete;
      const guardian = await joinGuardian(app, athleteId);
      await seedSignatures(app.db, { athleteId, guardianUserId: guardian.userId });
      await showAgain(scenario, guardian);
      return guardian;
    },
  },
};

async function liftBlock({ guardian }: Scenario): Promise<SignedIn> {
  const { body } = await app.call<{ blocks: { id: string }[] }>('GET', '/api/blocks', {
    token: guardian.token,
  });
  for (const { id } of body.blocks) {
    expect((await app.call('POST', `/api/blocks/${id}/lift`, { token: guardian.token })).status).toBe(204);
  }
  return guardian;
}

/** The profile is public again, with what was open to every college before. */
async function showAgain({ athlete }: Scenario, guardian: SignedIn): Promise<void> {
  const { athleteId } = athlete;
  // As a guardian lifts a lock-down, and an admin the hold after an ended link.
  await app.db
    .updateTable('athletes')
    .set({ visibility: 'public', locked_at: null, locked_by: null, held_at: null, held_for: null })
    .where('id', '=', athleteId)
    .execute();
  await inTransaction(app.db, (trx) => refreshCards(trx, [athleteId], new Date()));
  await releaseToColleges(athleteId, guardian, 'measurements');
}

async function releaseToColleges(athleteId: string, guardian: SignedIn, group: FieldGroup): Promise<void> {
  const released = await app.call('PUT', `/api/family/${athleteId}/releases`, {
    token: guardian.token,
    body: { field_group: group, audience: 'verified_colleges', is_on: true },
  });
  expect(released.status).toBe(200);
}

/** A coach with an answer of each kind and one request that waits; and in a conversation, or about to ask for one. */
async function joinScenario(contact: 'approved' | 'requested'): Promise<Scenario> {
  const family = await joinFamily(app);
  const { athlete, guardian } = family;
  await app.db.updateTable('athletes').set({ grad_year: 2028 }).where('id', '=', athlete.athleteId).execute();
  await seedSignatures(app.db, { athleteId: athlete.athleteId, guardianUserId: guardian.userId });
  const coach = await joinAskingCoach(app);
  const answers = [
    ['academics', APPROVE],
    ['measurements', APPROVE_FOR_ALL],
    ['videos', { decision: 'decline', reason: 'Not before the summer.' }],
  ] as const;
  for (const [group, answer] of answers) {
    expect((await askForRelease(app, coach, athlete, [group])).status).toBe(201);
    const decided = await decide(app, guardian, await openRequestId(app, guardian), answer);
    expect(decided.status).toBe(200);
  }
  expect((await askForRelease(app, coach, athlete, ['transcript'])).status).toBe(201);
  expect((await askToTalk(app, coach, athlete)).status).toBe(201);
  let threadId = '0190a0a0-0000-7000-8000-000000000000';
  if (contact === 'approved') {
    await decideContact(app, guardian, await openRequestId(app, guardian, 'contact'));
    const thread = await app.db
      .selectFrom('threads')
      .select('id')
      .where('coach_id', '=', coach.coachId)
      .executeTakeFirstOrThrow();
    threadId = thread.id;
  }
  const mails = contact === 'approved' ? 4 : 3;
  await vi.waitFor(async () => expect(await mailsTo(coach)).toHaveLength(mails), { timeout: 45_000 });
  const stream = await openStream(address, coach);
  if (contact === 'approved') {
    expect((await send(app, threadId, guardian, 'We are happy to talk.')).status).toBe(201);
    // The last that is heard of it: what came sooner or later than the stream would differ from scenario to scenario.
    await until(() => stream.text().includes('"kind":"message"'), 'the message');
  }
  return { ...family, coach, threadId, stream, heard: stream.changes('threads').length };
}

/** Everything a coach can read or try about this athlete. */
async function everythingOf({ athlete, coach, threadId, stream }: Scenario): Promise<string> {
  const { token } = coach;
  const page = `/api/athletes/${athlete.athleteId}`;
  const thread = `/api/threads/${threadId}`;
  const talk = { message: 'May we talk?', program: 'women' };
  const calls = [
    ['GET', '/api/requests/sent'],
    ['GET', '/api/threads'],
    ['GET', thread],
    ['POST', `${thread}/messages`, { body: 'Hello?', client_id: '0190a0a0-0000-4000-8000-000000000001' }],
    ['POST', `${thread}/read`, { message_id: '0190a0a0-0000-7000-8000-000000000000' }],
    ['POST', `${thread}/report`, { reason: 'other', text: 'What is this?' }],
    ['GET', '/api/athletes?grad_year=2028'],
    ['GET', '/api/athletes/count?grad_year=2028'],
    ['GET', `${page}/requests`],
    ['POST', `${page}/open`],
    ['GET', `${page}/height-badge`],
    ['POST', `${page}/release-requests`, { field_groups: ['videos'], message: 'Once more.' }],
    ['POST', `${page}/contact-requests`, talk],
    ['GET', '/api/requests/sent'],
    ['GET', '/api/allowance'],
    ['GET', '/api/notifications'],
  ] as const;
  const answers: unknown[] = [];
  for (const [method, url, body] of calls) {
    const { status, body: answer } = await app.call(method, url, { token, ...(body ? { body } : {}) });
    answers.push({ call: `${method} ${url}`, status, answer });
  }
  // Emails of one moment go out in any order.
  const mails = (await mailsTo(coach))
    .map(({ subject, text, html }) => `${subject}\n${text}\n${html}`)
    .toSorted();
  return withoutIdsAndTimes([...answers, { mails }, { live: stream.text().split('\n') }]);
}

async function mailsTo({ email }: SignedIn) {
  return (await app.mails()).filter(({ to }) => to === email);
}

/** Ids become numbers in the order they come up, so that who is the same person still shows; moments lose their value. */
function withoutIdsAndTimes(value: unknown): string {
  const ids = new Map<string, string>();
  return JSON.stringify(value, null, 1)
    .replaceAll(/[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}/g, (id) => {
      const known = ids.get(id) ?? `id ${ids.size}`;
      ids.set(id, known);
      return known;
    })
    .replaceAll(/\d{4}-\d\d-\d\dT[\d:.]+Z/g, 'a moment')
    .replaceAll(/talker-\d+@/g, 'talker@')
    .replaceAll(/"file_key": "[^"]*"/g, '"file_key": "a key"')
    .replaceAll(/"request_id": "[^"]*"/g, '"request_id": "a request"');
}

describe.each(['approved', 'requested'] as const)('with a conversation %s', (contact) => {
  const ended = new Map<string, string>();
  const reopened = new Map<string, string>();
  const moments: Awaited<ReturnType<typeof unanswered>>[] = [];
  const released: typeof moments = [];
  beforeAll(async () => {
    for (const [name, { end, reopen }] of Object.entries(ENDS)) {
      const scenario = await joinScenario(contact);
      const { status } = await end(scenario);
      if (status >= 300) throw new Error(`${name} was answered ${status}`);
      await until(() => scenario.stream.changes('threads').length > scenario.heard, `the end by ${name}`);
      ended.set(name, await everythingOf(scenario));
      const guardian = await reopen(scenario);
      reopened.set(name, await everythingOf(scenario));
      moments.push(await unanswered(scenario));
      await releaseToColleges(scenario.athlete.athleteId, guardian, 'transcript');
      released.push(await unanswered(scenario));
      await scenario.stream.close();
      // Out of the way of the next search.
      await app.db
        .updateTable('athletes')
        .set({ grad_year: 2031 })
        .where('id', '=', scenario.athlete.athleteId)
        .execute();
      await inTransaction(app.db, (trx) => refreshCards(trx, [scenario.athlete.athleteId], new Date()));
    }
  }, 120_000);

  test('the coach reads that it is closed, keeps the answers they got, and finds nobody', () => {
    const text = ended.get('a lock-down') ?? '';
    expect(text).toContain('"status": "closed"');
    expect(text).toContain('Not before the summer.');
    expect(text).not.toContain('"decision": "closed"');
    expect(text).not.toMatch(/lock.?down|blocked|guardian has|link_ended/i);
  });

  test.each(Object.keys(ENDS).slice(1))('%s reads like a lock-down', (name) => {
    expect(ended.get(name)).toBe(ended.get('a lock-down'));
  });

  test('and never at which moment the family closed itself off', () => {
    expect(moments).toHaveLength(Object.keys(ENDS).length);
    for (const { read, askedAt } of moments) expect(read).toMatchObject({ status: 'withdrawn', at: askedAt });
  });

  test('also not once a release to every college opens what was asked for', () => {
    expect(released).toHaveLength(Object.keys(ENDS).length);
    for (const { read, askedAt } of released) expect(read).toMatchObject({ status: 'approved', at: askedAt });
  });

  test.each(Object.keys(ENDS).slice(1))('and once the athlete is back after it, still does: %s', (name) => {
    expect(reopened.get(name)).toBe(reopened.get('a lock-down'));
  });
});
