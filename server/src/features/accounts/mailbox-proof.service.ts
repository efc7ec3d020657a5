/** What follows, in one transaction, when a mailbox is proven: the trial begins, and emails go there from now on. */
import type { Transaction } from 'kysely';
import { recordEvent } from '../../platform/audit.ts';
import type { DB } from '../../platform/database/schema.gen.ts';
import { SEND_MAIL } from '../../platform/mail/send-mail.job.ts';
import { mailboxProven } from './account.events.ts';
import type { AccountRow } from './account.store.ts';
import type { AccountDeps } from './accounts.deps.ts';
import { addressChangedMail } from './mailbox.mails.ts';
import { deleteMailboxCode, storeProvenAddress } from './mailbox.store.ts';

/** Call it inside engine.transaction(), with the account locked. `email` is the address that the proof came from. */
export async function acceptProof(
  trx: Transaction<DB>,
  deps: Pick<AccountDeps, 'engine' | 'jobs' | 'baseUrl'>,
  account: AccountRow,
  email: string,
  now: Date,
): Promise<void> {
  const isChange = email.toLowerCase() !== account.email.toLowerCase();
  await storeProvenAddress(trx, account.auth_id, email, now);
  await deleteMailboxCode(trx, account.id);
  await recordEvent(trx, mailboxProven(account, { isChange, isFirst: !account.is_mailbox_proven }), now);
  if (isChange) {
    // Links that were mailed to the old address would let its reader in.
    await deps.engine.forgetTokens(trx, account.auth_id);
    // To the address that the account has just lost, which is stored nowhere any more.
    if (account.is_mailbox_proven) {
      await deps.jobs.enqueue(trx, SEND_MAIL, addressChangedMail(account, deps.baseUrl));
    }
  }
}
