/**
 * Nothing that a family withdrew survives on a list. For each way in which an athlete leaves a coach's sight, the entry says
 * nothing of them from the next read on; what the coach did there stays, and when the athlete is back, so is the card.
 */
import type { ListEntry } from '@faircourt/contracts/lists';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { startTestApp, type Answer, type TestApp } from '../../../test/app/test-app.ts';
import { joinAdmin } from '../../../test/features/admin.ts';
import { add, listsOf, makeList, readList } from '../../../test/features/lists.ts';
import { decide, onlyItem, report } from '../../../test/features/moderation.ts';
import { joinAskedFamily, joinCollegeCoach, type AskedFamily } from '../../../test/features/requests.ts';
import type { SignedInCoach } from '../../../test/records/conversations.ts';
import { suspendAccount } from '../accounts/suspension.service.ts';
import { eraseAccount } from '../rights/erasure/erase.service.ts';
import { checkCards, refreshCards } from '../search/cards/card.service.ts';
import { inTransaction } from '../../platform/database/database.ts';

let app: TestApp;
let coach: SignedInCoach;
let family: AskedFamily;
let listId: string;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  coach = await joinCollegeCoach(app);
  family = await joinAskedFamily(app);
  await app.db
    .updateTable('athletes')
    .set({ city: 'Hiddenville', school_name: 'Hidden High', height_cm: 191, primary_position: 'Center' })
    .where('id', '=', family.athlete.athleteId)
    .execute();
  await app.db
    .updateTable('users')
    .set({ avatar_url: 'https://pictures.test/hidden' })
    .where('id', '=', family.athlete.userId)
    .execute();
  await refresh();
  ({ id: listId } = await makeList(app, coach));
});

async function refresh(): Promise<void> {
  await inTransaction(app.db, (trx) => refreshCards(trx, [family.athlete.athleteId], new Date()));
}

async function entry(): Promise<ListEntry> {
  const { body } = await readList(app, coach, listId);
  expect(body.entries).toHaveLength(1);
  expect(await checkCards(app.db, new Date())).toEqual([]);
  const [only] = body.entries;
  if (!only) throw new Error('the entry is gone');
  return only;
}

async function put(): Promise<void> {
  expect((await add(app, coach, listId, [family.athlete.athleteId])).status).toBe(200);
  expect((await entry()).card).toMatchObject({ id: family.athlete.athleteId });
}

/** The whole answer, not the field alone: no id, no name, no figure anywhere. */
async function expectGone(): Promise<void> {
  const { body } = await readList(app, coach, listId);
  const { id, stage_id, added_at } = await entry();
  expect(body.entries).toEqual([
    { id, stage_id, added_at, moved_at: null, tags: [], step: null, rating: null, notes: 0, card: null },
  ]);
  expect(JSON.stringify(body)).not.toContain(family.athlete.athleteId);
  expect(JSON.stringify(body)).not.toContain(family.athlete.userId);
  const { lists } = (await listsOf(app, coach, family.athlete.athleteId)).body;
  expect(lists.map(({ entry_id }) => entry_id)).toEqual([null]);
  const again = await makeList(app, coach, { name: 'Again', is_shared: false });
  expect((await add(app, coach, again.id, [family.athlete.athleteId])).status).toBe(404);
}

function asGuardian(method: 'PUT' | 'POST' | 'DELETE', path: string, body?: object): Promise<Answer> {
  return app.call(method, path, { token: family.guardian.token, ...(body ? { body } : {}) });
}

function done(answer: Answer): void {
  expect(answer.status, `with ${JSON.stringify(answer.body)}`).toBeLessThan(300);
}

async function setVisibility(visibility: string): Promise<void> {
  const body = { birthdate: '2010-06-01', visibility };
  done(await app.call('PUT', '/api/profile', { token: family.athlete.token, body }));
}

/** Saving the whole profile would clear what is left out. */
async function makeConditional(): Promise<void> {
  await app.db
    .updateTable('athletes')
    .set({ visibility: 'conditional' })
    .where('id', '=', family.athlete.athleteId)
    .execute();
  await refresh();
}

const release = (is_on: boolean, field_group = 'identity') =>
  asGuardian('PUT', `/api/family/${family.athlete.athleteId}/releases`, {
    field_group,
    audience: 'verified_colleges',
    is_on,
  });

test('the switch to private, and back', async () => {
  await put();
  await setVisibility('private');
  await expectGone();
  await setVisibility('public');
  expect((await entry()).card).toMatchObject({ id: family.athlete.athleteId });
});

