/** Families change while an account waits to be erased: what a guardian said counts while that guardian does. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type Joined, type TestApp } from '../../../../test/app/test-app.ts';
import {
  askToErase,
  daysFromNow,
  eraseAthlete,
  isThere,
  keepAccount,
  readErasure,
  runErasures,
  setStatus,
} from '../../../../test/features/erasure.ts';
import { end, joinAthlete, linkUp, type JoinedAthlete } from '../../../../test/features/links.ts';
import { eventsOf } from '../../../../test/records/athlete-records.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

interface Family {
  athlete: JoinedAthlete;
  guardian: Joined;
  linkId: string;
}

async function joinFamily(birthdate?: string): Promise<Family> {
  const athlete = await joinAthlete(app, birthdate);
  const guardian = await app.join('guardian');
  return { athlete, guardian, linkId: await linkUp(app, athlete, guardian) };
}

async function addGuardian({ athlete, guardian }: Family): Promise<{ second: Joined; linkId: string }> {
  const second = await app.join('guardian');
  return { second, linkId: await linkUp(app, athlete, second, { agreedBy: guardian }) };
}

/** Seventeen today, and eighteen in so many days. */
function turnsAdultIn(days: number): string {
  const on = daysFromNow(days);
  return `${on.getUTCFullYear() - 18}-${on.toISOString().slice(5, 10)}`;
}

const stateOf = async (athlete: Joined) => (await readErasure(app, athlete)).body.erasure;

test('what a guardian asked for ends with that guardian’s link, and the family hears that the account stays', async () => {
  const family = await joinFamily();
  const { athlete, guardian, linkId } = family;
  const { second } = await addGuardian(family);
  await eraseAthlete(app, guardian, athlete);
  await end(app, guardian, linkId);
  await runErasures(app, daysFromNow(1));
  expect(await stateOf(athlete)).toBeNull();
  await app.waitForMail(second.email, /will not be deleted|stays/);
  await runErasures(app, daysFromNow(15));
  expect(await isThere(app, athlete)).toBe(true);
  const cancelled = (await eventsOf(app.db, athlete.userId)).find(({ type }) => type === 'erasure.cancelled');
  expect(cancelled?.actor_role).toBe('system');
});

test('a minor stops what a guardian asked for who is no longer linked', async () => {
  const { athlete, guardian, linkId } = await joinFamily();
  await eraseAthlete(app, guardian, athlete);
  await end(app, guardian, linkId);
  expect(await stateOf(athlete)).toMatchObject({ can_cancel: true });
  expect((await keepAccount(app, athlete)).body.erasure).toBeNull();
});

test('an athlete who turns 18 within the days decides alone, and is not erased', async () => {
  const { athlete, guardian } = await joinFamily(turnsAdultIn(5));
  expect((await eraseAthlete(app, guardian, athlete)).status).toBe(200);
  await runErasures(app, daysFromNow(15));
  expect(await isThere(app, athlete)).toBe(true);
  expect(await stateOf(athlete)).toBeNull();
});

test('what a suspended guardian asked for is not done', async () => {
  const { athlete, guardian } = await joinFamily();
  await eraseAthlete(app, guardian, athlete);
  await setStatus(app, guardian, 'suspended');
  await runErasures(app, daysFromNow(15));
  expect(await isThere(app, athlete)).toBe(true);
});

test('a guardian’s agreement ends with the link: another guardian is asked', async () => {
  const family = await joinFamily();
  const { athlete, guardian, linkId } = family;
  await addGuardian(family);
  await askToErase(app, athlete);
  await eraseAthlete(app, guardian, athlete);
  await end(app, guardian, linkId);
  await runErasures(app, daysFromNow(15));
  expect(await isThere(app, athlete)).toBe(true);
  expect(await stateOf(athlete)).toMatchObject({ state: 'waiting' });
});

test('a minor whose only guardian is suspended does not decide alone', async () => {
  const { athlete, guardian } = await joinFamily();
  await setStatus(app, guardian, 'suspended');
  expect((await askToErase(app, athlete)).body).toMatchObject({
    needs_guardian: true,
    erasure: { state: 'waiting' },
  });
  await runErasures(app, daysFromNow(60));
  expect(await isThere(app, athlete)).toBe(true);
});
