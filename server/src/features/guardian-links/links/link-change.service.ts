/**
 * A link that takes effect, and one that ends: whatever led there, the same things follow in the same transaction. The
 * athlete is locked by then.
 */
import type { EventActor } from '@faircourt/contracts/events';
import type { Transaction } from 'kysely';
import { needsGuardiansYes } from '../../../access/rules/guardian-link.rules.ts';
import { loadAthleteFacts } from '../../../access/facts/load-athlete-facts.ts';
import type { AthleteFacts } from '../../../access/facts/subjects.ts';
import { recordEvent } from '../../../platform/audit.ts';
import type { DB } from '../../../platform/database/schema.gen.ts';
import { SEND_MAIL } from '../../../platform/mail/send-mail.job.ts';
import { listMailReaders, type MailReader } from '../../../delivery/mail-readers.ts';
import { notify } from '../../../delivery/bell.ts';
import type { GuardianLinkDeps } from '../guardian-links.deps.ts';
import { handOverReleases } from '../../releases/take-over.service.ts';
import { endHoldOf, holdAfterEnd } from './family-hold.service.ts';
import { linkActivated, linkAgreed, linkEnded } from './link.events.ts';
import { linkActiveMail, linkEndedMail } from './link.mails.ts';
import {
  findLink,
  listOpenLinks,
  storeActiveLink,
  storeAgreedLink,
  storeEndedLink,
  type LinkRow,
} from './link.store.ts';
import { notifyOtherGuardians } from './other-guardians.service.ts';
import { noteSignals } from './signals.store.ts';

interface Change {
  by: { userId: string; role: string };
  now: Date;
}

/** Both sides agreed. While the minor has a guardian, nothing begins before that guardian's yes. */
export async function agreeOrActivate(
  trx: Transaction<DB>,
  deps: GuardianLinkDeps,
  link: LinkRow,
  { athlete, guardianUserId }: { athlete: AthleteFacts; guardianUserId: string },
  change: Change,
): Promise<void> {
  if (!needsGuardiansYes(athlete, guardianUserId, change.now)) {
    await activateLink(trx, deps, link, guardianUserId, change);
    return;
  }
  await storeAgreedLink(trx, link.id, { guardianUserId, now: change.now });
  await recordEvent(trx, linkAgreed({ ...link, guardian_user_id: guardianUserId }, change.by));
  const { guardian } = await bothSides(trx, link.athlete_user_id, guardianUserId);
  await notifyOtherGuardians(trx, deps, athlete, {
    what: 'awaits_you',
    name: guardian.name,
    except: [guardianUserId],
  });
}

export async function activateLink(
  trx: Transaction<DB>,
  deps: GuardianLinkDeps,
  link: LinkRow,
  guardianUserId: string,
  { by, now }: Change,
): Promise<void> {
  await storeActiveLink(trx, link.id, { guardianUserId, now });
  await recordEvent(trx, linkActivated({ ...link, guardian_user_id: guardianUserId }, by));
  await noteSignals(trx, link.id);
  await endHoldOf(trx, { athleteId: link.athlete_id, guardianUserId, by });
  const { athlete, guardian } = await bothSides(trx, link.athlete_user_id, guardianUserId);
  await dropOtherInvitations(trx, link, guardian, { by, now });
  await notify(trx, { userId: athlete.userId, kind: 'link_active', data: { name: guardian.name } });
  await notify(trx, { userId: guardian.userId, kind: 'link_active', data: { name: athlete.name } });
  await deps.jobs.enqueue(
    trx,
    SEND_MAIL,
    linkActiveMail(athlete, { name: guardian.name, isAthlete: false }, deps.baseUrl),
  );
  await deps.jobs.enqueue(
    trx,
    SEND_MAIL,
    linkActiveMail(guardian, { name: athlete.name, isAthlete: true }, deps.baseUrl),
  );
  const family = await loadAthleteFacts(trx, link.athlete_id);
  if (family) {
    const told = { what: 'added', name: guardian.name, except: [guardianUserId] } as const;
    await notifyOtherGuardians(trx, deps, family, told);
  }
}

