/** Links that several people touch at the same moment, over real parallel connections: nothing happens twice. */
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { eventsOf } from '../../../../test/records/athlete-records.ts';
import { whileLocked } from '../../../../test/app/held-lock.ts';
import { startTestApp, type Answer, type Joined, type TestApp } from '../../../../test/app/test-app.ts';
import {
  accept,
  agree,
  confirm,
  end,
  familyCode,
  guardiansOf,
  joinAthlete,
  linkUp,
  mailedKey,
  noticesOf,
  type JoinedAthlete,
} from '../../../../test/features/links.ts';

let app: TestApp;
let athlete: JoinedAthlete;
let guardian: Joined;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  athlete = await joinAthlete(app);
  guardian = await app.join('guardian');
});

/** All of them are at the athlete's door before it opens. */
function atOnce<T extends Answer>(calls: (() => Promise<T>)[]): Promise<T[]> {
  const lock: [string, string] = ['select id from athletes where id = $1 for update', athlete.athleteId];
  return whileLocked(app.url, lock, async (untilWaiting) => {
    const running: Promise<T>[] = [];
    for (const [n, call] of calls.entries()) {
      running.push(call());
      // One after the other, so that the test knows who comes first.
      await untilWaiting(n + 1);
    }
    return running;
  }).then((running) => Promise.all(running));
}

function linkRows() {
  return app.db
    .selectFrom('guardian_links')
    .select(['status', 'guardian_user_id'])
    .where('athlete_id', '=', athlete.athleteId)
    .execute();
}

async function countOf(type: string): Promise<number> {
  return (await eventsOf(app.db, athlete.athleteId)).filter((event) => event.type === type).length;
}

test('the same code redeemed twice at once by one guardian is one link, with the same answer', async () => {
  const key = await familyCode(app, athlete);
  const [one, two] = await atOnce([() => accept(app, guardian, key), () => accept(app, guardian, key)]);
  expect([one?.status, two?.status]).toEqual([200, 200]);
  expect(two?.body).toEqual(one?.body);
  expect(await linkRows()).toEqual([{ status: 'accepted', guardian_user_id: guardian.userId }]);
  expect(await countOf('guardian_link.accepted')).toBe(1);
  expect(await noticesOf(app, athlete.userId)).toHaveLength(1);
});

test('the same mailed key accepted by two people at once links the first', async () => {
  const key = await mailedKey(app, athlete, 'race@example.test');
  const other = await app.join('guardian');
  const [one, two] = await atOnce([() => accept(app, guardian, key), () => accept(app, other, key)]);
  expect([one?.status, two?.status]).toEqual([200, 422]);
  expect(two?.body).toMatchObject({ code: 'offer_used' });
  expect(await linkRows()).toEqual([{ status: 'active', guardian_user_id: guardian.userId }]);
  expect(await countOf('guardian_link.activated')).toBe(1);
});

test('the same mailed key accepted twice at once by one guardian links once', async () => {
  const key = await mailedKey(app, athlete, 'double@example.test');
  const [one, two] = await atOnce([() => accept(app, guardian, key), () => accept(app, guardian, key)]);
  expect(two).toMatchObject({ status: 200, body: one?.body });
  expect(await countOf('guardian_link.activated')).toBe(1);
  expect(await noticesOf(app, guardian.userId)).toHaveLength(1);
});

test('an invitation that is revoked while it is accepted leaves no link, no matter who is first', async () => {
  for (const first of ['accept', 'revoke'] as const) {
    const key = await mailedKey(app, athlete, `${first}@example.test`);
    const [link] = (await guardiansOf(app, athlete)).body.links;
    const calls = [() => accept(app, guardian, key), () => end(app, athlete, link?.id ?? '')];
    const answers = await atOnce<Answer>(first === 'accept' ? calls : calls.toReversed());
    expect(answers.map(({ status }) => status)).toEqual(first === 'accept' ? [200, 204] : [204, 422]);
    expect((await linkRows()).every(({ status }) => status === 'ended')).toBe(true);
  }
  expect(await countOf('guardian_link.activated')).toBe(1);
  expect(await countOf('guardian_link.ended')).toBe(2);
});

test('a link that the guardian ends while the athlete confirms it ends, no matter who is first', async () => {
  for (const first of ['confirm', 'end'] as const) {
    const { body } = await accept(app, guardian, await familyCode(app, athlete));
    const calls = [() => confirm(app, athlete, body.link_id), () => end(app, guardian, body.link_id)];
    const answers = await atOnce<Answer>(first === 'confirm' ? calls : calls.toReversed());
    expect(answers.map(({ status }) => status)).toEqual(first === 'confirm' ? [200, 204] : [204, 404]);
    expect((await linkRows()).every(({ status }) => status === 'ended')).toBe(true);
  }
});

test('a link confirmed from two tabs at once is confirmed once', async () => {
  const { body } = await accept(app, guardian, await familyCode(app, athlete));
  const answers = await atOnce([
    () => confirm(app, athlete, body.link_id),
    () => confirm(app, athlete, body.link_id),
  ]);
  expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  expect(await countOf('guardian_link.activated')).toBe(1);
});

test('a guardian’s no to another one comes too late once a second guardian has agreed', async () => {
  const [mother, father] = [await app.join('guardian'), await app.join('guardian')];
  await linkUp(app, athlete, mother);
  await linkUp(app, athlete, father, { agreedBy: mother });
  for (const first of ['agree', 'end'] as const) {
    const friend = await app.join('guardian');
    const { body } = await accept(app, friend, await familyCode(app, athlete));
    await confirm(app, athlete, body.link_id);
    const calls = [() => agree(app, mother, body.link_id), () => end(app, father, body.link_id)];
    const answers = await atOnce<Answer>(first === 'agree' ? calls : calls.toReversed());
    expect(answers.map(({ status }) => status)).toEqual(first === 'agree' ? [200, 404] : [204, 404]);
    const link = (await linkRows()).find(({ guardian_user_id }) => guardian_user_id === friend.userId);
    expect(link?.status).toBe(first === 'agree' ? 'active' : 'ended');
  }
});

test('a link ended by both sides at once ends once', async () => {
  const key = await mailedKey(app, athlete, 'both@example.test');
  const { body } = await accept(app, guardian, key);
  const answers = await atOnce<Answer>([
    () => end(app, athlete, body.link_id),
    () => end(app, guardian, body.link_id),
  ]);
  expect(answers.map(({ status }) => status)).toEqual([204, 204]);
  expect(await countOf('guardian_link.ended')).toBe(1);
});
