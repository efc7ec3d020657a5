/** What the two sides of a link, and the other guardians, hear of it. The invitation itself carries a key: see link.service.ts. */
import type { EventOf } from '@faircourt/contracts/events';
import type { Transaction } from 'kysely';
import { loadAthleteFacts } from '../../../access/facts/load-athlete-facts.ts';
import type { DB } from '../../../platform/database/schema.gen.ts';
import { SEND_MAIL } from '../../../platform/mail/send-mail.job.ts';
import { notify } from '../../../delivery/bell.ts';
import { listMailReaders, type MailReader } from '../../../delivery/mail-readers.ts';
import type { NoticeContext } from '../../../delivery/notice.ts';
import { publishChange } from '../../../delivery/open-pages.ts';
import { linkActiveMail, linkEndedMail } from './link.mails.ts';
import { findLink, type LinkRow } from './link.store.ts';
import { notifyOtherGuardians } from './other-guardians.notices.ts';

export async function notifyOfInvitation(
  trx: Transaction<DB>,
  { chain, data }: EventOf<'guardian_link.invited'>,
  context: NoticeContext,
): Promise<void> {
  const link = await readLink(trx, data.link_id);
  const name = link.invited_email ?? '';
  await notifyOtherGuardians(trx, context, chain, {
    what: 'offered',
    name,
    except: [],
    aboutId: data.link_id,
  });
  await publishChange(trx, { userIds: [link.athlete_user_id], topic: 'links' });
}

/** A guardian came by family code. */
export async function notifyOfAcceptance(
  trx: Transaction<DB>,
  { chain, data }: EventOf<'guardian_link.accepted'>,
  context: NoticeContext,
): Promise<void> {
  const { link_id: linkId, guardian_user_id: guardianUserId } = data;
  const { athlete_user_id: athleteUserId, guardian_name } = await readLink(trx, linkId);
  const name = guardian_name ?? '';
  const told = { what: 'offered', name, except: [guardianUserId], aboutId: linkId } as const;
  await notifyOtherGuardians(trx, context, chain, told);
  const asks = { chain, aboutId: linkId };
  await notify(trx, { userId: athleteUserId, kind: 'link_requested', data: { name }, asks });
  await publishChange(trx, { userIds: [athleteUserId], topic: 'links' });
  await publishChange(trx, { userIds: [guardianUserId], topic: 'family' });
}

export async function notifyOfAgreement(
  trx: Transaction<DB>,
  { chain, data }: EventOf<'guardian_link.agreed'>,
  context: NoticeContext,
): Promise<void> {
  const { guardian_name, is_barred: isBarred, other_account_ids: others } = await readLink(trx, data.link_id);
  // Whose yes would not count is not asked for it; that somebody wants to join they have heard before.
  if (isBarred) return;
  const athlete = await loadAthleteFacts(trx, chain);
  const except = [data.guardian_user_id, ...others, ...(athlete?.conflictedGuardianIds ?? [])];
  const told = { what: 'awaits_you', name: guardian_name ?? '', except, aboutId: data.link_id } as const;
  await notifyOtherGuardians(trx, context, chain, told);
}

export async function notifyOfLink(
  trx: Transaction<DB>,
  { chain, data }: EventOf<'guardian_link.activated'>,
  context: NoticeContext,
): Promise<void> {
  const { jobs, baseUrl } = context;
  const link = await readLink(trx, data.link_id);
  const { athlete, guardian } = await readBothSides(trx, link.athlete_user_id, data.guardian_user_id);
  await notify(trx, { userId: athlete.userId, kind: 'link_active', data: { name: guardian.name } });
  await notify(trx, { userId: guardian.userId, kind: 'link_active', data: { name: athlete.name } });
  const toAthlete = linkActiveMail(athlete, { name: guardian.name, isAthlete: false }, baseUrl);
  await jobs.enqueue(trx, SEND_MAIL, toAthlete);
  const toGuardian = linkActiveMail(guardian, { name: athlete.name, isAthlete: true }, baseUrl);
  await jobs.enqueue(trx, SEND_MAIL, toGuardian);
  const except = [data.guardian_user_id];
  await notifyOtherGuardians(trx, context, chain, { what: 'added', name: guardian.name, except });
}

/** Nobody needs to hear of an invitation that is used up. */
export async function notifyOfEnds(
  trx: Transaction<DB>,
  events: readonly EventOf<'guardian_link.ended'>[],
  context: NoticeContext,
): Promise<void> {
  for (const event of events) {
    if (event.data.is_used_up) continue;
    const { chain, actor, data } = event;
    const link = await readLink(trx, data.link_id);
    if (data.was === 'active' && data.guardian_user_id !== null) {
      await notifyBothSides(trx, context, {
        athleteUserId: link.athlete_user_id,
        guardianUserId: data.guardian_user_id,
        isOrdered: data.is_ordered ?? false,
      });
    } else {
      await notifyOtherSide(trx, link, actor.userId);
    }
    const except = [actor.userId, data.guardian_user_id];
    await notifyOtherGuardians(trx, context, chain, { what: 'ended', name: nameOf(link), except });
  }
}

async function notifyBothSides(
  trx: Transaction<DB>,
  { jobs, baseUrl }: NoticeContext,
  ended: { athleteUserId: string; guardianUserId: string; isOrdered: boolean },
): Promise<void> {
  const { isOrdered } = ended;
  const { athlete, guardian } = await readBothSides(trx, ended.athleteUserId, ended.guardianUserId);
  await notify(trx, { userId: athlete.userId, kind: 'link_ended', data: { name: guardian.name } });
  await notify(trx, { userId: guardian.userId, kind: 'link_ended', data: { name: athlete.name } });
  const toAthlete = linkEndedMail(athlete, { name: guardian.name, isAthlete: false, isOrdered }, baseUrl);
  await jobs.enqueue(trx, SEND_MAIL, toAthlete);
  const toGuardian = linkEndedMail(guardian, { name: athlete.name, isAthlete: true, isOrdered }, baseUrl);
  await jobs.enqueue(trx, SEND_MAIL, toGuardian);
}

/**
 * For a link that never took effect: the person who ended it knows, be it a side of it or somebody else, and an address
 * without an account gets no further email.
 */
async function notifyOtherSide(
  trx: Transaction<DB>,
  link: LinkRow,
  endedByUserId: string | null,
): Promise<void> {
  if (endedByUserId !== link.athlete_user_id) {
    await notify(trx, { userId: link.athlete_user_id, kind: 'link_ended', data: { name: nameOf(link) } });
  }
  if (link.guardian_user_id !== null && endedByUserId !== link.guardian_user_id) {
    const data = { name: link.athlete_card_name };
    await notify(trx, { userId: link.guardian_user_id, kind: 'link_ended', data });
  }
}

function nameOf({ guardian_name, invited_email }: LinkRow): string {
  return guardian_name ?? invited_email ?? '';
}

async function readLink(trx: Transaction<DB>, id: string): Promise<LinkRow> {
  const link = await findLink(trx, id);
  if (!link) throw new Error('A guardian link is gone that an event tells of');
  return link;
}

async function readBothSides(
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
