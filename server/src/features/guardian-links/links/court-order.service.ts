/**
 * A guardian link that two admins end on a court order's word. What follows is the same as with any link that ends; only
 * the family cannot bring it back: that takes two admins again. The order binds the person, so what their other accounts
 * have with this athlete ends too.
 */
import type { EventOf } from '@faircourt/contracts/events';
import type { Transaction } from 'kysely';
import type { DB } from '../../../platform/database/schema.gen.ts';
import { refuseConflict } from '../../../access/refusals/mailbox-conflict.ts';
import { activateLink, finishLink } from './link-change.service.ts';
import { findLink, listOpenLinksOfPerson, storeAdmission, storeOrderedEnd } from './link.store.ts';

/** The athlete is held by then, and the link is in effect. */
export async function endLinkOnOrder(
  trx: Transaction<DB>,
  { actor: { userId, role }, data }: EventOf<'confirmation.confirmed'>,
  { now }: { now: Date },
): Promise<void> {
  if (data.kind !== 'end_link' || data.link_id === null || userId === null) return;
  const link = await findLink(trx, data.link_id);
  if (!link?.guardian_user_id) return;
  const links = await listOpenLinksOfPerson(trx, link.athlete_id, link.guardian_user_id);
  const sentAway = links.flatMap(({ guardian_user_id: account }) => account ?? []);
  for (const one of links) {
    await finishLink(trx, one, { by: { userId, role }, now, order: { sentAway } });
    await storeOrderedEnd(trx, one.id);
  }
}

/** The athlete and the guardian are held by then, and both have agreed. Why is kept with the question. */
export async function agreeAfterOrder(
  trx: Transaction<DB>,
  { actor: { userId, role }, data }: EventOf<'confirmation.confirmed'>,
  { now }: { now: Date },
): Promise<void> {
  if (data.kind !== 'agree_link' || data.link_id === null || userId === null) return;
  const link = await findLink(trx, data.link_id);
  if (!link?.guardian_user_id) return;
  const { athlete_id: athleteId, guardian_user_id: guardianUserId } = link;
  await refuseConflict(trx, { athleteId, guardianUserId });
  await storeAdmission(trx, link.id, { by: userId, reason: null });
  await activateLink(trx, link, guardianUserId, { by: { userId, role }, now });
}
