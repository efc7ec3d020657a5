/** Connections that die without a word: a network that swallows every byte, and a database that is frozen. */
import type { Fault } from '../fault.ts';
import type { Person } from '../parts/person.ts';
import { FaultyPostgres } from '../parts/postgres.ts';
import { startRelay } from '../parts/relay.ts';
import { pause, UnderLoad } from '../parts/under-load.ts';

const READY_WITHIN_MS = 2_000;
/** One second more than the question who is calling may take, and the noise of a busy machine. */
const ANSWER_WITHIN_MS = 12_000;

/** PostgreSQL frees the locks of a transaction that was cut off in silence after ten seconds. */
const BACK_WITHIN_MS = 10_000;

interface Silence {
  name: string;
  /** Starts what the servers connect to, and says how it falls silent and comes back. */
  prepare(database: FaultyPostgres): Promise<{ port: number; fall: () => void; rise: () => void }>;
}

const SWALLOWED: Silence = {
  name: 'bytes to the database swallowed',
  async prepare(database) {
    const relay = await startRelay(database.port);
    return { port: relay.port, fall: () => relay.swallow(), rise: () => relay.heal() };
  },
};

const FROZEN: Silence = {
  name: 'database frozen (SIGSTOP)',
  prepare: async (database) => ({
    port: database.port,
    fall: () => database.freeze(),
    rise: () => database.thaw(),
  }),
};

function databaseSilent(silence: Silence, servers: 1 | 2): Fault {
  return {
    name: silence.name,
    servers,
    bar: 'ready says 503 within 2 s, signed-in requests end with 503, success within 10 s of the return',
    async run() {
      const database = await FaultyPostgres.start();
      const { port, fall, rise } = await silence.prepare(database);
      const load = await UnderLoad.start(database.url.replace(String(database.port), String(port)), servers);
      let ready: Answer[] = [];
      let asked: Answer[] = [];
      await load.outage(
        async () => {
          fall();
          await pause(100);
          const questions = load.people.map((person) => timed(() => person.asks()));
          ready = await Promise.all(load.servers.map(({ origin }) => timed(() => isReady(origin))));
          asked = await Promise.all(questions);
        },
        rise,
        0,
      );
      const { figure, holds } = await load.outcome(database, { backWithinMs: BACK_WITHIN_MS });
      return {
        figure: `ready ${said(ready)}, signed-in request ${said(asked)}, ${figure}`,
        holds:
          holds &&
          ready.every(({ status, ms }) => status === 503 && ms <= READY_WITHIN_MS) &&
          asked.every(({ status, ms }) => status === 503 && ms <= ANSWER_WITHIN_MS) &&
          (await Promise.all(load.people.map(answersAgain))).every(Boolean),
      };
    },
  };
}

interface Answer {
  status: number;
  ms: number;
}

async function timed(ask: () => Promise<number>): Promise<Answer> {
  const started = performance.now();
  const status = await ask();
  return { status, ms: performance.now() - started };
}

async function isReady(origin: string): Promise<number> {
  const answer = await fetch(`${origin}/api/ready`, { signal: AbortSignal.timeout(30_000) });
  await answer.arrayBuffer();
  return answer.status;
}

async function answersAgain(person: Person): Promise<boolean> {
  for (let attempt = 0; attempt < 50; attempt++) {
    if ((await person.asks()) === 200) return true;
    await pause(100);
  }
  return false;
}

function said(answers: readonly Answer[]): string {
  return answers.map(({ status, ms }) => `${status} after ${(ms / 1000).toFixed(1)} s`).join(' and ');
}

export const databaseSilentFaults = [
  databaseSilent(SWALLOWED, 1),
  databaseSilent(SWALLOWED, 2),
  databaseSilent(FROZEN, 1),
  databaseSilent(FROZEN, 2),
];
