/** A clock that moves only when a test says so. */
import type { Clock } from './clock.ts';

interface Timer {
  due: number;
  every: number | null;
  run: () => void;
}

export class FakeClock implements Clock {
  #now = Date.UTC(2026, 10, 15, 12);
  readonly #timers = new Set<Timer>();

  now = (): number => this.#now;
  random = (): number => 0.5;
  after = (milliseconds: number, run: () => void) =>
    this.#add({ due: this.#now + milliseconds, every: null, run });
  every = (milliseconds: number, run: () => void) =>
    this.#add({ due: this.#now + milliseconds, every: milliseconds, run });

  /** Lets time pass with timers on time, as in a tab that is looked at. */
  async advance(seconds: number): Promise<void> {
    const end = this.#now + seconds * 1000;
    for (let next = this.#nextDue(end); next !== null; next = this.#nextDue(end)) {
      this.#now = Math.max(this.#now, next.due);
      this.#fire(next);
      await settle();
    }
    this.#now = end;
    await settle();
  }

  /** Lets time pass without any timer noticing, as a closed lid does. */
  sleep(seconds: number): void {
    this.#now += seconds * 1000;
    for (const timer of this.#timers) timer.due += seconds * 1000;
  }

  #add(timer: Timer) {
    this.#timers.add(timer);
    return () => void this.#timers.delete(timer);
  }

  #nextDue(end: number): Timer | null {
    const due = [...this.#timers].filter((timer) => timer.due <= end);
    return due.toSorted((one, other) => one.due - other.due)[0] ?? null;
  }

  #fire(timer: Timer): void {
    if (timer.every === null) this.#timers.delete(timer);
    else timer.due += timer.every;
    timer.run();
  }
}

/** Until every promise that can go on has gone on, bodies of answers included. */
export async function settle(): Promise<void> {
  for (let turn = 0; turn < 12; turn += 1) await new Promise((resolve) => setImmediate(resolve));
}
