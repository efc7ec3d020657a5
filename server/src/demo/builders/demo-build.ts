/** What every builder works on: the moment of loading, the source of chance and the rows made so far. */
import type { WindowRule } from '@faircourt/contracts/contact-window';
import type { DemoRows } from '../demo-rows.ts';
import type { Random } from '../random.ts';

export interface DemoBuild {
  readonly now: Date;
  readonly random: Random;
  readonly rows: DemoRows;
  /** When coaches may ask, as the database has it. */
  readonly contactRules: readonly WindowRule[];
}
