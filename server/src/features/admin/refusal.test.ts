import type { Director, OwnApplication } from '@faircourt/contracts/regions';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { eventsOf } from '../../../test/records/athlete-records.ts';
import type { SignedIn } from '../../../test/records/conversations.ts';
import { startTestApp, type TestApp } from '../../../test/app/test-app.ts';
import {
  ABSENT,
  APPLICATION,
  assign,
  createRegion,
  joinAdmin,
  joinPending,
} from '../../../test/features/admin.ts';

let app: TestApp;
let admin: SignedIn;
beforeAll(async () => {
  app = await startTestApp();
  admin = await joinAdmin(app);
});
afterAll(() => app.close());

const refuse = (userId: string, reason = 'The federation does not know you.', by: SignedIn = admin) =>
  app.call<Director>('POST', `/api/directors/${userId}/refuse`, { token: by.token, body: { reason } });
const ownOf = async (director: SignedIn) =>
  (await app.call<OwnApplication>('GET', '/api/director-application', director)).body;
const documentOf = (userId: string) =>
  app.db
    .selectFrom('application_documents')
    .select('decided_at')
    .where('user_id', '=', userId)
    .executeTakeFirst();

test('a director-to-be who is refused reads why, in an email and on their page', async () => {
  const director = await joinPending(app);
  const refused = await refuse(director.userId);
  expect(refused.status).toBe(200);
  expect(refused.body).toMatchObject({
    status: 'pending',
    refusal: { reason: 'The federation does not know you.', refused_by: 'Root' },
  });
  expect((await ownOf(director)).refusal?.reason).toBe('The federation does not know you.');
  const mail = await app.waitForMail(director.email, /not approved/);
  expect(mail.text).toContain('The federation does not know you.');
  const event = (await eventsOf(app.db, director.userId)).at(-1);
  expect(event).toMatchObject({ type: 'director.refused', actor_role: 'admin', data: {} });
});

test('who changes what they said waits again, and their document for a decision', async () => {
  const director = await joinPending(app);
  await showDocument(director.userId);
  await refuse(director.userId);
  expect((await documentOf(director.userId))?.decided_at, 'a no is a decision').toBeInstanceOf(Date);
  const saved = await app.call<OwnApplication>('PUT', '/api/director-application', {
    token: director.token,
    body: { ...APPLICATION, federation: 'Another Federation' },
  });
  expect(saved.body.refusal).toBeNull();
  expect((await documentOf(director.userId))?.decided_at).toBeNull();
  expect((await refuse(director.userId, 'Still nobody knows you.')).status).toBe(200);
});

test('an admin who thinks better of a no approves, and the decision keeps its day', async () => {
  const director = await joinPending(app);
  await showDocument(director.userId);
  await refuse(director.userId);
  const region = await createRegion(app, admin, { name: 'Second thoughts', countries: ['IS'] });
  const approved = await assign(app, admin, director, [region]);
  expect(approved.body).toMatchObject({ status: 'active', refusal: null });
  expect((await documentOf(director.userId))?.decided_at).toBeInstanceOf(Date);
});

test('only who waits is refused, once, with a reason, and by an admin', async () => {
  const director = await joinPending(app);
  expect((await refuse(director.userId, ' ')).status).toBe(422);
  expect((await refuse(director.userId, 'No.', director)).status).toBe(404);
  expect((await refuse(ABSENT)).status).toBe(404);
  expect((await refuse(admin.userId)).status).toBe(404);
  const answers = await Promise.all([refuse(director.userId), refuse(director.userId)]);
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  const working = await joinPending(app);
  const region = await createRegion(app, admin, { name: 'At work', countries: ['FO'] });
  await assign(app, admin, working, [region]);
  expect((await refuse(working.userId)).status).toBe(409);
});

async function showDocument(userId: string): Promise<void> {
  await app.db
    .insertInto('application_documents')
    .values({
      user_id: userId,
      name: 'letter.pdf',
      storage_key: `applications/${userId}`,
      content_type: 'application/pdf',
      bytes: 9,
      sha256: Buffer.alloc(32),
    })
    .execute();
}
