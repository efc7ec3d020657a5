/** Whom a minor's own switch to a wider visibility is told to. */
import type { OwnProfile } from '@faircourt/contracts/athletes';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../../../test/app/test-app.ts';
import { noticesOf } from '../../../../test/features/requests.ts';
import {
  joinConversation,
  joinGuardian,
  type JoinedConversation,
} from '../../../../test/records/conversations.ts';
import { seedSignatures } from '../../../../test/records/seeded-signatures.ts';

let app: TestApp;
let family: JoinedConversation;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  family = await joinConversation(app);
  const { athlete, guardian } = family;
  await seedSignatures(app.db, { athleteId: athlete.athleteId, guardianUserId: guardian.userId });
  await choose('private');
});

async function choose(visibility: string): Promise<void> {
  const { token } = family.athlete;
  const { body } = await app.call<OwnProfile>('GET', '/api/profile', { token });
  if (!body.athlete) throw new Error('There is no profile');
  const { id: _id, bio_i18n: _translated, updated_at: _at, ...profile } = body.athlete;
  const answer = await app.call('PUT', '/api/profile', { token, body: { ...profile, visibility } });
  expect(answer).toMatchObject({ status: 200 });
}

const told = async (person: { userId: string }) =>
  (await noticesOf(app, person)).filter(({ kind }) => kind === 'visibility_widened');
const notice = (visibility: string) => ({
  kind: 'visibility_widened',
  data: { athlete_id: family.athlete.athleteId, athlete_name: 'Nia Bellweather', visibility },
});

test('each guardian of a minor hears in the app and by email that more people find the profile', async () => {
  const { athlete, guardian } = family;
  const other = await joinGuardian(app, athlete.athleteId);
  await choose('colleges_only');
  expect(await told(guardian)).toEqual([notice('colleges_only')]);
  expect(await told(other)).toEqual([notice('colleges_only')]);
  await choose('public');
  expect(await told(guardian)).toEqual(expect.arrayContaining([notice('colleges_only'), notice('public')]));
  const mail = await app.waitForMail(guardian.email, /Nia Bellweather made the profile public/);
  expect(mail.text).toContain('everyone who is signed in can find the profile');
});

test('nobody is told of a narrower one, nor twice of what they have not read yet', async () => {
  const { guardian } = family;
  await choose('public');
  await choose('colleges_only');
  await choose('private');
  await choose('conditional');
  await choose('public');
  expect(await told(guardian)).toEqual([notice('public')]);
});

test('a guardian whose link has ended hears nothing, and of an adult nobody does', async () => {
  const { athlete, guardian } = family;
  const former = await joinGuardian(app, athlete.athleteId);
  await app.db
    .updateTable('guardian_links')
    .set({ status: 'ended', ended_at: new Date() })
    .where('guardian_user_id', '=', former.userId)
    .execute();
  await choose('colleges_only');
  expect(await told(former)).toEqual([]);
  expect(await told(guardian)).toHaveLength(1);
  await app.db
    .updateTable('athletes')
    .set({ birthdate: '2001-06-01', visibility: 'private' })
    .where('id', '=', athlete.athleteId)
    .execute();
  await choose('public');
  expect(await told(guardian)).toHaveLength(1);
});
