/**
 * Pages that were read lately. Most people ask for the same few; one that was read is given out again while no card has
 * changed and nothing on it has ended. Which cards a reader reads is part of the key, so nobody gets another one's page.
 */
import { earliestCardEnd } from '../../../access/rules/card.rules.ts';

export interface Page {
  /** The answer's JSON up to what depends on the one who asks. */
  json: Buffer;
  /** Of the cards when it was read. */
  version: string;
  /** Milliseconds since 1970: when the first of its cards ends. */
  validUntil: number;
}

export class RememberedPages {
  readonly #pages = new Map<string, Page>();
  readonly #max: number;

  constructor(max: number) {
    this.#max = max;
  }

  /** `version`: of the cards after the request arrived. */
  find(key: string, version: string, now: Date): Page | null {
    const page = this.#pages.get(key);
    if (!page) return null;
    if (page.version === version && page.validUntil >= earliestCardEnd(now).getTime()) return page;
    this.#pages.delete(key);
    return null;
  }

  keep(key: string, page: Page): void {
    const [oldest] = this.#pages.keys();
    if (this.#pages.size >= this.#max && oldest !== undefined) this.#pages.delete(oldest);
    this.#pages.set(key, page);
  }
}
