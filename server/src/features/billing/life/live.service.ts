/**
 * Takes one step in the life of a plan and does what follows from it, in one transaction: invoices, the log, and through it who is
 * told. The caller holds the subscription.
 */
import type { EventActor } from '@faircourt/contracts/events';
import type { Transaction } from 'kysely';
import { recordEvent } from '../../../platform/audit.ts';
import type { DB } from '../../../platform/database/schema.gen.ts';
import { AppError } from '../../../platform/errors.ts';
import { findInvoiceId, insertInvoice, storePayment, storeVoid } from '../invoices/invoice.store.ts';
import { storeDroppedOrder } from '../orders/order.store.ts';
import { orderWithdrawn } from '../orders/order.events.ts';
import { bookReceipt } from '../invoices/receipt.store.ts';
import { endCard } from '../stripe/card.store.ts';
import {
  changeInEffect,
  invoiceIssued,
  invoicePaid,
  invoiceVoided,
  pastDue,
  planEnded,
  planOrphaned,
  planStopped,
  reminded,
} from './life.events.ts';
import type { Effect, Life, LifeEvent, Step } from './life.ts';
import { findLife, insertReminder, storeLife } from './life.store.ts';
import { nextMoment } from './moments.ts';
import { Refused } from './refused.ts';
import { remindersOf } from './reminders.ts';
import { age, step } from './step.ts';

export interface Taken {
  by: EventActor;
  now: Date;
  /** What an admin wrote about a payment, or why an invoice is taken back. */
  payment?: { paidOn: string; reference: string };
  reason?: string;
  /** The number of the purchase order that an invoice is for. */
  orderNumber?: string;
  /** That of an invoice which is issued again. */
  keptOrderNumber?: string | null;
  /** The void invoice that a late payment was meant for. */
  settlesId?: string;
}

export const BY_CLOCK: EventActor = { userId: null, role: 'system' };

export async function takeStep(
  trx: Transaction<DB>,
  subscriptionId: string,
  event: LifeEvent,
  taken: Taken,
): Promise<Life> {
  const found = await findLife(trx, subscriptionId);
  if (!found) throw new Error('A plan is gone while somebody holds it');
  const { now } = taken;
  // What the clock has done by now is logged as the clock’s, and not as the next person’s.
  const aged = age(found.life, event, now);
  const { life, effects } = stepOrRefuse(aged.life, event, now);
  await storeLife(trx, subscriptionId, life, { nextStepAt: nextStepOf(life, now), now });
  // In their order: an open invoice makes way before the next one is issued.
  for (const effect of aged.effects) await follow(trx, subscriptionId, effect, { by: BY_CLOCK, now });
  for (const effect of effects) await follow(trx, subscriptionId, effect, taken);
  await remind(trx, subscriptionId, life, now);
  return life;
}

/** When the clock has to come by again: for a change, or to tell of one. */
function nextStepOf(life: Life, now: Date): Date | null {
  const moments = [nextMoment(life), ...remindersOf(life, now).map(({ at }) => at)];
  const ahead = moments.filter((moment) => moment !== null && moment > now);
  return ahead.toSorted((a, b) => Number(a) - Number(b))[0] ?? null;
}

function stepOrRefuse(life: Life, event: LifeEvent, now: Date): Step {
  try {
    return step(life, event, now);
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    if (error.refusal === 'not_open') {
      throw new AppError('invoice_settled', 'This invoice is paid or void already. Load the page again.');
    }
    throw new AppError('billing_not_now', WHY[error.refusal]);
  }
}

const WHY = {
  no_trial_yet: 'The trial has not begun. Prove the mailbox first.',
  already_so: 'This is what the plan is set to already. Load the page again.',
  nothing_to_cancel: 'The plan has ended, or is going to. Load the page again.',
  nothing_to_resume: 'The plan was not cancelled, or has ended. Load the page again.',
  nothing_to_keep: 'No change is waiting. Load the page again.',
  by_card: 'This plan is paid by card. Load the page again.',
  paid_by_invoice: 'An invoice for this period was paid. Load the page again.',
  order_waits: 'A purchase order waits already. Take it back before you send another one.',
  no_order: 'This purchase order was decided or taken back already. Load the page again.',
  paid_ahead: 'The next period is paid already. A purchase order can follow once it has begun.',
  on_account: 'An accepted purchase order waits for its payment. Another one can follow after it.',
} as const;

