/** Verifications of athletes' facts. An edit drops the badge of exactly the fact group that changed. */
import type { StandingBadge } from '@faircourt/contracts/athletes';
import type { Transaction } from 'kysely';
import { recordEvent, type AuditEvent } from '../../platform/audit.ts';
import type { Queries } from '../../platform/database/database.ts';
import type { DB } from '../../platform/database/schema.gen.ts';
import { verificationDropped } from './verification.events.ts';
import { presentStandingBadge } from './verification.presenter.ts';
import { dropVerified, listStanding, type AthleteFact } from './verification.store.ts';

/** Called inside the transaction of the edit. Returns whether there was a badge to drop. */
export async function dropBadge(
  trx: Transaction<DB>,
  fact: AthleteFact,
  by: AuditEvent['actor'],
): Promise<boolean> {
  const dropped = await dropVerified(trx, fact);
  if (dropped.length === 0) return false;
  await recordEvent(trx, verificationDropped(fact, dropped, by));
  return true;
}

/** Every badge that counts at this moment; whoever shows them decides first what its viewer may know. */
export async function listStandingBadges(
  queries: Queries,
  athleteId: string,
  now: Date,
): Promise<StandingBadge[]> {
  const rows = await listStanding(queries, athleteId, now);
  return rows.flatMap(presentStandingBadge);
}
