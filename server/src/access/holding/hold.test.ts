import { randomUUID } from 'node:crypto';
import type { Role } from '@faircourt/contracts/vocabulary';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { freshDatabase, type FreshDatabase } from '../../../test/app/fresh-database.ts';
import { whileLocked } from '../../../test/app/held-lock.ts';
import { inTransaction } from '../../platform/database/database.ts';
import { Guard } from '../engine/guard.ts';
import { loadActor } from '../facts/load-actor.ts';
import { holdAthleteFor } from './hold-for.ts';
import { close, hold, keep, share, shareAndHold, takeTurn } from './hold.ts';

let fresh: FreshDatabase;
beforeAll(async () => {
  fresh = await freshDatabase();
});
afterAll(() => fresh.drop());

const A = '00000000-0000-7000-8000-00000000000a';
const B = '00000000-0000-7000-8000-00000000000b';

test('records are held in one order, whatever order they are named in', async () => {
  await inTransaction(fresh.db, async (trx) => {
    await takeTurn(trx, 'asking', A);
    await shareAndHold(trx, { account: [B, A] }, { verification: A, athlete: [B, A], coach: A });
    await hold(trx, { institution: A });
  });
});

test('a record that comes before one that is held already is refused', async () => {
  await expect(
    inTransaction(fresh.db, async (trx) => {
      await hold(trx, { athlete: A });
      await share(trx, { account: B });
    }),
  ).rejects.toThrow(`account ${B} is held after athlete ${A}`);
  await expect(
    inTransaction(fresh.db, async (trx) => {
      await hold(trx, { athlete: B });
      await hold(trx, { athlete: A });
    }),
  ).rejects.toThrow(`athlete ${A} is held after athlete ${B}`);
  await expect(
    inTransaction(fresh.db, async (trx) => {
      await hold(trx, { account: A });
      await takeTurn(trx, 'issuing', A);
    }),
  ).rejects.toThrow(`issuing ${A} is held after account ${A}`);
});

test('what is held already may be asked for again, but not for more', async () => {
  await inTransaction(fresh.db, async (trx) => {
    await hold(trx, { account: A, athlete: [A, B] });
    await hold(trx, { verification: A });
    await hold(trx, { athlete: A.toUpperCase() });
    await share(trx, { account: A });
  });
  await expect(
    inTransaction(fresh.db, async (trx) => {
      await share(trx, { account: A });
      await hold(trx, { account: A });
    }),
  ).rejects.toThrow(`account ${A} is held for share and now wanted for no key update`);
});

test('it is said whether all of them exist', async () => {
  const { athleteId } = await createAthlete();
  const said = await inTransaction(fresh.db, async (trx) => [
    await keep(trx, { region: A }),
    await close(trx, { athlete: athleteId }),
    await hold(trx, {}),
  ]);
  expect(said).toEqual([false, true, true]);
});

test('who waited for a record is asked again, as things are by then', async () => {
  const { athleteId, userId } = await createAthlete();
  const guard = new Guard(await loadActor(fresh.db, userId), new Date());
  const update = () =>
    inTransaction(fresh.db, (trx) => holdAthleteFor(trx, guard, 'athlete.update', athleteId));
  await expect(update()).resolves.toMatchObject({ athleteId });

  const suspend: [string, string] = [`update users set status = 'suspended' where id = $1`, userId];
  const { late } = await whileLocked(fresh.url, suspend, async (untilWaiting) => {
    const waiting = update();
    waiting.catch(() => undefined);
    await untilWaiting(1);
    return { late: waiting };
  });
  await expect(late).rejects.toMatchObject({ code: 'account_suspended' });
});

test('who may not do it waits for nobody', async () => {
  const { athleteId } = await createAthlete();
  const guard = new Guard(await loadActor(fresh.db, await createUser('coach')), new Date());
  const lock: [string, string] = ['select from athletes where id = $1 for update', athleteId];
  await whileLocked(fresh.url, lock, async () => {
    await expect(
      inTransaction(fresh.db, (trx) => holdAthleteFor(trx, guard, 'athlete.update', athleteId)),
    ).rejects.toMatchObject({ code: 'not_found' });
  });
});

async function createUser(role: Role): Promise<string> {
  const id = randomUUID();
  await fresh.db
    .insertInto('auth_users')
    .values({ id, email: `${id}@example.test` })
    .execute();
  await fresh.db.insertInto('users').values({ id, auth_id: id, role, name: role }).execute();
  return id;
}

async function createAthlete(): Promise<{ athleteId: string; userId: string }> {
  const userId = await createUser('athlete');
  const { id } = await fresh.db
    .insertInto('athletes')
    .values({ user_id: userId })
    .returning('id')
    .executeTakeFirstOrThrow();
  return { athleteId: id, userId };
}
