/**
 * The connections that search reads through, apart from all others: a rush of searches cannot starve the rest, and plans
 * are made here as search needs them.
 */
import type { ConnectionOptions } from '../../../platform/database/connection.ts';
import { PinnedConnections, type Statements } from '../../../platform/database/pinned-connections.ts';
import type { Given, PreparedStatement } from '../../../platform/database/prepared-statement.ts';

/** However small a table is today, no search reads one from end to end. */
const NO_SCANS = { enable_seqscan: 'off' } as const;

/** A rare country and a common one need different indexes, so each run is planned for its own values. */
export const FRESH_PLANS = { ...NO_SCANS, plan_cache_mode: 'force_custom_plan' } as const;

/** One plan for all values: it follows the index that has the order already, until the page is full. */
export const KEPT_PLANS = {
  ...NO_SCANS,
  plan_cache_mode: 'force_generic_plan',
  enable_sort: 'off',
  enable_bitmapscan: 'off',
} as const;

type SearchConnectionOptions = ConnectionOptions & { max: number; onError: (error: Error) => void };

export class SearchConnections implements Statements {
  readonly #kept: PinnedConnections;
  readonly #fresh: PinnedConnections;

  constructor(url: string, options: SearchConnectionOptions) {
    // What follows an index takes a fraction of a millisecond: few connections carry all of it.
    this.#kept = new PinnedConnections(url, {
      ...options,
      max: Math.min(2, options.max),
      settings: KEPT_PLANS,
    });
    this.#fresh = new PinnedConnections(url, { ...options, settings: FRESH_PLANS });
  }

  run<Row extends object>(statement: PreparedStatement<Row>, given?: Given): Promise<Row[]> {
    return (statement.planning === 'kept' ? this.#kept : this.#fresh).run(statement, given);
  }

  async end(): Promise<void> {
    await Promise.all([this.#kept.end(), this.#fresh.end()]);
  }
}
