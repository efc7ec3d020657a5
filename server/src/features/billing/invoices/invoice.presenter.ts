/** An invoice as its buyer and admins read it. */
import type { AdminInvoice, Invoice } from '@faircourt/contracts/billing';
import type { ForeseenMark } from './admin-foresee.ts';
import type { InvoiceRow } from './invoice.store.ts';

export function presentInvoice(row: InvoiceRow, howToPay: readonly string[]): Invoice {
  return {
    id: row.id,
    number: row.number,
    state: row.state,
    issued_at: row.issued_at.toISOString(),
    due_on: row.due_at.toISOString(),
    paid_at: row.paid_at?.toISOString() ?? null,
    paid_on: row.paid_on,
    voided_at: row.voided_at?.toISOString() ?? null,
    amount_cents: row.amount_cents,
    currency: 'USD',
    plan: row.plan,
    interval: row.billing_interval,
    consulting: row.covers === null ? null : { request_id: row.consulting_id, covers: row.covers },
    period_from: row.period_from?.toISOString() ?? null,
    period_to: row.period_to?.toISOString() ?? null,
    buyer: {
      name: row.buyer_name,
      institution: row.buyer_institution,
      email: row.buyer_email,
      address_lines: row.buyer_address,
      country_code: row.buyer_country,
      tax_number: row.buyer_tax_number,
    },
    purchase_order_number: row.purchase_order_number,
    how_to_pay: row.state === 'open' ? [...howToPay] : [],
  };
}

export function presentForAdmin(
  row: InvoiceRow,
  howToPay: readonly string[],
  { endsIfVoid, canBePaidLate }: ForeseenMark,
): AdminInvoice {
  const { buyer_user_id: userId, buyer_account_name: name } = row;
  return {
    ...presentInvoice(row, howToPay),
    owner: userId !== null && name !== null ? { user_id: userId, name } : null,
    paid_reference: row.paid_reference,
    marked_by_name: row.marked_by_name,
    void_code: row.void_code,
    void_reason: row.void_reason,
    ends_if_void: endsIfVoid?.toISOString() ?? null,
    can_be_paid_late: canBePaidLate,
  };
}
