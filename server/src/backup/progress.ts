/** Says how far long work has come, every few seconds; short work passes in silence. */
export type Say = (line: string) => void;

const EVERY_MS = 5_000;

export class Progress {
  readonly #say: Say;
  readonly #describe: (count: number) => string;
  #count = 0;
  #saidAt = performance.now();

  constructor(say: Say, describe: (count: number) => string) {
    this.#say = say;
    this.#describe = describe;
  }

  get count(): number {
    return this.#count;
  }

  add(count: number): void {
    this.#count += count;
    const now = performance.now();
    if (now - this.#saidAt < EVERY_MS) return;
    this.#saidAt = now;
    this.#say(`  … ${this.#describe(this.#count)}`);
  }
}

export function amount(bytes: number): string {
  return bytes < 1_000_000 ? `${Math.ceil(bytes / 1000)} KB` : `${(bytes / 1_000_000).toFixed(1)} MB`;
}

/** A number of workers takes from one list; the first fault ends the work. */
export async function workThrough<T>(
  items: Iterable<T>,
  workers: number,
  work: (item: T) => Promise<void>,
): Promise<void> {
  const rest = items[Symbol.iterator]();
  let isFailed = false;
  const worker = async () => {
    for (let next = rest.next(); !next.done && !isFailed; next = rest.next()) {
      try {
        await work(next.value);
      } catch (error) {
        isFailed = true;
        throw error;
      }
    }
  };
  const ends = await Promise.allSettled(Array.from({ length: workers }, worker));
  for (const end of ends) if (end.status === 'rejected') throw end.reason;
}
