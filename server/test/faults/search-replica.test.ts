/** Search on a real standby that lags, is paused, frozen, stopped: what was withdrawn never shows, and search goes on. */
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { AthleteCard, SearchCount, SearchPage } from '@faircourt/contracts/search';
import { inject } from 'vitest';
import { FaultyPostgres } from '../../faults/parts/postgres.ts';
import { startRelay, type Relay } from '../../faults/parts/relay.ts';
import { endEverything } from '../../faults/parts/started.ts';
import { joinFamilies, startFamilies } from '../../faults/parts/families.ts';
import { refreshCards } from '../../src/features/search/cards/card.service.ts';
import { SearchReads } from '../../src/features/search/finding/search-reads.ts';
import { seedAthlete, releaseIdentity } from '../search/seeded-athlete.ts';
import { createDatabase, createPool, inTransaction } from '../../src/platform/database/database.ts';
import { migrate } from '../../src/platform/database/migrate.ts';
import { PinnedConnections } from '../../src/platform/database/pinned-connections.ts';
import { PreparedStatement } from '../../src/platform/database/prepared-statement.ts';
import { installJobs } from '../../src/platform/jobs.ts';
import { startTestApp, type Joined, type TestApp } from '../app/test-app.ts';

let primary: FaultyPostgres;
let standby: FaultyPostgres;
/** Between the server and the replica. */
let relay: Relay;
let app: TestApp;
let viewer: Joined;
let now = new Date();

beforeAll(async () => {
  primary = await FaultyPostgres.start();
  await migrate(primary.url);
  await installJobs(primary.url);
  standby = await primary.standby('follower');
  relay = await startRelay(standby.port);
  const db = createDatabase(createPool(primary.url));
  app = await startTestApp({
    database: { url: primary.url, db, drop: () => db.destroy() },
    environment: { DATABASE_URL: primary.url, DATABASE_REPLICA_URL: through(relay.port) },
    clock: { now: () => now },
  });
  viewer = await app.join('guardian');
}, 120_000);
afterAll(async () => {
  await app.close();
  await endEverything();
}, 60_000);
beforeEach(untilReplicaAnswers, 60_000);

test('a search is read on the replica once it has replayed every withdrawal', async () => {
  const { id } = await seedAthlete(app.db, 'Ana Costa', { country_code: 'PT' }, now);
  await hide(id);
  await show(id);
  await untilReplayed();
  const before = await reads();
  expect(await findOnReplica('country=PT')).toMatchObject([{ id }]);
  expect((await reads()).behind).toBe(before.behind);
});

test('what was withdrawn does not show while the replica is behind: the primary answers', async () => {
  const { id } = await seedAthlete(app.db, 'Zoe Quickwithdrawn', { country_code: 'BR' }, now);
  await releaseIdentity(app.db, { athleteId: id, decidedBy: id }, now);
  await untilReplayed();
  await whilePaused(async () => {
    await hide(id);
    // The replica itself would show it.
    expect(
      await standby.query(`select 1 from athlete_cards_everyone where athlete_id = '${id}'`),
    ).toHaveLength(1);
    const before = await reads();
    expect(await find('country=BR')).toEqual([]);
    expect(await find('name=quickwithdrawn')).toEqual([]);
    expect(await find('name=quickwithdrwan')).toEqual([]);
    expect(await count('country=BR')).toBe(0);
    const after = await reads();
    expect(after.current).toBe(before.current);
    expect(after.behind).toBeGreaterThan(before.behind);
  });
  await untilReplayed();
  expect(await findOnReplica('country=BR')).toEqual([]);
});

test('what takes nothing away leaves the replica answering', async () => {
  const { id } = await seedAthlete(app.db, 'Eva Lind', { country_code: 'SE' }, now);
  await untilReplayed();
  await whilePaused(async () => {
    await seedAthlete(app.db, 'Ida Berg', { country_code: 'NO' }, now);
    await change(id, { bio: 'I shoot threes.' });
    expect(await findOnReplica('country=SE')).toMatchObject([{ id }]);
  });
});

test('a release that has run out does not show on a replica that stopped replaying before', async () => {
  const { id } = await seedAthlete(app.db, 'Mia Runout', { country_code: 'DK' }, now);
  const expiresAt = new Date(now.getTime() + 60_000);
  await releaseIdentity(app.db, { athleteId: id, decidedBy: id, expiresAt }, now);
  await untilReplayed();
  const today = now;
  await whilePaused(async () => {
    expect(await findOnReplica('country=DK')).toMatchObject([{ name: 'Mia Runout' }]);
    now = expiresAt;
    expect(await findOnReplica('country=DK')).toEqual([]);
  });
  now = today;
});

test(
  'families withdraw and come back while others search: nothing shows late',
  { timeout: 300_000 },
  async () => {
    const origin = await app.runtime.server.listen({ port: 0, host: '127.0.0.1' });
    const families = await joinFamilies(primary, [origin], 12);
    const before = await reads();
    const running = await startFamilies([origin], families, 40);
    // With the lag it has by itself, with a steady one, and with a replay that stops and starts.
    await pause(2_500);
    await lag('300ms');
    await pause(2_500);
    await lag('0');
    for (let n = 0; n < 3; n++) {
      await whilePaused(() => pause(400));
      await pause(400);
    }
    await running.stop();
    const after = await reads();
    expect(running).toMatchObject({ late: 0, failed: 0 });
    expect(running.withdrawals).toBeGreaterThan(10);
    // Both happened, else this would prove nothing.
    expect(after.current - before.current).toBeGreaterThan(5);
    expect(after.behind - before.behind).toBeGreaterThan(5);
  },
);

