/**
 * The life of a subscription as values: what is paid, what is billed, and what was asked for. A stage has only what can be so in
 * it: a plan that lapsed has no period, and only a period that has begun unpaid is on account or past due.
 */
import type { BillingInterval } from '@faircourt/contracts/billing';
import type { BilledPlan } from '@faircourt/contracts/vocabulary';
import type { ByCard } from './by-card.ts';
import type { Mirror, Receipt } from './mirror.ts';
import type { Period } from './periods.ts';

export interface Offer {
  plan: BilledPlan;
  interval: BillingInterval;
}

/** What an invoice is about. The number counts the bills of this subscription, so that each can be named without a database. */
export interface Bill extends Offer {
  ordinal: number;
  isPaid: boolean;
  /** Null: it begins when the bill is paid. */
  period: Period | null;
  due: Date;
}

interface AnyLife {
  plan: BilledPlan;
  /** How many bills there were so far. */
  billed: number;
  /** A purchase order waits for an admin's answer. It opens nothing and keeps nothing open. */
  hasOrder: boolean;
}

export interface Trialing extends AnyLife {
  stage: 'trialing';
  /** Null until the mailbox is proven. */
  trialEndsAt: Date | null;
  /** Null until a plan was chosen. */
  interval: BillingInterval | null;
  isCancelled: boolean;
  /** For the period that begins when the trial ends. */
  bill: Bill | null;
  /** What the second period is to be for, once the first is paid. Null: the same again. */
  scheduled: Offer | null;
}

export interface Active extends AnyLife {
  stage: 'active';
  interval: BillingInterval;
  period: Period;
  isCancelled: boolean;
  /** For the period after this one. */
  bill: Bill | null;
  /** What the bill after the last paid period is to be for. Null: the same again. */
  scheduled: Offer | null;
}

interface Unpaid extends AnyLife {
  interval: BillingInterval;
  /** Open, for the period that has begun. */
  bill: Bill & { period: Period; isPaid: false };
}

/** An accepted purchase order has opened the period, and its invoice is not due yet. */
export interface OnAccount extends Unpaid {
  stage: 'on_account';
}

export interface PastDue extends Unpaid {
  stage: 'past_due';
  graceEndsAt: Date;
}

export interface Lapsed extends AnyLife {
  stage: 'lapsed';
  interval: BillingInterval | null;
  /** Open, for a period that begins with the payment. */
  bill: Bill | null;
}

export type ByInvoice = Trialing | Active | OnAccount | PastDue | Lapsed;
export type Life = ByInvoice | ByCard;

export type LifeEvent =
  | { kind: 'time' }
  | { kind: 'chosen'; offer: Offer }
  | { kind: 'kept' }
  | { kind: 'cancelled' }
  | { kind: 'resumed' }
  | { kind: 'handed_over' }
  /** The account of its owner is closed, or suspended without an end. */
  | { kind: 'orphaned' }
  /** The payment service was read again. */
  | { kind: 'mirrored'; told: Mirror }
  /** The payment service has done what the owner asked of it, and cannot be read. */
  | { kind: 'granted'; asked: Pick<ByCard, 'isCancelled' | 'scheduled'> }
  | { kind: 'order_sent' }
  | { kind: 'order_accepted' }
  /** Taken back by its owner, or refused by an admin. */
  | { kind: 'order_ended' }
  | { kind: 'paid'; ordinal: number }
  /** The money for the last bill came after the plan had lapsed; with the period of that bill, if it was for a fixed one. */
  | { kind: 'paid_late'; offer: Offer; period: Period | null }
  | { kind: 'voided'; ordinal: number };

export type VoidReason =
  | 'replaced'
  | 'cancelled'
  | 'unpaid'
  | 'by_admin'
  | 'handed_over'
  | 'orphaned'
  | 'by_card';
export type LapseReason = 'trial_over' | 'cancelled' | 'unpaid' | 'by_admin' | 'orphaned';

/** What has to happen outside because of a step. */
export type Effect =
  | { kind: 'issue'; bill: Bill }
  | { kind: 'settle'; ordinal: number; period: Period }
  | { kind: 'void'; ordinal: number; why: VoidReason }
  /** By card: another way to pay has taken its place, which its sender is told. */
  | { kind: 'order_dropped'; isByCard: boolean }
  | { kind: 'changed'; offer: Offer }
  /** Ends with what is paid or tried, because nobody is there to bill. */
  | { kind: 'orphaned'; at: Date }
  /** Ends with what is paid or tried, because an admin took its bill back. */
  | { kind: 'stopped'; at: Date }
  /** Without a bill: the card did not pay. */
  | { kind: 'past_due'; ordinal: number | null; graceEndsAt: Date }
  | { kind: 'book'; ordinal: number; receipt: Receipt }
  /** Nothing more may be charged to the card. Left: it is no longer the card of this plan. */
  | { kind: 'end_card'; isLeft: boolean }
  | { kind: 'lapsed'; why: LapseReason; at: Date };

export interface Step {
  life: Life;
  effects: readonly Effect[];
}

/** Why an event cannot be now; the page says it in words. */
export type Refusal =
  | 'no_trial_yet'
  | 'already_so'
  | 'nothing_to_cancel'
  | 'nothing_to_resume'
  | 'nothing_to_keep'
  | 'not_open'
  | 'order_waits'
  | 'no_order'
  | 'paid_ahead'
  | 'on_account'
  | 'by_card'
  | 'paid_by_invoice';
