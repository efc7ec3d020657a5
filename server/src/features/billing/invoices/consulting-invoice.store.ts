/** Invoices for consulting: numbered in the one series, made out to who accepted the quote, and of no subscription. */
import { sql, type Transaction } from 'kysely';
import type { DB } from '../../../platform/database/schema.gen.ts';
import { takingNumber } from './invoice-number.ts';

/** As with every invoice, the number is the last thing that a transaction takes. */
export async function insertConsultingInvoice(
  trx: Transaction<DB>,
  consultingId: string,
  { due, now }: { due: Date; now: Date },
): Promise<string> {
  const { rows } = await sql<{ id: string }>`
    with ${takingNumber(now.getUTCFullYear())}
    insert into invoices (number, year, place, consulting_id, ordinal, covers, amount_cents, currency, buyer_name, buyer_email,
      buyer_user_id, issued_at, due_at)
    select numbered.number, numbered.year, numbered.last, agreed.request_id, 1,
      agreed.quote_covers, agreed.quote_amount_cents, agreed.quote_currency, agreed.accepted_name, mailbox.email::text,
      agreed.accepted_by, ${now}, ${due}
    from numbered
    join consulting_cases agreed on agreed.request_id = ${consultingId} and agreed.accepted_at is not null
    left join users buyer on buyer.id = agreed.accepted_by
    left join auth_users mailbox on mailbox.id = buyer.auth_id
    returning id`.execute(trx);
  const [row] = rows;
  if (!row) throw new Error('An invoice was to be issued for a quote that nobody accepted');
  return row.id;
}

export async function storeConsultingPayment(
  trx: Transaction<DB>,
  invoiceId: string,
  paid: { paidOn: string; reference: string; by: string; now: Date },
): Promise<void> {
  await trx
    .updateTable('invoices')
    .set({
      state: 'paid',
      paid_at: paid.now,
      paid_on: paid.paidOn,
      paid_reference: paid.reference,
      marked_by: paid.by,
    })
    .where('id', '=', invoiceId)
    .execute();
}