test(
  'a replica that is stopped is done without, and used again when it is back',
  { timeout: 300_000 },
  async () => {
    const { id } = await seedAthlete(app.db, 'Kim Steady', { country_code: 'FI' }, now);
    await untilReplayed();
    await standby.stop();
    for (let n = 0; n < 5; n++) expect(await find('country=FI')).toMatchObject([{ id }]);
    expect((await app.call('GET', '/api/ready')).status).toBe(200);
    await hide(id);
    expect(await find('country=FI')).toEqual([]);
    await standby.start();
    await untilReplicaAnswers();
    expect(await find('country=FI')).toEqual([]);
  },
);

test(
  'a replica that freezes holds a search up once, and then is done without',
  { timeout: 300_000 },
  async () => {
    const { id } = await seedAthlete(app.db, 'Kim Frozen', { country_code: 'EE' }, now);
    await untilReplayed();
    standby.freeze();
    try {
      expect(await find('country=EE')).toMatchObject([{ id }]);
      const before = await reads();
      for (let n = 0; n < 10; n++) expect(await find('country=EE')).toMatchObject([{ id }]);
      expect((await reads()).away).toBe(before.away + 10);
      expect((await app.call('GET', '/api/ready')).status).toBe(200);
      await hide(id);
      expect(await find('country=EE')).toEqual([]);
    } finally {
      standby.thaw();
    }
    await untilReplicaAnswers();
    expect(await find('country=EE')).toEqual([]);
  },
);

test(
  'a replica that is cut off in silence is done without, and found again by other connections',
  { timeout: 300_000 },
  async () => {
    const { id } = await seedAthlete(app.db, 'Kim Cutoff', { country_code: 'LV' }, now);
    await untilReplayed();
    relay.swallow();
    for (let n = 0; n < 5; n++) expect(await find('country=LV')).toMatchObject([{ id }]);
    expect((await app.call('GET', '/api/ready')).status).toBe(200);
    relay.heal();
    await untilReplicaAnswers();
  },
);

test('another database is never taken for the replica', async () => {
  const faults: string[] = [];
  const onError = (error: Error) => faults.push(error.message);
  const ours = new PinnedConnections(primary.url, { max: 1, onError });
  const other = new PinnedConnections(inject('postgresUrl'), { max: 1, onError });
  const states: string[] = [];
  const searching = new SearchReads({
    primary: ours,
    counts: ours,
    replica: other,
    onRead: (state) => states.push(state),
    onError,
  });
  await expect.poll(() => faults).toEqual([expect.stringContaining('DATABASE_REPLICA_URL is no replica')]);
  expect(await searching.run(new PreparedStatement(sql<{ one: number }>`select 1 as one`))).toEqual([
    { one: 1 },
  ]);
  expect(states).toEqual(['away']);
  await searching.end();
  await ours.end();
});

function through(port: number): string {
  return standby.url.replace(`:${standby.port}/`, `:${port}/`);
}

let asked = 0;

/** Each asks from another day on, long ago: a page that was read before would be given out without asking anybody. */
async function find(question: string): Promise<AthleteCard[]> {
  const since = new Date(++asked * 86_400_000).toISOString().slice(0, 10);
  const url = `/api/athletes?${question}&updated_since=${since}`;
  const answer = await app.call<SearchPage>('GET', url, { token: viewer.token });
  expect(answer.status).toBe(200);
  return answer.body.athletes;
}

async function count(question: string): Promise<number> {
  const url = `/api/athletes/count?${question}`;
  return (await app.call<SearchCount>('GET', url, { token: viewer.token })).body.count;
}

async function change(athleteId: string, fields: object): Promise<void> {
  await inTransaction(app.db, async (trx) => {
    await trx.updateTable('athletes').set(fields).where('id', '=', athleteId).execute();
    await refreshCards(trx, [athleteId], now);
  });
}

const hide = (athleteId: string) => change(athleteId, { visibility: 'private' });
const show = (athleteId: string) => change(athleteId, { visibility: 'public' });

async function reads(): Promise<{ current: number; behind: number; away: number }> {
  const text = await app.runtime.metricsText();
  const of = (state: string) =>
    Number(new RegExp(`faircourt_search_reads_total\\{replica="${state}"\\} (\\d+)`).exec(text)?.[1] ?? 0);
  return { current: of('current'), behind: of('behind'), away: of('away') };
}

/** Asks until it was the replica that answered: a busy machine may take it for away now and then. */
async function findOnReplica(question: string): Promise<AthleteCard[]> {
  for (let attempt = 0; attempt < 300; attempt++) {
    const { current } = await reads();
    const cards = await find(question);
    if ((await reads()).current > current) return cards;
    await pause(100);
  }
  throw new Error('The replica did not answer');
}

async function untilReplicaAnswers(): Promise<void> {
  await findOnReplica('country=AQ');
}

async function untilReplayed(): Promise<void> {
  const [row] = await primary.query('select pg_current_wal_insert_lsn()::text as lsn');
  for (let attempt = 0; attempt < 300; attempt++) {
    const [seen] = await standby.query(
      `select pg_last_wal_replay_lsn() >= '${String(row?.['lsn'])}' as is_seen`,
    );
    if (seen?.['is_seen'] === true) return;
    await pause(50);
  }
  throw new Error('The replica did not catch up');
}

async function whilePaused(work: () => Promise<void>): Promise<void> {
  await standby.query('select pg_wal_replay_pause()');
  for (;;) {
    const [row] = await standby.query('select pg_get_wal_replay_pause_state() as state');
    if (row?.['state'] === 'paused') break;
    await pause(20);
  }
  try {
    await work();
  } finally {
    await standby.query('select pg_wal_replay_resume()');
  }
}

async function lag(delay: string): Promise<void> {
  await standby.query(`alter system set recovery_min_apply_delay = '${delay}'`);
  await standby.query('select pg_reload_conf()');
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
