/** A guardian whose mailbox becomes that of a coach, director or admin who deals with the athlete, after the link began. */
import type { OpenedAthlete } from '@faircourt/contracts/athlete-page';
import type { OwnGuardians } from '@faircourt/contracts/guardians';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { eventsOf } from '../../../../test/records/athlete-records.ts';
import {
  joinCoach,
  joinFamily,
  joinGuardian,
  type Family,
  type SignedIn,
  type SignedInCoach,
} from '../../../../test/records/conversations.ts';
import { seedPlan } from '../../../../test/records/seeded-athletes.ts';
import { seedSignatures } from '../../../../test/records/seeded-signatures.ts';
import { joinAdmin } from '../../../../test/features/admin.ts';
import { cardOf, state, switchOn } from '../../../../test/features/guardianship.ts';
import { joinDirector } from '../../../../test/features/queue.ts';
import { askForRelease, block, joinAskingCoach } from '../../../../test/features/requests.ts';
import { noticesOf } from '../../../../test/features/links.ts';
import { problemOf, startTestApp, type TestApp } from '../../../../test/app/test-app.ts';
import { processConflicts } from './conflict.service.ts';

let app: TestApp;
let family: Family;
let asking: SignedInCoach;
let reader: SignedIn;
let number = 0;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

/** A family that a coach has asked, and that shows the whole name to every college. */
beforeEach(async () => {
  family = await joinFamily(app);
  const { athlete, guardian } = family;
  await seedSignatures(app.db, { athleteId: athlete.athleteId, guardianUserId: guardian.userId });
  asking = await joinAskingCoach(app);
  await askForRelease(app, asking, athlete);
  reader = await joinCoach(app);
  await seedPlan(app.db, reader.userId, 'pro_scout');
  await switchOn(app, guardian, athlete);
});

async function emailOf({ userId }: { userId: string }): Promise<string> {
  const { email } = await app.db
    .selectFrom('auth_users')
    .innerJoin('users', 'users.auth_id', 'auth_users.id')
    .select('email')
    .where('users.id', '=', userId)
    .executeTakeFirstOrThrow();
  return email;
}

/** One proves an address that leads to the mailbox of the other. */
async function moveInto(who: { userId: string }, mailbox: { userId: string }): Promise<void> {
  const [name = '', domain = ''] = (await emailOf(mailbox)).split('@');
  await app.proveMailbox(await emailOf(who), `${name}+alias${++number}@${domain}`);
}

const moveAway = async (who: { userId: string }) =>
  app.proveMailbox(await emailOf(who), `elsewhere${++number}@example.test`);

/** The name on the page that a college opens, and on the card that everyone finds. */
async function seen(): Promise<{ page: string | undefined; card: string | undefined }> {
  const { athleteId } = family.athlete;
  const { body } = await app.call<OpenedAthlete>('POST', `/api/athletes/${athleteId}/open`, {
    token: reader.token,
  });
  const { card } = await app.db
    .selectFrom('athlete_cards')
    .select('card')
    .where('athlete_id', '=', athleteId)
    .where('audience', '=', 'everyone')
    .executeTakeFirstOrThrow();
  return { page: body.card.name, card: (JSON.parse(card) as { name: string }).name };
}

const notice = () => processConflicts(app.db, new Date());
async function newsOf({ userId }: { userId: string }): Promise<unknown[]> {
  const notices = await noticesOf(app, userId);
  return notices.flatMap(({ kind, data }) => (kind === 'guardian_news' ? [data] : []));
}

test.each(['coach', 'guardian'] as const)(
  'from the moment the %s proves an address in the other’s mailbox, what the guardian released is not shown',
  async (who) => {
    const { athlete, guardian } = family;
    expect(await seen()).toEqual({ page: 'Nia Bellweather', card: 'Nia Bellweather' });
    await (who === 'coach' ? moveInto(asking, guardian) : moveInto(guardian, asking));
    expect(await seen()).toEqual({ page: 'Nia B.', card: 'Nia B.' });
    expect((await cardOf(app, guardian, athlete)).guardianship).toMatchObject({
      level: 'linked',
      next_step: 'resolve_conflict',
    });
    const kept = await app.db
      .selectFrom('releases')
      .select('status')
      .where('athlete_id', '=', athlete.athleteId)
      .where('decided_by', '=', guardian.userId)
      .execute();
    expect(kept).toEqual([{ status: 'approved' }]);

    await moveAway(asking);
    await notice();
    expect((await seen()).page).toBe('Nia Bellweather');
  },
);

test('such a guardian says no and sees the record, and approves, signs and lifts nothing', async () => {
  const { athlete, guardian } = family;
  expect((await block(app, guardian, athlete, { coach_id: asking.coachId })).status).toBe(201);
  await moveInto(asking, guardian);
  const refused = [
    await switchOn(app, guardian, athlete, 'verified_colleges'),
    await state(app, guardian, athlete),
    await app.call('POST', `/api/family/${athlete.athleteId}/guardianship`, {
      token: guardian.token,
      body: { evidence: 'document', note: null },
    }),
  ];
  expect(refused.map((answer) => problemOf(answer as never).code)).toEqual(
    refused.map(() => 'guardian_conflict'),
  );
  const { body } = await app.call<{ blocks: { can_lift: boolean }[] }>('GET', '/api/blocks', {
    token: guardian.token,
  });
  expect(body.blocks.map(({ can_lift }) => can_lift)).toEqual([false]);
  const locked = await app.call('POST', `/api/family/${athlete.athleteId}/lock-down`, {
    token: guardian.token,
  });
  expect(locked.status).toBe(204);
  const lifted = await app.call('POST', `/api/family/${athlete.athleteId}/lift-lock-down`, {
    token: guardian.token,
  });
  expect(lifted.status).toBe(403);
});

