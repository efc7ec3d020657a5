/** Each period is kept to the second, a run that is cut short goes on, and no table is forgotten. */
import { overSince, periodsOf, RETENTION_IDS } from '@faircourt/contracts/retention';
import { HOLDINGS } from '@faircourt/contracts/holdings';
import { LOCALES } from '@faircourt/contracts/vocabulary';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { forget } from '../test/features/retention.ts';
import { eventsOf } from '../test/records/athlete-records.ts';
import { joinConversation, type JoinedConversation } from '../test/records/conversations.ts';
import { OUTDATED } from '../test/records/outdated-rows.ts';
import { whileLocked } from '../test/app/held-lock.ts';
import { startTestApp, type TestApp } from '../test/app/test-app.ts';
import { FORGETTING } from './forgetting.ts';
import { KEPT } from './features/rights/retention/kept-tables.ts';
import { describeRetention } from './features/rights/retention/retention.commands.ts';
import { keepPeriods } from './features/rights/retention/retention.service.ts';
import { findBrokenChains } from './platform/audit.ts';

let app: TestApp;
let people: JoinedConversation;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  people = await joinConversation(app);
});

/** Midnight on the first of a month, so that whole days and months end here too. */
const OVER = new Date('2033-06-01T00:00:00Z');
const SECOND = 1000;

describe('each period is kept to the second', () => {
  test.each(RETENTION_IDS)('%s', async (id) => {
    const left = await OUTDATED[id](app.db, people, overSince(id, OVER));
    expect(await left()).toBe(1);
    await forget(app.db, id, new Date(OVER.getTime() - SECOND));
    expect(await left(), 'one second before it is over').toBe(1);
    expect(await forget(app.db, id, OVER)).toBeGreaterThanOrEqual(1);
    expect(await left(), 'when it is over').toBe(0);
    expect(await forget(app.db, id, OVER), 'a second time').toBe(0);
    expect(await findBrokenChains(app.db)).toEqual([]);
  });
});

test('a month that has fewer days does not end a period early', () => {
  expect(overSince('evidence', new Date('2026-05-31T10:00:00Z'))).toEqual(new Date('2026-02-28T10:00:00Z'));
  expect(overSince('looks', new Date('2028-02-29T00:00:00Z'))).toEqual(new Date('2026-02-28T00:00:00Z'));
});

test('a table either loses rows by a period or is kept for a stated reason', async () => {
  const { rows } = await sql<{ name: string }>`
    select c.relname as name from pg_class c
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'v', 'p')
      and not c.relispartition and c.relname not like 'migrations%'
      and not exists (select from pg_depend d
        where d.classid = 'pg_class'::regclass and d.objid = c.oid and d.deptype = 'e')`.execute(app.db);
  const losing = new Set(Object.values(FORGETTING).flatMap(({ tables }) => tables));
  const kept = Object.keys(KEPT).filter((table) => !losing.has(table as never));
  expect(
    [...losing, ...kept].toSorted(),
    'give a new table a period in contracts/src/retention.ts, or say in kept-tables.ts why it is kept',
  ).toEqual(rows.map(({ name }) => name).toSorted());
  expect(kept).toHaveLength(Object.keys(KEPT).length);
});

test('the page that says what we hold names every figure, in each language', () => {
  for (const locale of LOCALES) {
    const path = join(import.meta.dirname, `../../catalogues/interface/${locale}.json`);
    // The words of the pages, by id.
    const words = JSON.parse(readFileSync(path, 'utf8')) as Record<string, string>;
    for (const holding of HOLDINGS) {
      for (const [id, figure] of Object.entries(periodsOf(holding))) {
        if (figure === 0) continue;
        expect(words[`holding.${holding}.kept`], `${locale}: ${id}`).toContain(`{${id}}`);
      }
    }
  }
});

test('what is due goes in small steps, and what each step deleted is counted with it', async () => {
  const at = overSince('notifications', OVER);
  for (let n = 0; n < 5; n += 1) await OUTDATED.notifications(app.db, people, new Date(at.getTime() - n));
  await expect(
    app.db.transaction().execute(async (trx) => {
      await FORGETTING.notifications.forget(trx, { over: at, most: 2, now: OVER });
      throw new Error('the process is killed');
    }),
  ).rejects.toThrow('killed');
  const day = '2033-06-01';
  const counted = () =>
    app.db
      .selectFrom('retention_days')
      .select(['deleted', 'finished_at'])
      .where('day', '=', day)
      .where('period', '=', 'notifications')
      .executeTakeFirst();
  const before = (await counted())?.deleted ?? 0;
  expect(await forget(app.db, 'notifications', OVER, 2)).toBe(5);
  expect(await counted()).toEqual({ deleted: before + 5, finished_at: OVER });
});

