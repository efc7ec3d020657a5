/**
 * When a coach searches for the first time. Each process asks the database once for each coach, so that searching stays
 * reading.
 */
import type { Actor } from '../../../access/engine/actor.ts';
import type { Database } from '../../../platform/database/database.ts';

/** Beyond this we forget, and ask again. */
const COACHES_REMEMBERED = 100_000;

export class FirstSearches {
  readonly #db: Database;
  readonly #coaches = new Set<string>();

  constructor(db: Database) {
    this.#db = db;
  }

  async note(actor: Actor, now: Date): Promise<void> {
    if (actor.kind !== 'coach' || this.#coaches.has(actor.userId)) return;
    await this.#db
      .updateTable('users')
      .set({ first_searched_at: now })
      .where('id', '=', actor.userId)
      .where('first_searched_at', 'is', null)
      .execute();
    if (this.#coaches.size >= COACHES_REMEMBERED) this.#coaches.clear();
    this.#coaches.add(actor.userId);
  }
}