test('what such a guardian closed is opened by another one, and also once they are suspended', async () => {
  const { athlete, guardian } = family;
  const other = await joinGuardian(app, athlete.athleteId, 'Otis Bellweather', 'verified');
  await seedSignatures(app.db, { athleteId: athlete.athleteId, guardianUserId: other.userId });
  const close = async () => {
    await block(app, guardian, athlete, { coach_id: asking.coachId });
    await app.call('PUT', `/api/family/${athlete.athleteId}/releases`, {
      token: guardian.token,
      body: { field_group: 'identity', audience: 'everyone', is_on: false },
    });
    await app.call('POST', `/api/family/${athlete.athleteId}/lock-down`, { token: guardian.token });
  };
  const open = async () => {
    const lifted = await app.call('POST', `/api/family/${athlete.athleteId}/lift-lock-down`, {
      token: other.token,
    });
    const { body } = await app.call<{ blocks: { can_lift: boolean }[] }>('GET', '/api/blocks', {
      token: other.token,
    });
    const { denied_by: deniedBy } = (await switchOn(app, other, athlete)).body;
    return { lifted: lifted.status, blocks: body.blocks.map(({ can_lift }) => can_lift), deniedBy };
  };
  await moveInto(asking, guardian);
  await close();
  expect(await open()).toEqual({ lifted: 204, blocks: [true], deniedBy: [] });
  await close();
  await app.db.updateTable('users').set({ status: 'suspended' }).where('id', '=', guardian.userId).execute();
  expect(await open()).toEqual({ lifted: 204, blocks: [true], deniedBy: [] });
  expect((await cardOf(app, other, athlete)).conflicted_guardians).toEqual([]);
});

test('another guardian decides instead', async () => {
  const { athlete, guardian } = family;
  const other = await joinGuardian(app, athlete.athleteId, 'Otis Bellweather', 'verified');
  await moveInto(asking, guardian);
  expect((await seen()).page).toBe('Nia B.');
  expect((await cardOf(app, other, athlete)).conflicted_guardians).toEqual(['Rosa Bellweather']);
  await seedSignatures(app.db, { athleteId: athlete.athleteId, guardianUserId: other.userId });
  expect((await switchOn(app, other, athlete)).body).toMatchObject({ is_on: true });
  expect(await seen()).toEqual({ page: 'Nia Bellweather', card: 'Nia Bellweather' });
});

test('family and admins are told once, the athlete reads why, and the director finds a note', async () => {
  const { athlete, guardian } = family;
  // The families of the tests before.
  await notice();
  const admin = await joinAdmin(app);
  const other = await joinGuardian(app, athlete.athleteId, 'Otis Bellweather', 'confirmed');
  await moveInto(guardian, asking);
  await notice();
  await notice();
  for (const person of [athlete, guardian, other]) {
    expect(await newsOf(person)).toEqual([
      { what: 'conflict', athlete_name: 'Nia Bellweather', guardian_name: 'Rosa Bellweather' },
    ]);
  }
  const told = (await noticesOf(app, admin.userId)).filter(({ kind }) => kind === 'guardian_conflict');
  expect(told.map(({ data }) => data)).toEqual([
    { athlete_name: 'Nia B.', guardian_name: 'Rosa Bellweather' },
  ]);
  const { body } = await app.call<OwnGuardians>('GET', '/api/guardians', { token: athlete.token });
  expect(body.links.map(({ is_in_conflict }) => is_in_conflict).toSorted()).toEqual([false, true]);
  const { signals } = await app.db
    .selectFrom('guardian_links')
    .select('signals')
    .where('guardian_user_id', '=', guardian.userId)
    .executeTakeFirstOrThrow();
  expect(signals).toContain('shared_mailbox');
  const types = (await eventsOf(app.db, athlete.athleteId)).map(({ type }) => type);
  expect(types.filter((type) => type === 'guardian_link.conflict_began')).toHaveLength(1);
});

test('a director who is given the country of the athlete later deals with the family from then on', async () => {
  const { guardian } = family;
  const director = await joinDirector(app, ['FR']);
  await moveInto(director, guardian);
  expect((await seen()).page).toBe('Nia Bellweather');
  const { region_id } = await app.db
    .selectFrom('director_regions')
    .select('region_id')
    .where('director_user_id', '=', director.userId)
    .executeTakeFirstOrThrow();
  await app.db.insertInto('region_countries').values({ region_id, country_code: 'US' }).execute();
  expect((await seen()).page).toBe('Nia B.');
  await notice();
  expect((await seen()).card).toBe('Nia B.');
});

test('a guardian in conflict does not tell the athlete to be found either', async () => {
  const { athlete, guardian } = family;
  const hidden = app.db.updateTable('athletes').set({ visibility: 'private' });
  await hidden.where('id', '=', athlete.athleteId).execute();
  const tell = async () =>
    (await app.call('POST', `/api/family/${athlete.athleteId}/tell-athlete`, { token: guardian.token }))
      .status;
  await moveInto(guardian, asking);
  expect(await tell()).toBe(403);
  await moveAway(guardian);
  expect(await tell()).toBe(204);
});