test('two servers at once delete each row once', async () => {
  const at = overSince('contact_requests', OVER);
  const families = await Promise.all([1, 2, 3, 4].map(() => joinConversation(app)));
  for (const family of families) await OUTDATED.contact_requests(app.db, family, at);
  const deleted = await Promise.all([
    forget(app.db, 'contact_requests', OVER, 2),
    forget(app.db, 'contact_requests', OVER, 2),
  ]);
  expect(deleted[0] + deleted[1]).toBe(4);
  for (const { athlete } of families) {
    const types = (await eventsOf(app.db, athlete.athleteId)).map(({ type }) => type);
    expect(types).toEqual(['contact.closed']);
  }
});

test('the family reads in its log that an invitation was deleted, and which request nobody answered', async () => {
  const ids = ['guardian_invitations', 'release_requests'] as const;
  for (const id of ids) await OUTDATED[id](app.db, people, overSince(id, OVER));
  for (const id of ids) await forget(app.db, id, OVER);
  expect(await eventsOf(app.db, people.athlete.athleteId)).toMatchObject([
    { type: 'guardian_link.forgotten', actor_role: 'system' },
    { type: 'release.closed', actor_role: 'system', data: { cause: 'unanswered' } },
  ]);
});

test.each(['guardian_invitations', 'deleted_videos'] as const)(
  'a family that somebody holds is waited for before its log is written: %s',
  async (id) => {
    await OUTDATED[id](app.db, people, overSince(id, OVER));
    const lock = 'select 1 from athletes where id = $1 for no key update';
    const { forgetting } = await whileLocked(
      app.url,
      [lock, people.athlete.athleteId],
      async (untilWaiting) => {
        const forgotten = forget(app.db, id, OVER);
        await untilWaiting(1);
        return { forgetting: forgotten };
      },
    );
    expect(await forgetting).toBe(1);
  },
);

test('a link that somebody accepted, a code that somebody used and an answered request stay', async () => {
  const { athlete, guardian, coach } = people;
  const at = new Date(0);
  const used = `USED${Date.now()}`;
  await app.db
    .insertInto('invitations')
    .values({ code: used, kind: 'single', max_uses: 1, uses: 1, issued_by: coach.userId, expires_at: at })
    .execute();
  for (const id of ['guardian_invitations', 'unused_invitations', 'contact_requests'] as const) {
    await forget(app.db, id, OVER);
  }
  const { rows } = await sql<{ links: number; codes: number; contacts: number }>`select
    (select count(*)::int from guardian_links where guardian_user_id = ${guardian.userId}) as links,
    (select count(*)::int from invitations where code = ${used}) as codes,
    (select count(*)::int from contact_requests where athlete_id = ${athlete.athleteId}) as contacts`.execute(
    app.db,
  );
  expect(rows).toEqual([{ links: 1, codes: 1, contacts: 1 }]);
});

test('a look that is deleted leaves the newer ones, their count and the allowance as they were', async () => {
  const { athlete, coach } = people;
  const now = new Date();
  await OUTDATED.looks(app.db, people, overSince('looks', now));
  await app.db
    .insertInto('profile_views')
    .values({
      athlete_id: athlete.athleteId,
      viewed_on: now.toISOString().slice(0, 10),
      viewer_user_id: coach.userId,
      viewer_role: 'coach',
    })
    .execute();
  const views = () =>
    app.call<{ views: { viewed_on: string }[] }>('GET', `/api/family/${athlete.athleteId}/views`, {
      token: people.guardian.token,
    });
  const before = (await views()).body.views;
  expect(before).toHaveLength(2);
  await forget(app.db, 'looks', new Date(now.getTime() + 24 * 60 * 60 * 1000));
  await forget(app.db, 'profile_opens', now);
  expect((await views()).body.views).toEqual(before.slice(0, 1));
});

test('a period that cannot be kept does not keep the others from being kept', async () => {
  const left = await OUTDATED.family_codes(app.db, people, new Date(0));
  const broken = { tables: [], forget: () => Promise.reject(new Error('no such table')) };
  const forgetting = { ...FORGETTING, ended_sessions: broken };
  await expect(keepPeriods({ db: app.db, clock: { now: () => new Date() }, forgetting })).rejects.toThrow(
    'The period ended_sessions was not kept',
  );
  expect(await left()).toBe(0);
  const lines = await describeRetention(app.db, new Date());
  expect(lines).toHaveLength(RETENTION_IDS.length + 1);
  expect(lines.find((line) => line.startsWith('family_codes'))).toMatch(
    /30 days .*deleted today [1-9].*last run 2/u,
  );
});
