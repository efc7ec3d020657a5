/**
 * Between the first check of a request and its turn somebody may be suspended, or a link may end. Whatever the person asked
 * for is judged by what is true once it is their turn, and leaves nothing behind.
 */
import { DAY_MS } from '@faircourt/contracts/time';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { whileLocked } from '../app/held-lock.ts';
import { startTestApp, type Answer, type TestApp } from '../app/test-app.ts';
import { createRegion, joinAdmin, joinPending } from '../features/admin.ts';
import { joinNewCoach, nameAt, prove, seedInstitution } from '../features/affiliation.ts';
import { accept, confirm, end, familyCode, joinAthlete, linkUp } from '../features/links.ts';
import { joinConversation, send } from '../records/conversations.ts';
import { pdf } from '../records/sample-files.ts';
import { upload } from '../records/uploads.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

interface Attempt {
  userId: string;
  ask: () => Promise<Answer>;
}

const inTenDays = new Date(Date.now() + 10 * DAY_MS).toISOString().slice(0, 10);
const CODE = { kind: 'single', expires_on: inTenDays, stated_age: 'adult' };

const ATTEMPTS: Record<string, () => Promise<Attempt>> = {
  'a profile is saved': async () => {
    const { userId, token } = await joinAthlete(app);
    return { userId, ask: () => app.call('PUT', '/api/profile', { token, body: { city: 'Austin' } }) };
  },
  'academics are saved': async () => {
    const { userId, token } = await joinAthlete(app);
    return { userId, ask: () => app.call('PUT', '/api/profile/academics', { token, body: { gpa: 3.5 } }) };
  },
  'a season is added': async () => {
    const { userId, token } = await joinAthlete(app);
    const body = { label: '2025-26', team: 'Example Club', games: 10 };
    return { userId, ask: () => app.call('POST', '/api/profile/seasons', { token, body }) };
  },
  'a video is added': async () => {
    const { userId, token } = await joinAthlete(app);
    const body = { title: 'Tape', url: 'https://www.youtube.com/watch?v=dQw4w9WgXcQ', is_public: false };
    return { userId, ask: () => app.call('POST', '/api/profile/videos', { token, body }) };
  },
  'a transcript is uploaded': async () => {
    const { userId, token } = await joinAthlete(app);
    return { userId, ask: () => upload(app, { token }, 'transcript', pdf()) };
  },
  'a guardian is confirmed': async () => {
    const athlete = await joinAthlete(app);
    const { body } = await accept(app, await app.join('guardian'), await familyCode(app, athlete));
    return { userId: athlete.userId, ask: () => confirm(app, athlete, body.link_id) };
  },
  'a link is ended': async () => {
    const athlete = await joinAthlete(app);
    const guardian = await app.join('guardian');
    const linkId = await linkUp(app, athlete, guardian);
    return { userId: guardian.userId, ask: () => end(app, guardian, linkId) };
  },
  'an institution is named': async () => {
    const coach = await joinNewCoach(app);
    const institution_id = await seedInstitution(app);
    return { userId: coach.userId, ask: () => nameAt(app, coach, { institution_id }) };
  },
  'a work address is proven': async () => {
    const coach = await joinNewCoach(app);
    await nameAt(app, coach, { institution_id: await seedInstitution(app) });
    return { userId: coach.userId, ask: () => prove(app, coach) };
  },
  'a code is issued': async () => {
    const { userId, token } = await joinAdmin(app);
    return { userId, ask: () => app.call('POST', '/api/invitations', { token, body: CODE }) };
  },
  'a code is revoked': async () => {
    const { userId, token } = await joinAdmin(app);
    const issued = await app.call<{ id: string }>('POST', '/api/invitations', { token, body: CODE });
    return { userId, ask: () => app.call('POST', `/api/invitations/${issued.body.id}/revoke`, { token }) };
  },
  'a region is made': async () => {
    const { userId, token } = await joinAdmin(app);
    const body = { name: 'Never', countries: ['FR'] };
    return { userId, ask: () => app.call('POST', '/api/regions', { token, body }) };
  },
  'a region is deleted': async () => {
    const admin = await joinAdmin(app);
    const { id } = await createRegion(app, admin, { name: 'Staying', countries: ['FR'] });
    const { userId, token } = await joinAdmin(app);
    return { userId, ask: () => app.call('DELETE', `/api/regions/${id}`, { token }) };
  },
  'a director is suspended': async () => {
    const director = await joinPending(app);
    const { userId, token } = await joinAdmin(app);
    const url = `/api/users/${director.userId}/suspend`;
    return { userId, ask: () => app.call('POST', url, { token, body: { reason: 'Too late' } }) };
  },
  'a message is sent': async () => {
    const { threadId, coach } = await joinConversation(app);
    return { userId: coach.userId, ask: () => send(app, threadId, coach, 'Too late') };
  },
  'a page is opened': async () => {
    const { coach, athlete } = await joinConversation(app, { birthdate: '1999-05-05' });
    const { token, userId } = coach;
    return { userId, ask: () => app.call('POST', `/api/athletes/${athlete.athleteId}/open`, { token }) };
  },
  'a name is changed': async () => {
    const { userId, token } = await app.join('coach');
    return { userId, ask: () => app.call('PATCH', '/api/auth/user', { token, body: { name: 'Too Late' } }) };
  },
  'a mailbox code is asked for': async () => {
    const { userId, token } = await app.join('guardian', undefined, { isMailboxProven: false });
    return { userId, ask: () => app.call('POST', '/api/auth/mailbox/code', { token }) };
  },
};

