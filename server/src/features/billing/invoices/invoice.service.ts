/** Invoices as pages: who bought reads them, and admins mark what the bank statement says. */
import type {
  AdminInvoice,
  AdminInvoiceQuery,
  AdminInvoices,
  Invoice,
  InvoiceList,
  MarkInvoicePaid,
  VoidInvoice,
} from '@faircourt/contracts/billing';
import { actedBy } from '../../../access/engine/acted-by.ts';
import type { Guard } from '../../../access/engine/guard.ts';
import { holdForCapability } from '../../../access/holding/hold-for.ts';
import { dayOf } from '../../../platform/clock.ts';
import { inTransaction, type Database, type Queries } from '../../../platform/database/database.ts';
import { AppError } from '../../../platform/errors.ts';
import { validationFailed } from '../../../platform/http/problems.ts';
import type { LifeEvent } from '../life/life.ts';
import { takeStep, type Taken } from '../life/live.service.ts';
import { refuseSecondPlan } from '../second-plan.ts';
import { presentForAdmin, presentInvoice } from './invoice.presenter.ts';
import { settleConsultingInvoice } from './consulting-invoice.service.ts';
import { findLifeNow, foreseeFor, isLate, NOTHING_MORE, type LifeNow } from './admin-foresee.ts';
import type { Period } from '../life/periods.ts';
import {
  countOpenInvoices,
  findInvoice,
  findLateInvoice,
  listInvoices,
  listInvoicesOf,
  type InvoiceRow,
} from './invoice.store.ts';

export interface InvoiceDeps {
  db: Database;
  /** Where the money goes, one line each. */
  howToPay: readonly string[];
}

const PAGE = 50;

export async function listOwnInvoices(deps: InvoiceDeps, guard: Guard): Promise<InvoiceList> {
  guard.authorise('billing.read');
  const rows = await listInvoicesOf(deps.db, actedBy(guard).userId);
  return { items: rows.map((row) => presentInvoice(row, deps.howToPay)) };
}

export async function readInvoice(deps: InvoiceDeps, guard: Guard, invoiceId: string): Promise<Invoice> {
  return presentInvoice(await requireInvoice(deps.db, guard, invoiceId), deps.howToPay);
}

/** For the page and the PDF: who may not read it gets what those get who ask for none. */
export async function requireInvoice(queries: Queries, guard: Guard, invoiceId: string): Promise<InvoiceRow> {
  const row = await findInvoice(queries, invoiceId);
  guard.authorise('invoice.read', row && { buyerUserId: row.buyer_user_id });
  if (!row) throw new Error('An invoice was authorised that is not there');
  return row;
}

export async function listAllInvoices(
  deps: InvoiceDeps,
  guard: Guard,
  { state, after }: AdminInvoiceQuery,
): Promise<AdminInvoices> {
  guard.authorise('invoice.settle');
  const page = { state: state ?? null, after: after ?? null, most: PAGE + 1 };
  const rows = await listInvoices(deps.db, page);
  const shown = rows.slice(0, PAGE);
  const { open, overdue, oldest } = await countOpenInvoices(deps.db, guard.now);
  return {
    items: await Promise.all(
      shown.map(async (row) =>
        presentForAdmin(row, deps.howToPay, await foreseeFor(deps.db, row, guard.now)),
      ),
    ),
    next: rows.length > PAGE ? (shown.at(-1)?.id ?? null) : null,
    open,
    overdue,
    oldest_issued_at: oldest?.toISOString() ?? null,
  };
}

/** Marking it again with the same reference changes nothing. */
export async function markPaid(
  deps: InvoiceDeps,
  guard: Guard,
  invoiceId: string,
  { reference, paid_on: paidOn }: MarkInvoicePaid,
): Promise<AdminInvoice> {
  if (paidOn > dayOf(guard.now)) {
    throw validationFailed([
      { field: 'paid_on', code: 'in_future', message: 'The money has come by today, or it is not paid.' },
    ]);
  }
  const late = await findLateInvoice(deps.db, invoiceId);
  return settle(deps, guard, invoiceId, {
    isDone: ({ state, paid_reference }) =>
      state === 'paid' ? paid_reference === reference : late?.paid_reference === reference,
    event: (row, found) => {
      const { plan, billing_interval: interval } = row;
      return late === null && plan !== null && interval !== null && isLate(row, found)
        ? { kind: 'paid_late', offer: { plan, interval }, period: periodOf(row) }
        : { kind: 'paid', ordinal: row.ordinal };
    },
    with: { payment: { paidOn, reference } },
  });
}

/** The plan ends with what is paid; its owner can resume it, and is billed again then. */
export async function voidInvoice(
  deps: InvoiceDeps,
  guard: Guard,
  invoiceId: string,
  { reason }: VoidInvoice,
): Promise<AdminInvoice> {
  return settle(deps, guard, invoiceId, {
    isDone: ({ state }) => state === 'void',
    event: ({ ordinal }) => ({ kind: 'voided', ordinal }),
    with: { reason },
  });
}

interface Settling {
  isDone: (row: InvoiceRow) => boolean;
  event: (row: InvoiceRow, found: LifeNow) => LifeEvent;
  with: Pick<Taken, 'payment' | 'reason'>;
}

async function settle(
  deps: InvoiceDeps,
  guard: Guard,
  invoiceId: string,
  settling: Settling,
): Promise<AdminInvoice> {
  guard.authorise('invoice.settle');
  const seen = await findInvoice(deps.db, invoiceId);
  const subscriptionId = seen?.subscription_id ?? null;
  if (seen && seen.covers !== null) {
    return presentForAdmin(
      await settleConsultingInvoice(deps.db, guard, seen, settling),
      deps.howToPay,
      NOTHING_MORE,
    );
  }
  if (!seen || subscriptionId === null) throw new AppError('not_found', 'No invoice has this id.');
  return inTransaction(deps.db, async (trx) => {
    await holdForCapability(trx, guard, 'invoice.settle', { records: { subscription: subscriptionId } });
    const row = await findInvoice(trx, invoiceId);
    if (row && !settling.isDone(row)) {
      const taken = { by: actedBy(guard), now: guard.now, ...settling.with };
      if (taken.payment) await refuseSecondPlan(trx, subscriptionId, 'payment');
      const event = settling.event(row, await findLifeNow(trx, subscriptionId, guard.now));
      const isLateMoney = event.kind === 'paid_late';
      const settles = isLateMoney ? { settlesId: invoiceId, keptOrderNumber: row.purchase_order_number } : {};
      await takeStep(trx, subscriptionId, event, { ...taken, ...settles });
    }
    const after = await findInvoice(trx, invoiceId);
    return presentForAdmin(after ?? seen, deps.howToPay, NOTHING_MORE);
  });
}

function periodOf(row: InvoiceRow): Period | null {
  const { period_from: from, period_to: to, anchor_day: anchorDay } = row;
  return from && to && anchorDay !== null ? { from, to, anchorDay } : null;
}
