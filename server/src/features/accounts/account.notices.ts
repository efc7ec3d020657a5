/**
 * What people hear of their own account. Mails that carry a secret, or go to an address that the account no longer has,
 * are written where the secret or the address is known: see docs/decisions/0021-what-follows-from-what.md.
 */
import type { EventOf } from '@faircourt/contracts/events';
import type { Transaction } from 'kysely';
import { notify } from '../../delivery/bell.ts';
import { listAdmins } from '../../delivery/mail-readers.ts';
import type { NoticeContext } from '../../delivery/notice.ts';
import type { DB } from '../../platform/database/schema.gen.ts';
import { describeDevice } from '../../platform/http/device.ts';
import { SEND_MAIL } from '../../platform/mail/send-mail.job.ts';
import {
  madeAdminMail,
  newAdminMail,
  newDeviceMail,
  passwordChangedMail,
  reinstatedMail,
  sessionCopiedMail,
  suspendedMail,
  welcomeMail,
} from './account.mails.ts';
import { findAccount, type AccountRow } from './account.store.ts';
import { correctionMail } from './mailbox.mails.ts';
import { findUserAgent, hasSignedInBefore } from './session.store.ts';
import { findOpenSuspension } from './suspension.store.ts';

/** An admin is made on the command line, and needs no welcome. */
export async function welcome(
  trx: Transaction<DB>,
  { chain: userId, data }: EventOf<'account.created'>,
): Promise<void> {
  if (data.role === 'admin') return;
  const { name } = await readAccount(trx, userId);
  await notify(trx, { userId, kind: 'welcome', data: { name } });
}

/** From now on mails reach this person. */
export async function welcomeProven(
  trx: Transaction<DB>,
  { chain: userId, data }: EventOf<'mailbox.proven'>,
  { jobs, baseUrl }: NoticeContext,
): Promise<void> {
  const account = await readAccount(trx, userId);
  if (!data.is_first || account.role === 'admin') return;
  await jobs.enqueue(trx, SEND_MAIL, welcomeMail(account, account.role, baseUrl));
}

/**
 * The device that signs in knows; the others should too. The first time is no news to anybody. Of a device that the account
 * has never been on an email tells as well: a thief reads the bell, and marks it as read.
 */
export async function notifyOtherDevices(
  trx: Transaction<DB>,
  { chain: userId, data }: EventOf<'session.started'>,
  { now, jobs, baseUrl }: NoticeContext,
): Promise<void> {
  const { session_id: sessionId } = data;
  if (!(await hasSignedInBefore(trx, userId, sessionId))) return;
  const device = describeDevice(await findUserAgent(trx, sessionId));
  await notify(trx, { userId, kind: 'new_sign_in', data: { device }, exceptSessionId: sessionId });
  if (!data.is_new_device) return;
  const account = await readAccount(trx, userId);
  await jobs.enqueue(trx, SEND_MAIL, newDeviceMail(account, device, now, baseUrl));
}

export async function notifyOfCopiedSession(
  trx: Transaction<DB>,
  { chain: userId, data }: EventOf<'session.ended'>,
  { jobs, baseUrl }: NoticeContext,
): Promise<void> {
  if (data.reason !== 'credential_reused') return;
  await notify(trx, { userId, kind: 'session_copied', data: {} });
  await jobs.enqueue(trx, SEND_MAIL, sessionCopiedMail(await readAccount(trx, userId), baseUrl));
}

export async function notifyOfPassword(
  trx: Transaction<DB>,
  { chain: userId }: EventOf<'password.changed'>,
  { jobs, baseUrl }: NoticeContext,
): Promise<void> {
  await jobs.enqueue(trx, SEND_MAIL, passwordChangedMail(await readAccount(trx, userId), baseUrl));
}

/** Nobody who is suspended can read it on a page, so it goes by email. An approval has an email of its own. */
export async function notifyOfSuspension(
  trx: Transaction<DB>,
  { chain: userId, actor, data }: EventOf<'account.status_changed'>,
  { jobs, baseUrl }: NoticeContext,
): Promise<void> {
  // The system suspends nobody but an account that it is about to erase, whose owner knows.
  if (data.status === 'suspended' && actor.role === 'system') return;
  if (data.status !== 'suspended' && data.from !== 'suspended') return;
  const account = await readAccount(trx, userId);
  const mail =
    data.status === 'suspended'
      ? suspendedMail(account, (await findOpenSuspension(trx, userId)) ?? UNEXPLAINED, baseUrl)
      : reinstatedMail(account, baseUrl);
  await jobs.enqueue(trx, SEND_MAIL, mail);
}

/** To the mailbox that the account still has: its reader may know nothing of it. */
export async function notifyOfCorrection(
  trx: Transaction<DB>,
  { chain: userId }: EventOf<'mailbox.correction_started'>,
  { jobs, baseUrl }: NoticeContext,
): Promise<void> {
  const account = await readAccount(trx, userId);
  if (account.is_mailbox_proven) await jobs.enqueue(trx, SEND_MAIL, correctionMail(account, baseUrl));
}

/** A new admin is nothing that should happen unseen. */
export async function notifyOfNewAdmin(
  trx: Transaction<DB>,
  { chain: userId }: EventOf<'account.role_changed'>,
  { jobs, baseUrl }: NoticeContext,
): Promise<void> {
  const admins = await listAdmins(trx);
  const name = admins.find((admin) => admin.userId === userId)?.name ?? '';
  for (const admin of admins) {
    const mail = admin.userId === userId ? madeAdminMail(admin, baseUrl) : newAdminMail(admin, name, baseUrl);
    await jobs.enqueue(trx, SEND_MAIL, mail);
  }
}

/** On the command line nobody is asked for a reason. */
const UNEXPLAINED = { reason: null, until: null };

async function readAccount(trx: Transaction<DB>, userId: string): Promise<AccountRow> {
  const account = await findAccount(trx, userId);
  if (!account) throw new Error('An account is gone that an event tells of');
  return account;
}
