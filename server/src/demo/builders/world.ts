/** What every builder works on: the moment of loading, the source of chance and the rows made so far. */
import type { DemoRows } from '../demo-rows.ts';
import type { Random } from '../random.ts';

export interface World {
  readonly now: Date;
  readonly random: Random;
  readonly rows: DemoRows;
}
