/** A guardian tells the athlete to choose who finds them: once, where it helps, and nobody but a guardian of the minor. */
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../../test/app/test-app.ts';
import { familyOf } from '../../../test/features/family.ts';
import { noticesOf } from '../../../test/features/requests.ts';
import { eventsOf } from '../../../test/records/athlete-records.ts';
import {
  joinFamily,
  joinGuardian,
  type SignedIn,
  type SignedInAthlete,
} from '../../../test/records/conversations.ts';
import { seedSignatures } from '../../../test/records/seeded-signatures.ts';

/** The log is written by the clock of the database. */
const START = new Date();
const DAY_MS = 86_400_000;

let app: TestApp;
let now = START;
let athlete: SignedInAthlete;
let guardian: SignedIn;
beforeAll(async () => {
  app = await startTestApp({ clock: { now: () => now } });
});
afterAll(() => app.close());
beforeEach(async () => {
  now = START;
  ({ athlete, guardian } = await joinFamily(app));
  await change({ visibility: 'private' });
  await seedSignatures(app.db, { athleteId: athlete.athleteId, guardianUserId: guardian.userId });
});

function change(values: { visibility?: 'private' | 'public'; birthdate?: string }) {
  return app.db.updateTable('athletes').set(values).where('id', '=', athlete.athleteId).execute();
}

function release() {
  return app.call('PUT', `/api/family/${athlete.athleteId}/releases`, {
    token: guardian.token,
    body: { field_group: 'identity', audience: 'verified_colleges', is_on: true },
  });
}

async function tell(who: Pick<SignedIn, 'token'>): Promise<number> {
  const url = `/api/family/${athlete.athleteId}/tell-athlete`;
  return (await app.call('POST', url, { token: who.token })).status;
}

async function told(): Promise<unknown[]> {
  const logged = await eventsOf(app.db, athlete.athleteId);
  return logged.filter(({ type }) => type === 'listing.suggested');
}

async function todo(): Promise<string | null | undefined> {
  const [road] = (await familyOf(app, guardian)).roads;
  return road?.steps.find(({ step }) => step === 'visible')?.todo;
}

test('two presses tell the athlete once, and the step waits for the athlete from then on', async () => {
  await release();
  expect(await todo()).toBe('tell_athlete');
  expect(await Promise.all([tell(guardian), tell(guardian)])).toEqual([204, 204]);
  expect(await told()).toHaveLength(1);
  const notices = (await noticesOf(app, athlete)).filter(({ kind }) => kind === 'listing_suggested');
  expect(notices).toEqual([
    expect.objectContaining({ data: { guardian_name: expect.any(String) as string } }),
  ]);
  expect(await todo()).toBeNull();
});

test('after some days the athlete can be told again, by any guardian, and not before', async () => {
  await release();
  await tell(guardian);
  const other = await joinGuardian(app, athlete.athleteId);
  await tell(other);
  expect(await told()).toHaveLength(1);
  now = new Date(START.getTime() + 4 * DAY_MS);
  expect(await todo()).toBe('tell_athlete');
  await tell(other);
  expect(await told()).toHaveLength(2);
});

test('nobody is told while there is nothing to find, nor once the athlete has chosen', async () => {
  expect(await todo()).toBeNull();
  expect(await tell(guardian)).toBe(409);
  await release();
  await change({ visibility: 'public' });
  expect(await tell(guardian)).toBe(409);
  expect(await told()).toEqual([]);
});

test('while something else hides the athlete nobody is told', async () => {
  await release();
  const holds = [
    { locked_at: now, locked_by: guardian.userId },
    { locked_at: null, locked_by: null, held_at: now },
  ];
  for (const hold of holds) {
    await app.db.updateTable('athletes').set(hold).where('id', '=', athlete.athleteId).execute();
    expect(await tell(guardian)).not.toBe(204);
  }
  expect(await told()).toEqual([]);
});

test('only a guardian of the minor tells; for others the athlete is not there', async () => {
  await release();
  expect(await tell(athlete)).toBe(403);
  expect(await tell(await app.join('guardian'))).toBe(404);
  await change({ birthdate: '2000-01-01' });
  expect(await tell(guardian)).not.toBe(204);
  expect(await told()).toEqual([]);
});
