/** What follows a decision of a family. */
import type { Transaction } from 'kysely';
import type { AthleteFacts } from '../../access/facts/subjects.ts';
import type { DB } from '../../platform/database/schema.gen.ts';
import { publishChange } from '../../delivery/open-pages.ts';

/** After a decision the pages that the family has open show it. */
export async function settleDecision(trx: Transaction<DB>, athlete: AthleteFacts): Promise<void> {
  await publishChange(trx, {
    userIds: [athlete.userId, ...athlete.guardianUserIds],
    topic: 'family',
    id: athlete.athleteId,
  });
}
