/** The moment of an erasure: from when on nobody stops it, what keeps an account, and what a fault leaves behind. */
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { problemOf, startTestApp, type Joined, type TestApp } from '../../../../test/app/test-app.ts';
import {
  askToErase,
  daysFromNow,
  eraseAthlete,
  isThere,
  keepAccount,
  keepAthlete,
  readErasure,
  runErasures,
  setStatus,
} from '../../../../test/features/erasure.ts';
import { joinAdmin } from '../../../../test/features/admin.ts';
import { joinAthlete, linkUp, type JoinedAthlete } from '../../../../test/features/links.ts';
import { withClient } from '../../../platform/database/scratch.ts';
import { reinstateAccount, suspendAccount } from '../../accounts/suspension.service.ts';

const SHELL = { userId: null, role: 'operator' };

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

async function joinFamily(): Promise<{ athlete: JoinedAthlete; guardian: Joined }> {
  const athlete = await joinAthlete(app);
  const guardian = await app.join('guardian');
  await linkUp(app, athlete, guardian);
  return { athlete, guardian };
}

/** As when the process dies there: what comes later in the transaction fails for this account. */
async function breakAt(table: string, condition: string, work: () => Promise<void>): Promise<void> {
  await withClient(app.url, (client) =>
    client.query(`
      create function fail_here() returns trigger language plpgsql as $$ begin raise exception 'broken'; end $$;
      create trigger fail_here before insert or update on ${table} for each row when (${condition})
        execute function fail_here()`),
  );
  try {
    await work();
  } finally {
    await withClient(app.url, (client) => client.query('drop function fail_here() cascade'));
  }
}

test('once it has begun nobody stops it, and a run that was cut off is finished by the next', async () => {
  const { athlete, guardian } = await joinFamily();
  await eraseAthlete(app, guardian, athlete);
  await breakAt('erased_accounts', `new.user_id = '${athlete.userId}'`, async () => {
    await expect(runErasures(app, daysFromNow(15))).rejects.toThrow('Not all erasures');
  });
  expect(await isThere(app, athlete)).toBe(true);
  const refused = await keepAthlete(app, guardian, athlete);
  expect({ status: refused.status, code: problemOf(refused).code }).toEqual({
    status: 409,
    code: 'conflict',
  });
  const read = await app.call('GET', `/api/family/${athlete.athleteId}/erasure`, { token: guardian.token });
  expect(read.body).toMatchObject({ erasure: { can_cancel: false } });
  await runErasures(app, daysFromNow(15));
  expect(await isThere(app, athlete)).toBe(false);
});

test('a report that comes in between is looked at first', async () => {
  const coach = await app.join('coach');
  await askToErase(app, coach);
  await breakAt('erased_accounts', `new.user_id = '${coach.userId}'`, async () => {
    await expect(runErasures(app, daysFromNow(15))).rejects.toThrow('Not all erasures');
  });
  const { id } = await app.db
    .insertInto('support_requests')
    .values({
      reference: 'FC-BBBB-AAAA',
      type: 'safety',
      name: 'Ana',
      email: 'ana@example.test',
      locale: 'en',
      message: `A report about ${coach.userId}`,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await runErasures(app, daysFromNow(15));
  expect(await isThere(app, coach)).toBe(true);
  await app.db
    .updateTable('support_requests')
    .set({ closed_at: daysFromNow(1) })
    .where('id', '=', id)
    .execute();
  await runErasures(app, daysFromNow(15));
  expect(await isThere(app, coach)).toBe(false);
});

test('a guardian who stops it at the very moment either keeps the account whole or is told that it is too late', async () => {
  for (let n = 0; n < 6; n++) {
    const { athlete, guardian } = await joinFamily();
    await eraseAthlete(app, guardian, athlete);
    const [answer] = await Promise.all([
      keepAthlete(app, guardian, athlete),
      runErasures(app, daysFromNow(15)),
    ]);
    const isKept = await isThere(app, athlete);
    expect(isKept ? [200] : [404, 409]).toContain(answer.status);
    expect((await readErasure(app, athlete)).status).toBe(isKept ? 200 : 401);
  }
});

test('a suspended account is not erased; reinstated, its owner has all the days again', async () => {
  const coach = await app.join('coach');
  await askToErase(app, coach);
  await suspendAccount(app.db, coach.email, SHELL);
  await runErasures(app, daysFromNow(30));
  expect(await isThere(app, coach)).toBe(true);
  // The address stays taken, so nobody signs up with it and without the suspension.
  const again = await app.call('POST', '/api/auth/sign-up', { body: { email: coach.email } });
  expect(again.status).not.toBe(201);

  await reinstateAccount(app.db, coach.email, SHELL, daysFromNow(30));
  const { erase_at: eraseAt } = await app.db
    .selectFrom('erasures')
    .select('erase_at')
    .where('user_id', '=', coach.userId)
    .executeTakeFirstOrThrow();
  expect(eraseAt?.getTime()).toBeGreaterThan(daysFromNow(43.9).getTime());
  await runErasures(app, daysFromNow(43));
  expect(await isThere(app, coach)).toBe(true);
  await runErasures(app, daysFromNow(45));
  expect(await isThere(app, coach)).toBe(false);
});

test('of two last admins who both asked, one stays', async () => {
  await setStatusOfAdmins();
  const admins = [await joinAdmin(app), await joinAdmin(app)];
  const now = new Date();
  for (const { userId } of admins) {
    await app.db
      .insertInto('erasures')
      .values({ user_id: userId, requested_by: userId, requested_at: now, erase_at: now })
      .execute();
  }
  await Promise.all([runErasures(app, daysFromNow(1)), runErasures(app, daysFromNow(1))]);
  const there = await Promise.all(admins.map((admin) => isThere(app, admin)));
  expect(there.filter(Boolean)).toHaveLength(1);
});

test('a reminder that fails keeps nobody else from theirs, and nobody from being erased', async () => {
  const [broken, other, due] = [await app.join('coach'), await app.join('coach'), await app.join('coach')];
  for (const person of [broken, other, due]) await askToErase(app, person);
  const when = (userId: string, days: number) =>
    app.db
      .updateTable('erasures')
      .set({ erase_at: daysFromNow(days) })
      .where('user_id', '=', userId)
      .execute();
  await when(broken.userId, 1);
  await when(other.userId, 1.5);
  await when(due.userId, -1);
  await breakAt('erasures', `new.user_id = '${broken.userId}' and new.reminded_at is not null`, async () => {
    await expect(runErasures(app, new Date())).rejects.toThrow('Not all erasures');
  });
  const reminded = await sql<{ user_id: string }>`
    select user_id from erasures where reminded_at is not null and user_id in (${other.userId}, ${broken.userId})`.execute(
    app.db,
  );
  expect(reminded.rows).toEqual([{ user_id: other.userId }]);
  expect(await isThere(app, due)).toBe(false);
  await keepAccount(app, broken);
});

async function setStatusOfAdmins(): Promise<void> {
  const admins = await app.db.selectFrom('users').select('id').where('role', '=', 'admin').execute();
  for (const { id } of admins) await setStatus(app, { userId: id }, 'suspended');
}