/** An invitation that nobody accepted just ends; a link that was in effect ends what its guardian decided as well. */
export async function finishLink(
  trx: Transaction<DB>,
  deps: GuardianLinkDeps,
  link: LinkRow,
  { by, now }: Change,
): Promise<void> {
  if (link.status === 'ended') return;
  // What is in effect has to be read before the link, and the signatures with it, no longer count.
  const before = await loadAthleteFacts(trx, link.athlete_id);
  await storeEndedLink(trx, link.id, { by: by.userId, now });
  await recordEvent(trx, linkEnded(link, link.status, by), now);
  if (before && link.status === 'active' && link.guardian_user_id !== null) {
    await handOverReleases(trx, before, { guardianUserId: link.guardian_user_id, now });
    await holdAfterEnd(trx, before, { guardianUserId: link.guardian_user_id, by, now });
    await notifyBothSides(trx, deps, link.athlete_user_id, link.guardian_user_id);
  } else {
    await notifyOtherSide(trx, link, by);
  }
  if (before) {
    const name = link.guardian_name ?? link.invited_email ?? '';
    const except = [by.userId, ...(link.guardian_user_id ? [link.guardian_user_id] : [])];
    await notifyOtherGuardians(trx, deps, before, { what: 'ended', name, except });
  }
}

/** Ends an invitation that is used up; nobody needs to hear of it. */
export async function dropInvitation(trx: Transaction<DB>, id: string, { by, now }: Change): Promise<void> {
  const invitation = await findLink(trx, id);
  if (invitation?.status !== 'invited') return;
  await storeEndedLink(trx, id, { by: by.userId, now });
  await recordEvent(trx, linkEnded(invitation, 'invited', by));
}

async function notifyBothSides(
  trx: Transaction<DB>,
  deps: GuardianLinkDeps,
  athleteUserId: string,
  guardianUserId: string,
): Promise<void> {
  const { athlete, guardian } = await bothSides(trx, athleteUserId, guardianUserId);
  await notify(trx, { userId: athlete.userId, kind: 'link_ended', data: { name: guardian.name } });
  await notify(trx, { userId: guardian.userId, kind: 'link_ended', data: { name: athlete.name } });
  await deps.jobs.enqueue(
    trx,
    SEND_MAIL,
    linkEndedMail(athlete, { name: guardian.name, isAthlete: false }, deps.baseUrl),
  );
  await deps.jobs.enqueue(
    trx,
    SEND_MAIL,
    linkEndedMail(guardian, { name: athlete.name, isAthlete: true }, deps.baseUrl),
  );
}

/**
 * For a link that never took effect: the person who ended it knows, and an address without an account gets no further
 * email.
 */
async function notifyOtherSide(trx: Transaction<DB>, link: LinkRow, by: EventActor): Promise<void> {
  if (by.userId !== link.athlete_user_id) {
    const name = link.guardian_name ?? link.invited_email ?? '';
    await notify(trx, { userId: link.athlete_user_id, kind: 'link_ended', data: { name } });
  } else if (link.guardian_user_id !== null) {
    const data = { name: link.athlete_card_name };
    await notify(trx, { userId: link.guardian_user_id, kind: 'link_ended', data });
  }
}

/** Those to the same mailbox. */
async function dropOtherInvitations(
  trx: Transaction<DB>,
  link: LinkRow,
  guardian: MailReader,
  { by, now }: Change,
): Promise<void> {
  const open = await listOpenLinks(trx, link.athlete_id);
  const address = guardian.email.toLowerCase();
  const dropped = open.filter(
    ({ id, status, invited_email }) =>
      id !== link.id && status === 'invited' && invited_email?.toLowerCase() === address,
  );
  for (const invitation of dropped) await dropInvitation(trx, invitation.id, { by, now });
}

async function bothSides(
  trx: Transaction<DB>,
  athleteUserId: string,
  guardianUserId: string,
): Promise<{ athlete: MailReader; guardian: MailReader }> {
  const readers = await listMailReaders(trx, [athleteUserId, guardianUserId]);
  const athlete = readers.find(({ userId }) => userId === athleteUserId);
  const guardian = readers.find(({ userId }) => userId === guardianUserId);
  if (!athlete || !guardian) throw new Error('A side of a guardian link has no account');
  return { athlete, guardian };
}
