/** What people hear about their second factor: always by email, which a thief at an open page does not read. */
import type { EventOf } from '@faircourt/contracts/events';
import type { Transaction } from 'kysely';
import type { NoticeContext } from '../../delivery/notice.ts';
import type { DB } from '../../platform/database/schema.gen.ts';
import type { Mail } from '../../platform/mail/mailer.ts';
import { SEND_MAIL } from '../../platform/mail/send-mail.job.ts';
import { findAccount, type AccountRow } from './account.store.ts';
import {
  factorAddedMail,
  factorRemovedMail,
  factorResetMail,
  recoveryCodesRenewedMail,
  recoveryCodeUsedMail,
} from './second-factor.mails.ts';

export async function notifyOfAddedFactor(
  trx: Transaction<DB>,
  { chain, data }: EventOf<'second_factor.added'>,
  context: NoticeContext,
): Promise<void> {
  await tell(trx, chain, context, (account) => factorAddedMail(account, data.kind, context.baseUrl));
}

export async function notifyOfRemovedFactor(
  trx: Transaction<DB>,
  { chain, data }: EventOf<'second_factor.removed'>,
  context: NoticeContext,
): Promise<void> {
  await tell(trx, chain, context, (account) => factorRemovedMail(account, data.kind, context.baseUrl));
}

export async function notifyOfResetFactor(
  trx: Transaction<DB>,
  { chain }: EventOf<'second_factor.reset'>,
  context: NoticeContext,
): Promise<void> {
  await tell(trx, chain, context, (account) => factorResetMail(account, context.baseUrl));
}

export async function notifyOfRenewedCodes(
  trx: Transaction<DB>,
  { chain }: EventOf<'recovery_codes.renewed'>,
  context: NoticeContext,
): Promise<void> {
  await tell(trx, chain, context, (account) => recoveryCodesRenewedMail(account, context.baseUrl));
}

export async function notifyOfUsedRecoveryCode(
  trx: Transaction<DB>,
  { chain, data }: EventOf<'recovery_code.used'>,
  context: NoticeContext,
): Promise<void> {
  await tell(trx, chain, context, (account) => recoveryCodeUsedMail(account, data.left, context.baseUrl));
}

async function tell(
  trx: Transaction<DB>,
  userId: string,
  { jobs }: NoticeContext,
  write: (account: AccountRow) => Mail,
): Promise<void> {
  const account = await findAccount(trx, userId);
  if (!account) throw new Error('An account is gone that an event tells of');
  await jobs.enqueue(trx, SEND_MAIL, write(account));
}
