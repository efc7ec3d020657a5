/**
 * What a coach pays for a scout plan or for the report: the life of the subscription, its invoices, and what an admin does with them. Amounts are
 * whole cents with their currency. Times are in UTC.
 */
import { z } from 'zod';
import { countryCodeSchema } from './countries.ts';
import { purchaseOrderSchema } from './purchase-orders.ts';
import { optionalText, typedText } from './text.ts';
import { BILLED_PLANS, SCOUT_PLANS, type ScoutPlan } from './vocabulary.ts';

const BILLING_INTERVALS = ['month', 'year'] as const;
export type BillingInterval = (typeof BILLING_INTERVALS)[number];

const BILLING_STAGES = ['trialing', 'active', 'past_due', 'lapsed'] as const;
export type BillingStage = (typeof BILLING_STAGES)[number];

export const INVOICE_STATES = ['open', 'paid', 'void'] as const;
export type InvoiceState = (typeof INVOICE_STATES)[number];

/** Why an invoice is void. */
const VOID_CODES = [
  'replaced',
  'cancelled',
  'unpaid',
  'by_admin',
  'handed_over',
  'orphaned',
  'account_closed',
  'by_card',
] as const;
export type VoidCode = (typeof VOID_CODES)[number];

/** What the clock tells an owner before something happens. */
const BILLING_REMINDERS = ['trial_day_11', 'trial_day_13', 'due_soon'] as const;
export type BillingReminder = (typeof BILLING_REMINDERS)[number];

/** Days on which the plan goes on although its invoice is past due. */
export const GRACE_DAYS = 7;
/** How long before a period ends its successor is invoiced. */
export const RENEWAL_NOTICE_DAYS = 14;

/** How long after its acceptance the invoice of a purchase order is due. */
export const ORDER_DUE_DAYS = 30;

/** What can be chosen, in the order of the pages. Basic Scout has no annual price. */
export const BILLING_OFFERS = [
  { plan: 'basic_scout', interval: 'month' },
  { plan: 'pro_scout', interval: 'month' },
  { plan: 'pro_scout', interval: 'year' },
] as const satisfies readonly { plan: ScoutPlan; interval: BillingInterval }[];

/** What a plan has that another one has not. */
const PLAN_BENEFITS = ['seats', 'alerts', 'csv_export', 'summaries', 'unlimited_profiles'] as const;
export type PlanBenefit = (typeof PLAN_BENEFITS)[number];

const money = { amount_cents: z.int().min(0), currency: z.literal('USD') };
const offer = { plan: z.enum(SCOUT_PLANS), interval: z.enum(BILLING_INTERVALS) };
const billed = { plan: z.enum(BILLED_PLANS), interval: z.enum(BILLING_INTERVALS) };

/** A plan and an interval that are sold together. */
export const chooseOfferSchema = z
  .strictObject(offer)
  .refine(
    ({ plan, interval }) => BILLING_OFFERS.some((sold) => sold.plan === plan && sold.interval === interval),
    { path: ['interval'], params: { code: 'not_offered' }, message: 'This plan is not sold by the year.' },
  );
export type ChooseOffer = z.infer<typeof chooseOfferSchema>;

/** Who the invoices are made out to. */
export const billingDetailsSchema = z.object({
  buyer_name: z.string(),
  address_line1: z.string(),
  address_line2: z.string().nullable(),
  city: z.string(),
  region: z.string().nullable(),
  postal_code: z.string().nullable(),
  country_code: z.string(),
  tax_number: z.string().nullable(),
});
export type BillingDetails = z.infer<typeof billingDetailsSchema>;

export const saveBillingDetailsSchema = z.strictObject({
  buyer_name: typedText(200),
  address_line1: typedText(200),
  address_line2: optionalText(200),
  city: typedText(120),
  region: optionalText(120),
  postal_code: optionalText(20),
  country_code: countryCodeSchema,
  tax_number: optionalText(40),
});
export type SaveBillingDetails = z.infer<typeof saveBillingDetailsSchema>;

