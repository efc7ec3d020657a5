/**
 * Families withdraw and come back while others search on a standby that lags, stops replaying, freezes and restarts:
 * nothing that was withdrawn shows, and no search fails.
 */
import type { Fault, Outcome } from '../fault.ts';
import { joinFamilies, startFamilies } from '../parts/families.ts';
import { FaultyPostgres } from '../parts/postgres.ts';
import { startProduct } from '../parts/product.ts';
import { freePort } from '../../src/platform/database/embedded.ts';

export const searchReplicaFaults: readonly Fault[] = ([1, 2] as const).map((servers) => ({
  name: 'search replica lags, freezes and restarts',
  servers,
  bar: 'nothing withdrawn shows late, no search fails, replica and primary both answered',
  run: () => show(servers),
}));

async function show(count: number): Promise<Outcome> {
  const primary = await FaultyPostgres.start();
  const standby = await primary.standby('follower');
  const metricsPorts: number[] = [];
  const origins: string[] = [];
  for (let n = 0; n < count; n++) {
    const metricsPort = await freePort();
    const environment = {
      DATABASE_REPLICA_URL: standby.url,
      METRICS_PORT: String(metricsPort),
      // One for both, as behind a proxy: access tokens name it.
      BASE_URL: 'http://faircourt.test',
    };
    const [server] = await startProduct(primary.url, 1, environment);
    metricsPorts.push(metricsPort);
    origins.push(server?.origin ?? '');
  }
  const families = await joinFamilies(primary, origins, 16);
  const running = await startFamilies(origins, families, 60);
  await pause(3_000);
  await standby.query(`alter system set recovery_min_apply_delay = '500ms'`);
  await standby.query('select pg_reload_conf()');
  await pause(4_000);
  await standby.query(`alter system reset recovery_min_apply_delay`);
  await standby.query('select pg_reload_conf()');
  await standby.query('select pg_wal_replay_pause()');
  await pause(2_000);
  await standby.query('select pg_wal_replay_resume()');
  standby.freeze();
  await pause(3_000);
  standby.thaw();
  await standby.stop();
  await pause(2_000);
  await standby.start();
  await pause(4_000);
  await running.stop();
  const reads = { current: 0, behind: 0, away: 0 };
  for (const port of metricsPorts) await addReads(port, reads);
  const { late, failed, searches, withdrawals, slowest } = running;
  return {
    figure:
      `${late} shown late and ${failed} failed of ${searches} searches during ${withdrawals} withdrawals, ` +
      `slowest ${(slowest / 1000).toFixed(1)} s; the replica answered ${reads.current}, ` +
      `was behind ${reads.behind} and away ${reads.away} times`,
    holds: late === 0 && failed === 0 && reads.current > 0 && reads.behind > 0 && reads.away > 0,
  };
}

async function addReads(
  port: number,
  reads: { current: number; behind: number; away: number },
): Promise<void> {
  const text = await (await fetch(`http://localhost:${port}/metrics`)).text();
  for (const state of ['current', 'behind', 'away'] as const) {
    reads[state] += Number(
      new RegExp(`faircourt_search_reads_total\\{replica="${state}"\\} (\\d+)`).exec(text)?.[1] ?? 0,
    );
  }
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
