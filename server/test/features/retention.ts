/** Keeps periods as the hourly job does, one at a time: at a late moment the others would end everybody's sign-in. */
import type { RetentionId } from '@faircourt/contracts/retention';
import { keepPeriod } from '../../src/features/rights/retention/retention.service.ts';
import { FORGETTING } from '../../src/forgetting.ts';
import type { Database } from '../../src/platform/database/database.ts';

/** Returns how much was deleted. */
export function forget(db: Database, id: RetentionId, now: Date, most?: number): Promise<number> {
  return keepPeriod(db, id, FORGETTING[id].forget, now, most);
}