export const billingSubscriptionSchema = z.object({
  plan: z.enum(BILLED_PLANS),
  /** Null in a trial in which nothing was chosen, and of a plan that lapsed before anything was paid. */
  interval: z.enum(BILLING_INTERVALS).nullable(),
  stage: z.enum(BILLING_STAGES),
  is_owner: z.boolean(),
  owner_name: z.string(),
  /** Null before the mailbox is proven, and of a plan that never had a trial. */
  trial_ends_at: z.iso.datetime().nullable(),
  period_from: z.iso.datetime().nullable(),
  period_to: z.iso.datetime().nullable(),
  /** Active because of an accepted purchase order whose invoice is not due yet. */
  is_on_account: z.boolean(),
  /** While past due: the plan stays open until then. */
  grace_ends_at: z.iso.datetime().nullable(),
  /** When it ends because it was cancelled. */
  cancels_on: z.iso.datetime().nullable(),
  /** It was cancelled because the account of its owner was suspended. */
  is_ended_by_suspension: z.boolean(),
  /** A change that waits for the next period. */
  scheduled: z.object({ ...billed, from: z.iso.datetime() }).nullable(),
  seats: z.object({ used: z.int(), max: z.int() }),
  /** What is due next and when. Null when nothing was chosen, or when it was cancelled. */
  next_charge: z.object({ ...money, ...billed, on: z.iso.datetime() }).nullable(),
  open_invoice: z.object({ id: z.uuid(), number: z.string(), ...money, due_on: z.iso.datetime() }).nullable(),
});
export type BillingSubscription = z.infer<typeof billingSubscriptionSchema>;

export const billingSchema = z.object({
  /** Null: the coach has no subscription and no seat. */
  subscription: billingSubscriptionSchema.nullable(),
  offers: z.array(z.object({ ...offer, ...money, is_current: z.boolean(), is_scheduled: z.boolean() })),
  /** For the owner alone. */
  details: billingDetailsSchema.nullable(),
  /** For the owner alone, the latest first. */
  purchase_orders: z.array(purchaseOrderSchema),
  /** What the reader can do now; nothing for those who have a seat and do not own the subscription. */
  can: z.object({
    choose: z.boolean(),
    cancel: z.boolean(),
    resume: z.boolean(),
    /** Take back a change that waits for the next period. */
    keep: z.boolean(),
    send_purchase_order: z.boolean(),
    edit_details: z.boolean(),
  }),
});
export type Billing = z.infer<typeof billingSchema>;

/** How a plan is paid by card, and what its owner can do about it. */
export const billingCardSchema = z.object({
  /** Whether this installation takes cards at all. */
  is_offered: z.boolean(),
  /** A plan can be paid by card from now on: after a trial or a period that is paid by invoice, or at once where nothing runs. */
  can_check_out: z.boolean(),
  is_by_card: z.boolean(),
  /** Null: not paid by card, or the payment service has not told us. */
  payment_method: z.object({ brand: z.string(), last4: z.string() }).nullable(),
  /** Change the card and see the receipts, at the payment service. */
  can_manage: z.boolean(),
  /** A page to pay on was opened, and nothing is known of its end yet. */
  is_checking_out: z.boolean(),
  /** Something was asked of the payment service, which has not confirmed it yet. */
  is_waiting: z.boolean(),
  /** The number of a purchase order that waits, and is taken back once a card is confirmed. */
  drops_order: z.string().nullable(),
});
export type BillingCard = z.infer<typeof billingCardSchema>;

/** Where the browser goes next, at the payment service. */
export const paymentPageSchema = z.object({ url: z.url() });
export type PaymentPage = z.infer<typeof paymentPageSchema>;

/** What a choice would do, before it is made. */
export const foreseenChoiceSchema = z.object({
  takes_effect_on: z.iso.datetime().nullable().describe('Null: when the invoice is marked as paid.'),
  is_at_once: z.boolean(),
  charge: z.object({ ...money, on: z.iso.datetime() }),
  /** Nothing is paid for the period that runs: a new invoice takes the place of the open one, and the plan stays open until then. */
  unpaid_until: z.iso.datetime().nullable(),
  /** People with a seat who would have none. */
  seats_over: z.int(),
  /** Alerts that would not be sent. */
  alerts_locked: z.int(),
  loses: z.array(z.enum(PLAN_BENEFITS)),
  gains: z.array(z.enum(PLAN_BENEFITS)),
});
export type ForeseenChoice = z.infer<typeof foreseenChoiceSchema>;