test('a name, photo, city and school go from the card with the release of the identity', async () => {
  done(await release(true));
  await put();
  expect((await entry()).card).toMatchObject({
    name: 'Nia Bellweather',
    city: 'Hiddenville',
    school_name: 'Hidden High',
    avatar_url: 'https://pictures.test/hidden',
  });
  done(await release(false));
  expect((await entry()).card).toMatchObject({
    name: 'Nia B.',
    city: null,
    school_name: null,
    avatar_url: null,
    is_identity_released: false,
  });
});

test('an athlete who is open to one institution goes with the release to it', async () => {
  await app.db
    .insertInto('releases')
    .values({
      athlete_id: family.athlete.athleteId,
      field_group: 'identity',
      audience: 'institution',
      institution_id: coach.institutionId,
      status: 'approved',
      decided_by: family.guardian.userId,
      decided_at: new Date(),
    })
    .execute();
  await makeConditional();
  await put();
  expect((await entry()).card).toMatchObject({ name: 'Nia Bellweather', city: 'Hiddenville' });
  const stranger = await joinCollegeCoach(app);
  const elsewhere = await makeList(app, stranger);
  expect((await add(app, stranger, elsewhere.id, [family.athlete.athleteId])).status).toBe(404);
  await app.db
    .updateTable('releases')
    .set({ status: 'withdrawn' })
    .where('athlete_id', '=', family.athlete.athleteId)
    .execute();
  await refresh();
  await expectGone();
});

test('a release to one institution that does not name the identity leaves first name and initial', async () => {
  await app.db
    .insertInto('releases')
    .values({
      athlete_id: family.athlete.athleteId,
      field_group: 'videos',
      audience: 'institution',
      institution_id: coach.institutionId,
      status: 'approved',
      decided_by: family.guardian.userId,
      decided_at: new Date(),
    })
    .execute();
  await makeConditional();
  expect((await add(app, coach, listId, [family.athlete.athleteId])).status).toBe(200);
  expect((await entry()).card).toMatchObject({
    name: 'Nia B.',
    avatar_url: null,
    city: null,
    school_name: null,
    is_identity_released: false,
  });
});

test('a block of the coach', async () => {
  await put();
  done(
    await asGuardian('POST', '/api/blocks', {
      athlete_ids: [family.athlete.athleteId],
      coach_id: coach.coachId,
    }),
  );
  await expectGone();
});

test('a block of the institution', async () => {
  await put();
  done(
    await asGuardian('POST', '/api/blocks', {
      athlete_ids: [family.athlete.athleteId],
      institution_id: coach.institutionId,
    }),
  );
  await expectGone();
});

test('a lock-down', async () => {
  await put();
  done(await asGuardian('POST', `/api/family/${family.athlete.athleteId}/lock-down`));
  await expectGone();
});

test('a pause of the listing', async () => {
  await put();
  const until = new Date(Date.now() + 20 * 86_400_000).toISOString().slice(0, 10);
  done(await asGuardian('PUT', `/api/family/${family.athlete.athleteId}/pause`, { until }));
  await expectGone();
});

test('a suspended athlete', async () => {
  await put();
  await suspendAccount(app.db, family.athlete.email, { userId: null, role: 'admin' });
  await expectGone();
});

test('an erasure that was asked for, and then carried out: the entry names nobody any more', async () => {
  await put();
  await app.db
    .updateTable('users')
    .set({ withheld_at: new Date() })
    .where('id', '=', family.athlete.userId)
    .execute();
  await refresh();
  await expectGone();
  await eraseAccount(app.db, family.athlete.userId, new Date());
  const { body } = await readList(app, coach, listId);
  expect(body.entries).toEqual([expect.objectContaining({ card: null })]);
  const stored = await app.db
    .selectFrom('list_entries')
    .select('athlete_id')
    .where('list_id', '=', listId)
    .execute();
  expect(stored).toEqual([{ athlete_id: null }]);
});

test('a verification of the institution that lapses takes the athletes who are for colleges only', async () => {
  await setVisibility('colleges_only');
  await put();
  await app.db
    .updateTable('coaches')
    .set({ affiliation_status: 'unverified' })
    .where('id', '=', coach.coachId)
    .execute();
  await expectGone();
});

test('a photo that moderators remove, and a person whom they shut out', async () => {
  done(await release(true));
  await put();
  await app.db
    .updateTable('users')
    .set({ avatar_url: null })
    .where('id', '=', family.athlete.userId)
    .execute();
  await refresh();
  expect((await entry()).card).toMatchObject({ avatar_url: null });
  const admin = await joinAdmin(app);
  done(await report(app, `athletes/${family.athlete.athleteId}`, coach));
  const item = await onlyItem(app, admin);
  done(await decide(app, admin, item, { measures: ['suspend'] }));
  await expectGone();
});
