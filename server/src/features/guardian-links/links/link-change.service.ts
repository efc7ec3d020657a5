/**
 * A link that takes effect, and one that ends: whatever led there, the same things follow in the same transaction. The
 * athlete is locked by then.
 */
import type { Transaction } from 'kysely';
import { needsOneMoreYes } from '../../../access/rules/guardian-link.rules.ts';
import { loadAthleteFacts } from '../../../access/facts/load-athlete-facts.ts';
import type { AthleteFacts } from '../../../access/facts/subjects.ts';
import { recordEvent } from '../../../platform/audit.ts';
import type { DB } from '../../../platform/database/schema.gen.ts';
import { listMailReaders } from '../../../delivery/mail-readers.ts';
import { handOverReleases } from '../../releases/take-over.service.ts';
import { endHoldOf, holdAfterEnd } from './family-hold.service.ts';
import { linkActivated, linkAgreed, linkEnded, usedUpInvitation } from './link.events.ts';
import {
  findLink,
  isBarredByOrder,
  listOpenLinks,
  storeActiveLink,
  storeAgreedLink,
  storeEndedLink,
  type LinkRow,
} from './link.store.ts';
import { noteSignals } from './signals.store.ts';

interface Change {
  by: { userId: string; role: string };
  now: Date;
}

/** Both sides agreed. The link begins, or waits for the yes that it still needs. */
export async function agreeOrActivate(
  trx: Transaction<DB>,
  link: LinkRow,
  { athlete, guardianUserId }: { athlete: AthleteFacts; guardianUserId: string },
  change: Change,
): Promise<void> {
  const isBarred = await isBarredByOrder(trx, athlete.athleteId, guardianUserId);
  if (!needsOneMoreYes({ athlete, isBarred }, change.now)) {
    await activateLink(trx, link, guardianUserId, change);
    return;
  }
  await storeAgreedLink(trx, link.id, { guardianUserId, now: change.now });
  await recordEvent(trx, linkAgreed({ ...link, guardian_user_id: guardianUserId }, change.by));
}

export async function activateLink(
  trx: Transaction<DB>,
  link: LinkRow,
  guardianUserId: string,
  { by, now }: Change,
): Promise<void> {
  await storeActiveLink(trx, link.id, { guardianUserId, now });
  await recordEvent(trx, linkActivated({ ...link, guardian_user_id: guardianUserId }, by));
  await noteSignals(trx, link.id);
  await endHoldOf(trx, { athleteId: link.athlete_id, guardianUserId, by });
  await dropOtherInvitations(trx, link, guardianUserId, { by, now });
}

/** Where a court order ends a link. */
interface Order {
  /** All accounts of the person, whose links end one after the other. */
  sentAway: readonly string[];
}

/** An invitation that nobody accepted just ends; a link that was in effect ends what its guardian decided as well. */
export async function finishLink(
  trx: Transaction<DB>,
  link: LinkRow,
  { by, now, order = null }: Change & { order?: Order | null },
): Promise<void> {
  if (link.status === 'ended') return;
  // What is in effect has to be read before the link, and the signatures with it, no longer count.
  const before = await loadAthleteFacts(trx, link.athlete_id);
  await storeEndedLink(trx, link.id, { by: by.userId, now });
  await recordEvent(trx, linkEnded(link, link.status, by, order !== null), now);
  if (before && link.status === 'active' && link.guardian_user_id !== null) {
    const guardianUserId = link.guardian_user_id;
    await handOverReleases(trx, before, { guardianUserId, leaving: order?.sentAway ?? [], now });
    await holdAfterEnd(trx, before, { guardianUserId, by, now });
  }
}

/** Ends an invitation that is used up; nobody needs to hear of it. */
export async function dropInvitation(trx: Transaction<DB>, id: string, { by, now }: Change): Promise<void> {
  const invitation = await findLink(trx, id);
  if (invitation?.status !== 'invited') return;
  await storeEndedLink(trx, id, { by: by.userId, now });
  await recordEvent(trx, usedUpInvitation(invitation, by));
}

/** Those to the same mailbox. */
async function dropOtherInvitations(
  trx: Transaction<DB>,
  link: LinkRow,
  guardianUserId: string,
  { by, now }: Change,
): Promise<void> {
  const open = await listOpenLinks(trx, link.athlete_id);
  const [guardian] = await listMailReaders(trx, [guardianUserId]);
  if (!guardian) return;
  const address = guardian.email.toLowerCase();
  const dropped = open.filter(
    ({ id, status, invited_email }) =>
      id !== link.id && status === 'invited' && invited_email?.toLowerCase() === address,
  );
  for (const invitation of dropped) await dropInvitation(trx, invitation.id, { by, now });
}