/** What cancelling would do, before it is done. */
export const foreseenCancelSchema = z.object({
  ends_on: z.iso.datetime(),
  seats_over: z.int(),
  alerts_locked: z.int(),
  loses: z.array(z.enum(PLAN_BENEFITS)),
});
export type ForeseenCancel = z.infer<typeof foreseenCancelSchema>;

export const invoiceSchema = z.object({
  id: z.uuid(),
  number: z.string(),
  state: z.enum(INVOICE_STATES),
  issued_at: z.iso.datetime(),
  due_on: z.iso.datetime(),
  /** When it was marked as paid. */
  paid_at: z.iso.datetime().nullable(),
  /** The day on which the money came. */
  paid_on: z.iso.date().nullable(),
  voided_at: z.iso.datetime().nullable(),
  ...money,
  /** Null of an invoice for consulting. */
  plan: billed.plan.nullable(),
  interval: billed.interval.nullable(),
  /** What a family was advised about, as the quote had it; the request is gone after its time. */
  consulting: z.object({ request_id: z.uuid().nullable(), covers: z.string() }).nullable(),
  /** Null: the period begins when the invoice is marked as paid. */
  period_from: z.iso.datetime().nullable(),
  period_to: z.iso.datetime().nullable(),
  /** As it was when the invoice was issued. Without an address when none was given. */
  buyer: z.object({
    name: z.string(),
    institution: z.string().nullable(),
    email: z.string().nullable(),
    address_lines: z.array(z.string()),
    country_code: z.string().nullable(),
    tax_number: z.string().nullable(),
  }),
  /** Of an invoice that an accepted purchase order was billed with. */
  purchase_order_number: z.string().nullable(),
  /** Lines of text from the settings of this installation: where the money goes. Empty when nothing is set. */
  how_to_pay: z.array(z.string()),
});
export type Invoice = z.infer<typeof invoiceSchema>;

/** The latest first. */
export const invoiceListSchema = z.object({ items: z.array(invoiceSchema) });
export type InvoiceList = z.infer<typeof invoiceListSchema>;

export const adminInvoiceQuerySchema = z.strictObject({
  state: z.enum(INVOICE_STATES).optional(),
  /** `next` of the page before. */
  after: z.uuid().optional(),
});
export type AdminInvoiceQuery = z.infer<typeof adminInvoiceQuerySchema>;

export const adminInvoiceSchema = invoiceSchema.extend({
  /** Whose subscription it is; null when the account was erased. */
  owner: z.object({ user_id: z.uuid(), name: z.string() }).nullable(),
  paid_reference: z.string().nullable(),
  marked_by_name: z.string().nullable(),
  void_code: z.enum(VOID_CODES).nullable(),
  /** What an admin wrote who took it back. */
  void_reason: z.string().nullable(),
  /** When the plan would end if this open invoice was taken back. Null: it has ended. */
  ends_if_void: z.iso.datetime().nullable(),
  /** The plan lapsed because of it: marking it as paid gives back the period if it still runs, else one from now, on an invoice of its own. */
  can_be_paid_late: z.boolean(),
});
export type AdminInvoice = z.infer<typeof adminInvoiceSchema>;

/** Open ones by the day they are due, the most overdue first; others the latest first. */
export const adminInvoicesSchema = z.object({
  items: z.array(adminInvoiceSchema),
  next: z.uuid().nullable(),
  /** How many are open in all, how many of them are past the day they were due, and when the first of them was issued. */
  open: z.int(),
  overdue: z.int(),
  oldest_issued_at: z.iso.datetime().nullable(),
});
export type AdminInvoices = z.infer<typeof adminInvoicesSchema>;

export const markInvoicePaidSchema = z.strictObject({
  /** What the bank statement says, so that the payment can be found again. */
  reference: typedText(120),
  /** The day on which the money came. */
  paid_on: z.iso.date(),
});
export type MarkInvoicePaid = z.infer<typeof markInvoicePaidSchema>;

export const voidInvoiceSchema = z.strictObject({ reason: typedText(500) });
export type VoidInvoice = z.infer<typeof voidInvoiceSchema>;
