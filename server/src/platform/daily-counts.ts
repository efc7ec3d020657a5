/**
 * Counts of what leaves no other trace, such as searches: kept in memory and added to the sums of the day every minute, so that
 * a request costs nothing. A process that is killed loses the last minute.
 */
import type { Clock } from './clock.ts';

export interface DailyCount {
  measure: string;
  day: string;
  part: string;
  value: number;
}

export interface DailyCountsOptions {
  clock: Clock;
  save: (counts: readonly DailyCount[]) => Promise<void>;
  onError: (error: Error) => void;
}

const SAVE_EVERY_MS = 60_000;

export class DailyCounts {
  readonly #options: DailyCountsOptions;
  readonly #timer: NodeJS.Timeout;
  #counts = new Map<string, DailyCount>();

  constructor(options: DailyCountsOptions) {
    this.#options = options;
    this.#timer = setInterval(() => void this.save(), SAVE_EVERY_MS).unref();
  }

  add(measure: string, part: string): void {
    const day = this.#options.clock.now().toISOString().slice(0, 10);
    const key = `${day} ${measure} ${part}`;
    const count = this.#counts.get(key);
    if (count) count.value++;
    else this.#counts.set(key, { measure, day, part, value: 1 });
  }

  /** What could not be saved is kept for the next time. */
  async save(): Promise<void> {
    if (this.#counts.size === 0) return;
    const counts = this.#counts;
    this.#counts = new Map();
    try {
      await this.#options.save([...counts.values()]);
    } catch (error) {
      for (const [key, count] of counts) this.#putBack(key, count);
      this.#options.onError(error instanceof Error ? error : new Error(String(error)));
    }
  }

  async end(): Promise<void> {
    clearInterval(this.#timer);
    await this.save();
  }

  #putBack(key: string, count: DailyCount): void {
    const newer = this.#counts.get(key);
    if (newer) newer.value += count.value;
    else this.#counts.set(key, count);
  }
}
