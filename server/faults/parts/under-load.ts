/** One or two servers with twenty people signing up at them, while something breaks below. */
import type { Outcome } from '../fault.ts';
import { joinPerson, type Person } from './person.ts';
import type { FaultyPostgres } from './postgres.ts';
import { startProduct, type ProductServer } from './product.ts';
import { startWriters, type Writing } from './writers.ts';

const WRITERS = 20;
const WARM_UP_MS = 1_500;
/** Past this it does not come back by itself. */
const WAIT_FOR_RETURN_MS = 20_000;

export class UnderLoad {
  readonly servers: readonly ProductServer[];
  readonly writers: Writing;
  readonly #backAfter: (number | null)[] = [];

  readonly people: readonly Person[];

  private constructor(servers: readonly ProductServer[], people: readonly Person[]) {
    this.servers = servers;
    this.people = people;
    this.writers = startWriters(
      servers.map(({ origin }) => origin),
      WRITERS,
    );
  }

  static async start(
    databaseUrl: string,
    servers: number,
    environment: Record<string, string> = {},
  ): Promise<UnderLoad> {
    const started = await startProduct(databaseUrl, servers, environment);
    const people = started.map(({ origin }, n) => joinPerson(origin, `watcher-${n}@example.test`));
    const load = new UnderLoad(started, await Promise.all(people));
    await pause(WARM_UP_MS);
    return load;
  }

  /** Measures from the moment the database is back until each server has saved something that was sent from then on. */
  async outage(lose: () => unknown, comeBack: () => unknown, awayMs = 1_000): Promise<void> {
    await lose();
    await pause(awayMs);
    // Twenty password hashes at once would say more of the machine than of the return.
    this.writers.hold();
    await comeBack();
    const times = await Promise.all(this.people.map(firstSuccess));
    this.#backAfter.push(times.includes(null) ? null : Math.max(...times.map(Number)));
    this.writers.resume();
    await pause(500);
  }

  /** What all outages have to clear: the servers stay, nothing but 201 and 503, back in time, nothing lost. */
  async outcome(database: FaultyPostgres, { mayLose = 0, backWithinMs = 2_000 } = {}): Promise<Outcome> {
    await this.writers.stop();
    const { acknowledged, statuses } = this.writers;
    const alive = this.servers.filter((server) => server.isAlive()).length;
    const lost = await countLost(database, acknowledged);
    const others = [...statuses].filter(([status]) => status !== 201 && status !== 503);
    const back = this.#backAfter.map((ms) => (ms === null ? 'never' : `${(ms / 1000).toFixed(1)} s`));
    return {
      figure: [
        `${alive} of ${this.servers.length} alive`,
        `${statuses.get(503) ?? 0} answers 503`,
        others.length === 0 ? 'no other failure' : `other answers ${JSON.stringify(others)}`,
        `back after ${back.join(', ')}`,
        `${lost} of ${acknowledged.length} lost`,
      ].join(', '),
      holds:
        alive === this.servers.length &&
        others.length === 0 &&
        lost <= mayLose &&
        acknowledged.length > 0 &&
        this.#backAfter.every((ms) => ms !== null && ms <= backWithinMs),
    };
  }
}

/** Asks ten times a second, as somebody who does not wait for the last answer. */
async function firstSuccess(person: Person): Promise<number | null> {
  const started = performance.now();
  const first: { after: number | null } = { after: null };
  const asked: Promise<void>[] = [];
  while (first.after === null && performance.now() < started + WAIT_FOR_RETURN_MS) {
    asked.push(
      person.writes().then((status) => {
        if (status === 200) first.after ??= performance.now() - started;
      }),
    );
    await pause(100);
  }
  await Promise.all(asked);
  return first.after;
}

async function countLost(database: FaultyPostgres, emails: readonly string[]): Promise<number> {
  const rows = await database.query('select email::text from auth_users');
  const found = new Set(rows.map((row) => row['email']));
  return emails.filter((email) => !found.has(email)).length;
}

export function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
