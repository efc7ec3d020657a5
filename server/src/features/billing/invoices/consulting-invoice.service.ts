/** Invoices for consulting: issued when an admin bills a case, and settled in the same queue as those of plans. */
import { CONSULTING_DUE_DAYS } from '@faircourt/contracts/consulting';
import type { EventOf } from '@faircourt/contracts/events';
import { DAY_MS } from '@faircourt/contracts/time';
import type { Transaction } from 'kysely';
import { actedBy } from '../../../access/engine/acted-by.ts';
import type { Guard } from '../../../access/engine/guard.ts';
import { holdForCapability } from '../../../access/holding/hold-for.ts';
import { recordEvent } from '../../../platform/audit.ts';
import { inTransaction, type Database } from '../../../platform/database/database.ts';
import type { DB } from '../../../platform/database/schema.gen.ts';
import { AppError } from '../../../platform/errors.ts';
import { invoiceIssued, invoicePaid, invoiceVoided } from '../life/life.events.ts';
import { insertConsultingInvoice, storeConsultingPayment } from './consulting-invoice.store.ts';
import { findInvoice, storeVoid, type InvoiceRow } from './invoice.store.ts';

/** The message that began the case is held by who bills it. */
export async function issueConsultingInvoice(
  trx: Transaction<DB>,
  { chain: consultingId, actor }: EventOf<'consulting.invoiced'>,
  { now }: { now: Date },
): Promise<void> {
  const due = new Date(now.getTime() + CONSULTING_DUE_DAYS * DAY_MS);
  const id = await insertConsultingInvoice(trx, consultingId, { due, now });
  await recordEvent(trx, invoiceIssued(consultingId, { id }, actor), now);
}

interface Settling {
  isDone: (row: InvoiceRow) => boolean;
  with: { payment?: { paidOn: string; reference: string }; reason?: string };
}

/** Returns the invoice as it is afterwards. */
export function settleConsultingInvoice(
  db: Database,
  guard: Guard,
  seen: InvoiceRow,
  { isDone, with: { payment, reason } }: Settling,
): Promise<InvoiceRow> {
  const { id, consulting_id: consultingId } = seen;
  return inTransaction(db, async (trx) => {
    await holdForCapability(trx, guard, 'invoice.settle', { records: { support_request: consultingId } });
    const row = await findInvoice(trx, id);
    if (!row || isDone(row)) return row ?? seen;
    if (row.state !== 'open') throw new AppError('invoice_settled', 'The invoice is paid or void already.');
    const by = actedBy(guard);
    const { now } = guard;
    // The case is deleted after its time; the invoice goes on with a chain of its own.
    const chain = consultingId ?? id;
    if (payment) {
      await storeConsultingPayment(trx, id, { ...payment, by: by.userId, now });
      await recordEvent(trx, invoicePaid(chain, id, by), now);
    } else {
      await storeVoid(trx, id, { code: 'by_admin', reason: reason ?? null, by: by.userId, now });
      await recordEvent(trx, invoiceVoided(chain, { id, why: 'by_admin' }, by), now);
    }
    return (await findInvoice(trx, id)) ?? row;
  });
}
