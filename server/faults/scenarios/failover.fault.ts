/**
 * The primary is killed and its standby promoted while twenty people sign up. An asynchronous standby may miss the last
 * moments; a synchronous one has everything that was acknowledged.
 */
import type { Fault } from '../fault.ts';
import { joinPerson } from '../parts/person.ts';
import { FaultyPostgres } from '../parts/postgres.ts';
import { pause, UnderLoad } from '../parts/under-load.ts';
import { signUp } from '../parts/writers.ts';

const HEARD_WITHIN_MS = 10_000;
const MAILED_WITHIN_MS = 15_000;

function failover(kind: 'asynchronous' | 'synchronous', servers: 1 | 2): Fault {
  const isSynchronous = kind === 'synchronous';
  return {
    name: `failover to an ${kind} standby`.replace('an s', 'a s'),
    servers,
    bar: `servers stay, success within 2 s of the promotion, live updates and jobs on the new primary, ${
      isSynchronous ? 'nothing acknowledged lost' : 'lost is said'
    }`,
    async run() {
      const primary = await FaultyPostgres.start();
      const standby = await primary.standby('standby', isSynchronous);
      const hosts = `127.0.0.1:${primary.port},127.0.0.1:${standby.port}`;
      const url = `${primary.url.replace(`127.0.0.1:${primary.port}`, hosts)}?target_session_attrs=read-write`;
      const load = await UnderLoad.start(url, servers);
      await load.outage(
        () => primary.kill(),
        () => standby.promote(),
        500,
      );
      const outcome = await load.outcome(standby, {
        mayLose: isSynchronous ? 0 : Number.POSITIVE_INFINITY,
      });
      const [first = '', last = first] = load.servers.map(({ origin }) => origin);
      const isHeard = await isToldLive(first, last);
      const isMailed = await sendsMail(last, standby);
      const works = (is: boolean) => (is ? 'work' : 'DO NOT WORK');
      return {
        figure: `${outcome.figure}, live updates ${works(isHeard)}, jobs ${works(isMailed)}`,
        holds: outcome.holds && isHeard && isMailed,
      };
    },
  };
}

async function isToldLive(first: string, last: string): Promise<boolean> {
  const person = await joinPerson(first, 'after-failover@example.test');
  // The listener may be on its way back; a page that is open then is ended and comes again.
  for (let attempt = 0; attempt < 3; attempt++) {
    if (await person.hearsAt(last, HEARD_WITHIN_MS)) return true;
  }
  return false;
}

async function sendsMail(origin: string, database: FaultyPostgres): Promise<boolean> {
  const since = new Date().toISOString();
  if ((await signUp(origin, 'mailed-after-failover@example.test')) !== 201) return false;
  const deadline = performance.now() + MAILED_WITHIN_MS;
  while (performance.now() < deadline) {
    const done = await database.query(
      `select 1 from pgboss.job where name = 'send-mail' and state = 'completed' and created_on > '${since}'`,
    );
    if (done.length > 0) return true;
    await pause(200);
  }
  return false;
}

export const failoverFaults = [
  failover('asynchronous', 1),
  failover('asynchronous', 2),
  failover('synchronous', 1),
  failover('synchronous', 2),
];
