/** An institution that moderators shut out: nobody who works there counts as verified from the next request on. */
import type { EventOf } from '@faircourt/contracts/events';
import type { Transaction } from 'kysely';
import { holdUnasked } from '../../access/holding/unasked.ts';
import { recordEvent } from '../../platform/audit.ts';
import type { DB } from '../../platform/database/schema.gen.ts';
import { publishChange } from '../../delivery/open-pages.ts';
import { recomputeAffiliation } from './affiliation-outcome.service.ts';
import { listCoachAccounts, storeBan, storeUnban } from './banned-institution.store.ts';
import { institutionBan } from './institution.events.ts';

export async function banAsDecided(
  trx: Transaction<DB>,
  { actor, data }: EventOf<'moderation.decided'>,
  { now }: { now: Date },
): Promise<void> {
  const { measure, institution_id: id, decision_id: decisionId } = data;
  if (measure !== 'ban' || id === null) return;
  await holdUnasked(trx, 'a consequence', { records: { institution: id } });
  if (!(await storeBan(trx, id, decisionId))) return;
  await settle(trx, id, now);
  await recordEvent(trx, institutionBan('banned', id, decisionId, actor), now);
}

export async function unbanAsUndone(
  trx: Transaction<DB>,
  { actor, data }: EventOf<'moderation.undone'>,
  { now }: { now: Date },
): Promise<void> {
  const { measure, institution_id: id, decision_id: decisionId } = data;
  if (measure !== 'ban' || id === null) return;
  await holdUnasked(trx, 'a consequence', { records: { institution: id } });
  if (!(await storeUnban(trx, id, decisionId))) return;
  await settle(trx, id, now);
  await recordEvent(trx, institutionBan('unbanned', id, decisionId, actor), now);
}

async function settle(trx: Transaction<DB>, institutionId: string, now: Date): Promise<void> {
  await recomputeAffiliation(trx, { institutionId, coachId: null, now });
  const userIds = (await listCoachAccounts(trx, institutionId)).map(({ user_id }) => user_id);
  await publishChange(trx, { userIds, topic: 'verifications' });
}
