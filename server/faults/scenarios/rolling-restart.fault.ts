/** A deployment: each of two servers is stopped and started again while people work through a proxy without retries. */
import type { Fault, Outcome } from '../fault.ts';
import { signInPeople, SIGN_IN, startPeople, type AtWork } from '../parts/people.ts';
import { FaultyPostgres } from '../parts/postgres.ts';
import { startProduct, startServer, type ProductServer } from '../parts/product.ts';
import { NOTICES_WITHIN_SECONDS, startProxy } from '../parts/proxy.ts';

const REQUESTS = 5_000;
const ENVIRONMENT = {
  BASE_URL: SIGN_IN.baseUrl,
  AUTH_SECRET: SIGN_IN.secret,
  // Room for checks that come late on a busy machine.
  STOP_DELAY_SECONDS: String(NOTICES_WITHIN_SECONDS + 3),
};

export const rollingRestart: Fault = {
  name: 'rolling restart behind haproxy',
  servers: 2,
  bar: `0 failed of ${REQUESTS.toLocaleString('en')} without retries, no message lost, streams come back`,
  needs: ['haproxy'],
  run,
};

async function run(): Promise<Outcome> {
  const database = await FaultyPostgres.start();
  const servers = await startProduct(database.url, 2, ENVIRONMENT);
  const people = await signInPeople(database.url);
  const proxy = await startProxy(servers.map(({ port }) => port));
  const work = startPeople(proxy.origin, people);
  let restarts = 0;
  while (restarts < servers.length || work.requests() < REQUESTS) {
    const n = restarts % servers.length;
    const server = servers[n];
    if (!server) throw new Error('There is no such server.');
    servers[n] = await restart(server);
    await proxy.untilAllUp();
    restarts += 1;
  }
  await work.stop();
  return judge(work, restarts, await countLost(database, work.acknowledged));
}

async function restart(server: ProductServer): Promise<ProductServer> {
  await server.stop('SIGTERM');
  return startServer({ ...server.environment, PORT: String(server.port) });
}

async function countLost(database: FaultyPostgres, texts: readonly string[]): Promise<number> {
  const rows = await database.query('select body from messages');
  const kept = new Set(rows.map((row) => row['body']));
  return texts.filter((text) => !kept.has(text)).length;
}

function judge(work: AtWork, restarts: number, lost: number): Outcome {
  const gap = Math.max(...work.pages.map((page) => page.longestGap())) / 1000;
  const cameBack = work.pages.every((page) => page.opened() > 1);
  const failed = work.failures.length;
  return {
    figure:
      `${failed} of ${work.requests().toLocaleString('en')} failed in ${restarts} restarts, ` +
      `${lost} of ${work.acknowledged.length} messages lost, ` +
      `${cameBack ? 'all' : 'NOT all'} streams came back, longest gap ${gap.toFixed(1)} s` +
      (failed > 0 ? ` (${[...new Set(work.failures)].slice(0, 5).join('; ')})` : ''),
    holds: failed === 0 && lost === 0 && cameBack,
  };
}