test.each(Object.entries(ATTEMPTS))(
  'a suspension that comes while a request waits refuses it: %s',
  { timeout: 60_000 },
  async (_what, attempt) => {
    const { userId, ask } = await attempt();
    const suspend: [string, string] = [`update users set status = 'suspended' where id = $1`, userId];
    const before = await countEvents();
    const { late } = await whileLocked(app.url, suspend, async (untilWaiting) => {
      const waiting = ask();
      await untilWaiting(1);
      return { late: waiting };
    });
    expect(await late).toMatchObject({ status: 403, body: { code: 'account_suspended' } });
    expect(await countEvents()).toBe(before);
  },
);

test('a guardian whose link ends while they wait to end another one ends nothing', async () => {
  const athlete = await joinAthlete(app);
  const [first, second] = [await app.join('guardian'), await app.join('guardian')];
  const linkId = await linkUp(app, athlete, first);
  const { body } = await accept(app, second, await familyCode(app, athlete));
  await confirm(app, athlete, body.link_id);
  const endLink: [string, string] = [
    `with held as (select from athletes where id = (select athlete_id from guardian_links where id = $1) for update)
     update guardian_links set status = 'ended', ended_at = now() where id = $1 and exists (select from held)`,
    linkId,
  ];
  const { late } = await whileLocked(app.url, endLink, async (untilWaiting) => {
    const waiting = end(app, first, body.link_id);
    await untilWaiting(1);
    return { late: waiting };
  });
  expect(await late).toMatchObject({ status: 404 });
  expect(await statusOf(body.link_id)).toBe('accepted');
});

test('two tabs that confirm one guardian at the same moment both succeed', async () => {
  const athlete = await joinAthlete(app);
  const { body } = await accept(app, await app.join('guardian'), await familyCode(app, athlete));
  const lock: [string, string] = ['select from athletes where id = $1 for update', athlete.athleteId];
  const { both } = await whileLocked(app.url, lock, async (untilWaiting) => {
    const waiting = [confirm(app, athlete, body.link_id), confirm(app, athlete, body.link_id)];
    await untilWaiting(2);
    return { both: waiting };
  });
  expect((await Promise.all(both)).map(({ status }) => status)).toEqual([200, 200]);
});

async function countEvents(): Promise<number> {
  const { events } = await app.db
    .selectFrom('events')
    .select((eb) => eb.fn.countAll<number>().as('events'))
    .executeTakeFirstOrThrow();
  return events;
}

async function statusOf(linkId: string): Promise<string> {
  const link = await app.db
    .selectFrom('guardian_links')
    .select('status')
    .where('id', '=', linkId)
    .executeTakeFirstOrThrow();
  return link.status;
}