async function follow(
  trx: Transaction<DB>,
  subscriptionId: string,
  effect: Effect,
  taken: Taken,
): Promise<void> {
  const { by, now } = taken;
  switch (effect.kind) {
    case 'issue': {
      const orderNumber = taken.orderNumber ?? taken.keptOrderNumber ?? null;
      const id = await insertInvoice(trx, subscriptionId, effect.bill, {
        orderNumber,
        settlesId: taken.settlesId ?? null,
        now,
      });
      const isOrdered = taken.orderNumber !== undefined;
      return recordEvent(trx, invoiceIssued(subscriptionId, { id, isOrdered }, by), now);
    }
    case 'settle': {
      const { payment } = taken;
      if (!payment || by.userId === null) throw new Error('Only an admin marks an invoice as paid');
      const id = await invoiceOf(trx, subscriptionId, effect.ordinal);
      await storePayment(trx, id, { ...payment, period: effect.period, by: by.userId, now });
      return recordEvent(trx, invoicePaid(subscriptionId, id, by), now);
    }
    case 'void': {
      const id = await invoiceOf(trx, subscriptionId, effect.ordinal);
      const isByAdmin = effect.why === 'by_admin';
      const reason = isByAdmin ? (taken.reason ?? null) : null;
      await storeVoid(trx, id, { code: effect.why, reason, by: isByAdmin ? by.userId : null, now });
      return recordEvent(trx, invoiceVoided(subscriptionId, { id, why: effect.why }, by), now);
    }
    case 'order_dropped': {
      const id = await storeDroppedOrder(trx, subscriptionId, now);
      const { isByCard } = effect;
      return recordEvent(trx, orderWithdrawn(subscriptionId, { id, isByCard }, by), now);
    }
    case 'changed':
      return recordEvent(trx, changeInEffect(subscriptionId, effect.offer, by), now);
    case 'orphaned':
      return recordEvent(trx, planOrphaned(subscriptionId, effect.at, by), now);
    case 'stopped':
      return recordEvent(trx, planStopped(subscriptionId, effect.at, by), now);
    case 'past_due': {
      const { ordinal } = effect;
      const id = ordinal === null ? null : await invoiceOf(trx, subscriptionId, ordinal);
      return recordEvent(trx, pastDue(subscriptionId, { id, graceEndsAt: effect.graceEndsAt }, by), now);
    }
    case 'lapsed':
      return recordEvent(trx, planEnded(subscriptionId, effect, by), now);
    case 'book': {
      const id = await bookReceipt(trx, subscriptionId, effect, now);
      return recordEvent(trx, invoicePaid(subscriptionId, id, by), now);
    }
    case 'end_card':
      return endCard(trx, subscriptionId, { isLeft: effect.isLeft, now });
  }
}

async function remind(trx: Transaction<DB>, subscriptionId: string, life: Life, now: Date): Promise<void> {
  const due = remindersOf(life, now).filter(({ at }) => at <= now);
  for (const [place, { kind, about }] of due.entries()) {
    const isNew = await insertReminder(trx, { subscriptionId, kind, about, now });
    // After a missed night two may be due: the later one says all that the earlier one would.
    if (isNew && place === due.length - 1) {
      await recordEvent(trx, reminded(subscriptionId, { kind, about }, BY_CLOCK), now);
    }
  }
}

async function invoiceOf(trx: Transaction<DB>, subscriptionId: string, ordinal: number): Promise<string> {
  const id = await findInvoiceId(trx, subscriptionId, ordinal);
  if (id === null) throw new Error('A bill has no invoice');
  return id;
}
