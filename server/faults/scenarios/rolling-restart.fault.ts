/** A deployment: each of two servers is stopped and started again while people work through a proxy that tries nothing twice. */
import type { Fault, Outcome } from '../fault.ts';
import { signInPeople, SIGN_IN, startPeople, type AtWork } from '../parts/people.ts';
import { FaultyPostgres } from '../parts/postgres.ts';
import { startProduct, startServer, type ProductServer } from '../parts/product.ts';
import { NOTICES_WITHIN_SECONDS, startProxy, type ProxyProgram } from '../parts/proxy.ts';

const REQUESTS = 5_000;
const ENVIRONMENT = {
  BASE_URL: SIGN_IN.baseUrl,
  AUTH_SECRET: SIGN_IN.secret,
  // Room for checks that come late on a busy machine.
  STOP_DELAY_SECONDS: String(NOTICES_WITHIN_SECONDS + 3),
};

export const rollingRestartFaults: readonly Fault[] = (['haproxy', 'nginx'] as const).map((program) => ({
  name: `rolling restart behind ${program}`,
  servers: 2,
  bar: `0 failed of ${REQUESTS.toLocaleString('en')}, no message lost or doubled, streams come back`,
  needs: [program],
  run: () => run(program),
}));

async function run(program: ProxyProgram): Promise<Outcome> {
  const database = await FaultyPostgres.start();
  const servers = await startProduct(database.url, 2, ENVIRONMENT);
  const people = await signInPeople(database.url);
  const proxy = await startProxy(
    program,
    servers.map(({ port }) => port),
  );
  const work = startPeople(proxy.origin, people);
  let restarts = 0;
  while (restarts < servers.length || work.requests() < REQUESTS) {
    const n = restarts % servers.length;
    const server = servers[n];
    if (!server) throw new Error('There is no such server.');
    await proxy.whileAway(server.port, async () => {
      servers[n] = await restart(server);
    });
    restarts += 1;
  }
  await work.stop();
  return judge(work, restarts, await countWrong(database, work.acknowledged));
}

async function restart(server: ProductServer): Promise<ProductServer> {
  await server.stop('SIGTERM');
  return startServer({ ...server.environment, PORT: String(server.port) });
}

interface Wrong {
  lost: number;
  doubled: number;
}

async function countWrong(database: FaultyPostgres, texts: readonly string[]): Promise<Wrong> {
  const rows = await database.query('select body, count(*)::int as times from messages group by body');
  const kept = new Map(rows.map((row) => [row['body'], Number(row['times'])]));
  return {
    lost: texts.filter((text) => !kept.has(text)).length,
    doubled: texts.filter((text) => (kept.get(text) ?? 0) > 1).length,
  };
}

function judge(work: AtWork, restarts: number, { lost, doubled }: Wrong): Outcome {
  const gap = Math.max(...work.pages.map((page) => page.longestGap())) / 1000;
  const cameBack = work.pages.every((page) => page.opened() > 1);
  const failed = work.failures.length;
  return {
    figure:
      `${failed} of ${work.requests().toLocaleString('en')} failed in ${restarts} restarts, ` +
      `${lost} of ${work.acknowledged.length} messages lost, ${doubled} doubled, ` +
      `${cameBack ? 'all' : 'NOT all'} streams came back, longest gap ${gap.toFixed(1)} s` +
      (failed > 0 ? ` (${[...new Set(work.failures)].slice(0, 5).join('; ')})` : ''),
    holds: failed === 0 && lost === 0 && doubled === 0 && cameBack,
  };
}
