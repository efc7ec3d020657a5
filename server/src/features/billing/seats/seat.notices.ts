/** What the staff of a subscription hears: who came and went, and who owns it. */
import type { EventOf, FaircourtEvent } from '@faircourt/contracts/events';
import type { TeamNews } from '@faircourt/contracts/notifications';
import type { Transaction } from 'kysely';
import { notify } from '../../../delivery/bell.ts';
import { listMailReaders } from '../../../delivery/mail-readers.ts';
import type { NoticeContext } from '../../../delivery/notice.ts';
import { publishChange } from '../../../delivery/open-pages.ts';
import type { DB } from '../../../platform/database/schema.gen.ts';
import { SEND_MAIL } from '../../../platform/mail/send-mail.job.ts';
import { requireDesk } from './desk.service.ts';
import { teamMail, type MailedNews } from './seat.mails.ts';
import { findDesk, findNames, listOwnDesks, listSeats } from './seat.store.ts';

/** Open pages of the staff load again, also those of somebody who has just lost their seat. */
export async function showTeam(
  trx: Transaction<DB>,
  { chain: subscriptionId, data }: FaircourtEvent,
): Promise<void> {
  const seats = await listSeats(trx, subscriptionId);
  const concerned = 'user_id' in data && typeof data.user_id === 'string' ? [data.user_id] : [];
  // Its owner as well: the report has no seats. An invoice for consulting is of no subscription.
  const owner = (await findDesk(trx, subscriptionId))?.owner_user_id;
  await publishChange(trx, {
    userIds: [...(owner === undefined ? [] : [owner]), ...seats.map(({ user_id }) => user_id), ...concerned],
    topic: 'team',
  });
}

export async function notifyOfTakenSeat(
  trx: Transaction<DB>,
  { chain, data }: EventOf<'seat.taken'>,
  context: NoticeContext,
): Promise<void> {
  const ownerUserId = await ownerOf(trx, chain);
  await tell(trx, context, ownerUserId, chain, { what: 'seat_taken', about: data.user_id });
}

/** The owner knows whom they sent away; the person knows that they left. */
export async function notifyOfEndedSeat(
  trx: Transaction<DB>,
  { chain, data }: EventOf<'seat.ended'>,
  context: NoticeContext,
): Promise<void> {
  const ownerUserId = await ownerOf(trx, chain);
  if (data.why === 'taken_back') {
    await tell(trx, context, data.user_id, chain, { what: 'seat_taken_back', about: ownerUserId });
  } else {
    await tell(trx, context, ownerUserId, chain, { what: 'seat_left', about: data.user_id });
  }
}

export async function notifyOfOffer(
  trx: Transaction<DB>,
  { chain, data }: EventOf<'subscription.offered'>,
  context: NoticeContext,
): Promise<void> {
  const ownerUserId = await ownerOf(trx, chain);
  await tell(trx, context, data.user_id, chain, { what: 'ownership_offered', about: ownerUserId });
}

/** A bell is enough: nothing has changed. */
export async function notifyOfEndedOffer(
  trx: Transaction<DB>,
  { chain, actor, data }: EventOf<'subscription.offer_ended'>,
): Promise<void> {
  const { user_id: askedId, owner_user_id: ownerId } = data;
  const isDeclined = actor.userId === askedId;
  const [reader, about] = isDeclined ? [ownerId, askedId] : [askedId, ownerId];
  const what = isDeclined ? 'offer_declined' : 'offer_taken_back';
  await ring(trx, reader, chain, { what, about });
}

export async function notifyOfHandedOver(
  trx: Transaction<DB>,
  { chain, data }: EventOf<'subscription.handed_over'>,
  context: NoticeContext,
): Promise<void> {
  const { from_user_id: fromUserId, to_user_id: toUserId } = data;
  await tell(trx, context, toUserId, chain, { what: 'you_own', about: fromUserId });
  await tell(trx, context, fromUserId, chain, { what: 'owner_changed', about: toUserId });
}

/** Nobody can invite or be asked any more: the staff learns how it goes on. */
export async function notifyStaffOfOwner(
  trx: Transaction<DB>,
  { chain: ownerUserId, data }: EventOf<'account.status_changed'>,
  context: NoticeContext,
): Promise<void> {
  const isGone = data.status === 'suspended';
  for (const desk of await listOwnDesks(trx, ownerUserId)) {
    if (desk.others === 0 || desk.status === 'lapsed') continue;
    const staff = (await listSeats(trx, desk.id)).filter(({ user_id }) => user_id !== ownerUserId);
    for (const { user_id: userId } of isGone ? staff : []) {
      await tell(trx, context, userId, desk.id, { what: 'owner_gone', about: ownerUserId });
    }
    await publishChange(trx, { userIds: staff.map(({ user_id }) => user_id), topic: 'team' });
  }
}

/** Nobody is billed any more: the others can still have it handed over before it ends. */
export async function notifyStaffOfOrphaned(
  trx: Transaction<DB>,
  { chain }: EventOf<'subscription.orphaned'>,
  context: NoticeContext,
): Promise<void> {
  await tellStaff(trx, context, chain, 'plan_ending');
}

/** An owner who is gone reads nothing of it, so the others do. */
export async function notifyStaffOfEnd(
  trx: Transaction<DB>,
  { chain }: EventOf<'subscription.ended'>,
  context: NoticeContext,
): Promise<void> {
  if ((await requireDesk(trx, chain)).is_owner_gone) await tellStaff(trx, context, chain, 'plan_over');
}

async function tellStaff(
  trx: Transaction<DB>,
  context: NoticeContext,
  subscriptionId: string,
  what: 'plan_ending' | 'plan_over',
): Promise<void> {
  const about = await ownerOf(trx, subscriptionId);
  for (const { user_id: userId } of await listSeats(trx, subscriptionId)) {
    if (userId !== about) await tell(trx, context, userId, subscriptionId, { what, about });
  }
}

/** Somebody has to answer, or to own the plan. */
const ASKING: readonly TeamNews[] = ['ownership_offered', 'owner_gone', 'plan_ending', 'plan_over'];

interface News<What extends TeamNews> {
  what: What;
  /** The other person, whose name is said. */
  about: string;
}

async function tell(
  trx: Transaction<DB>,
  { jobs, baseUrl }: NoticeContext,
  userId: string,
  subscriptionId: string,
  news: News<MailedNews>,
): Promise<void> {
  const name = await ring(trx, userId, subscriptionId, news);
  const [reader] = await listMailReaders(trx, [userId]);
  // An erased account reads nothing any more.
  if (reader) await jobs.enqueue(trx, SEND_MAIL, teamMail(reader, news.what, name, baseUrl));
}

async function ring(
  trx: Transaction<DB>,
  userId: string,
  subscriptionId: string,
  { what, about }: News<TeamNews>,
): Promise<string> {
  const name = (await findNames(trx, [about])).get(about) ?? '';
  const asks = ASKING.includes(what) ? { chain: subscriptionId, aboutId: subscriptionId } : null;
  await notify(trx, { userId, kind: 'team_news', data: { what, name }, asks });
  return name;
}

async function ownerOf(trx: Transaction<DB>, subscriptionId: string): Promise<string> {
  return (await requireDesk(trx, subscriptionId)).owner_user_id;
}
