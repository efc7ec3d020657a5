import { randomUUID } from 'node:crypto';
import type { Role } from '@faircourt/contracts/vocabulary';
import type { Transaction } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { freshDatabase, type FreshDatabase } from '../../../test/app/fresh-database.ts';
import { whileLocked } from '../../../test/app/held-lock.ts';
import { inTransaction } from '../../platform/database/database.ts';
import type { DB } from '../../platform/database/schema.gen.ts';
import { Guard } from '../engine/guard.ts';
import { loadActor } from '../facts/load-actor.ts';
import { holdAthleteFor, holdFor, holdForCapability, holdMore, holdUnlessDone } from './hold-for.ts';
import { lockAll } from './hold.ts';
import { holdUnasked } from './unasked.ts';

let fresh: FreshDatabase;
beforeAll(async () => {
  fresh = await freshDatabase();
});
afterAll(() => fresh.drop());

const A = '00000000-0000-7000-8000-00000000000a';
const B = '00000000-0000-7000-8000-00000000000b';

test('records are held in one order, whatever order they are named in', async () => {
  await inTransaction(fresh.db, async (trx) => {
    await lockAll(trx, { turns: { asking: A } });
    await lockAll(trx, {
      relies: { account: [B, A] },
      records: { verification: A, athlete: [B, A], coach: A },
    });
    await lockAll(trx, { records: { institution: A } });
  });
});

test('a record that comes before one that is held already is refused', async () => {
  await expect(
    inTransaction(fresh.db, async (trx) => {
      await lockAll(trx, { records: { athlete: A } });
      await lockAll(trx, { relies: { account: B } });
    }),
  ).rejects.toThrow(`account ${B} is held after athlete ${A}`);
  await expect(
    inTransaction(fresh.db, async (trx) => {
      await lockAll(trx, { records: { athlete: B } });
      await lockAll(trx, { records: { athlete: A } });
    }),
  ).rejects.toThrow(`athlete ${A} is held after athlete ${B}`);
  await expect(
    inTransaction(fresh.db, async (trx) => {
      await lockAll(trx, { records: { account: A } });
      await lockAll(trx, { turns: { issuing: A } });
    }),
  ).rejects.toThrow(`issuing ${A} is held after account ${A}`);
});

test('what is held already may be asked for again, but not for more', async () => {
  await inTransaction(fresh.db, async (trx) => {
    await lockAll(trx, { records: { account: A, athlete: [A, B] } });
    await lockAll(trx, { records: { verification: A } });
    await lockAll(trx, { records: { athlete: A.toUpperCase() } });
    await lockAll(trx, { relies: { account: A } });
  });
  await expect(
    inTransaction(fresh.db, async (trx) => {
      await lockAll(trx, { relies: { account: A } });
      await lockAll(trx, { records: { account: A } });
    }),
  ).rejects.toThrow(`account ${A} is held for share and now wanted for no key update`);
});

test('it is said whether all of them exist', async () => {
  const { athleteId } = await createAthlete();
  const said = await inTransaction(fresh.db, async (trx) => [
    await lockAll(trx, { keeps: { region: A } }),
    await lockAll(trx, { closes: { athlete: athleteId } }),
    await lockAll(trx, { records: {} }),
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

test('the guard of a request knows the person as they are once their turn came', async () => {
  const { athleteId, userId } = await createAthlete();
  const guard = new Guard({ kind: 'athlete', userId, athleteId: null, isMailboxProven: true }, new Date());
  await inTransaction(fresh.db, (trx) => holdForCapability(trx, guard, 'profile.build', {}));
  expect(guard.actor).toEqual(await loadActor(fresh.db, userId));
  expect(guard.actor).toMatchObject({ athleteId });
});

test('what was done meanwhile is no refusal, except for who was suspended meanwhile', async () => {
  const userId = await createUser('guardian');
  const guard = new Guard(await loadActor(fresh.db, userId), new Date());
  const update = (isDone: boolean) =>
    inTransaction(fresh.db, (trx) =>
      holdUnlessDone(trx, guard, 'account.update', {
        load: async () => ({ userId }),
        isDone: async () => isDone,
      }),
    );
  expect(await update(false)).toEqual({ userId });
  expect(await update(true)).toBeNull();
  const suspend: [string, string] = [`update users set status = 'suspended' where id = $1`, userId];
  const { late } = await whileLocked(fresh.url, suspend, async (untilWaiting) => {
    const waiting = update(true);
    waiting.catch(() => undefined);
    await untilWaiting(1);
    return { late: waiting };
  });
  await expect(late).rejects.toMatchObject({ code: 'account_suspended' });
});

test('more is held only once the guard was asked, or it was said why nobody is', async () => {
  const more = (first: (trx: Transaction<DB>) => Promise<unknown>) =>
    inTransaction(fresh.db, async (trx) => {
      await first(trx);
      return holdMore(trx, { records: { institution: A } });
    });
  await expect(more((trx) => lockAll(trx, { records: { athlete: A } }))).rejects.toThrow('asked nobody');
  await expect(more((trx) => holdUnasked(trx, 'the calendar', { records: { athlete: A } }))).resolves.toBe(
    false,
  );
  const userId = await createUser('coach');
  const guard = new Guard(await loadActor(fresh.db, userId), new Date());
  const load = async () => ({ userId });
  await expect(more((trx) => holdFor(trx, guard, 'account.update', { load }))).resolves.toBe(false);
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
