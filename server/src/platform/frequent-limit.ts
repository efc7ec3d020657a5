/**
 * Limits on what happens too often to be written down each time, such as a search. A process counts in memory and tells
 * the database every few times, so that all processes share the count. Together they may let a few more through than
 * the limit says, never fewer.
 */
import type { Counted, Limit, RateLimiter } from './rate-limit.ts';

interface Tally {
  /** What the database knew when it was last told. */
  hits: number;
  resetsAt: number;
  /** Counted here since then. */
  untold: number;
}

/** The database hears of every twentieth part of a limit. */
const PARTS = 20;
const TALLIES_MAX = 20_000;

export class FrequentLimiter {
  readonly #limiter: RateLimiter;
  readonly #tallies = new Map<string, Tally>();

  constructor(limiter: RateLimiter) {
    this.#limiter = limiter;
  }

  /** In the order of the attempts. */
  count(attempts: readonly { limit: Limit; key: string }[]): Promise<Counted[]> {
    return Promise.all(attempts.map(({ limit, key }) => this.#countOne(limit, key)));
  }

  async #countOne(limit: Limit, key: string): Promise<Counted> {
    const name = `${limit.name}:${key}`;
    const now = performance.now();
    const known = this.#tallies.get(name);
    if (!known || known.resetsAt <= now) return this.#tell(limit, key, name, 1);
    known.untold += 1;
    const max = this.#limiter.maxOf(limit);
    const isUsedUp = known.hits + known.untold > max;
    // A full limit stays full until its window ends: the database need not hear of each further attempt.
    if (known.untold >= Math.max(1, max / PARTS) && known.hits <= max) {
      const { untold } = known;
      known.untold = 0;
      return this.#tell(limit, key, name, untold);
    }
    const waitSeconds = Math.ceil((known.resetsAt - now) / 1000);
    return { hits: known.hits + known.untold, waitSeconds, isUsedUp };
  }

  async #tell(limit: Limit, key: string, name: string, times: number): Promise<Counted> {
    const [counted = { hits: times, waitSeconds: 1, isUsedUp: false }] = await this.#limiter.add([
      { limit, key, times },
    ]);
    const untold = this.#tallies.get(name)?.untold ?? 0;
    this.#tallies.delete(name);
    const resetsAt = performance.now() + counted.waitSeconds * 1000;
    this.#tallies.set(name, { hits: counted.hits, resetsAt, untold });
    this.#forgetOldest();
    return counted;
  }

  /** Those told longest ago: the database knows them. */
  #forgetOldest(): void {
    if (this.#tallies.size <= TALLIES_MAX) return;
    for (const name of this.#tallies.keys()) {
      this.#tallies.delete(name);
      if (this.#tallies.size <= TALLIES_MAX) return;
    }
  }
}
