/** What follows from a decision, made or taken back. */
import type { Transaction } from 'kysely';
import type { DB } from '../../../platform/database/schema.gen.ts';
import { settleAffiliation } from '../../institutions/affiliation-outcome.service.ts';
import { publishVerification } from '../news/verification-news.service.ts';
import type { ItemRow } from './item.store.ts';

/** The standing of coaches follows what was decided, and so do the pages that are open. */
export async function settleItem(trx: Transaction<DB>, item: ItemRow, now: Date): Promise<void> {
  const { institution_id: institutionId, coach_id: coachId } = item;
  if (institutionId !== null) await settleAffiliation(trx, { institutionId, coachId, now });
  await publishVerification(trx, item);
}
