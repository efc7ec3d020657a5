/** The lists of requests on the open pages of those who decide and of the coaches concerned. */
import type { Transaction } from 'kysely';
import type { AthleteFacts } from '../../access/facts/subjects.ts';
import { deciderIds } from '../../access/rules/decider.rules.ts';
import { publishChange } from '../../delivery/open-pages.ts';
import type { DB } from '../../platform/database/schema.gen.ts';

export async function publishRequests(
  trx: Transaction<DB>,
  athlete: AthleteFacts,
  coachUserIds: readonly string[],
  now: Date,
): Promise<void> {
  const userIds = [...deciderIds(athlete, now), ...coachUserIds];
  await publishChange(trx, { userIds, topic: 'requests', id: athlete.athleteId });
}
