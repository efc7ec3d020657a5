/**
 * How long we keep what is deleted before its account is: one list. The job that deletes, the page that says what we hold,
 * the download, docs/what-we-hold.md and the operator's command all read these figures here.
 */
import type { Holding } from './holdings.ts';
import { DAY_MS } from './time.ts';
import type { Locale } from './vocabulary.ts';

const HOUR_MS = DAY_MS / 24;

interface Period {
  count: number;
  unit: 'hours' | 'days' | 'months';
  /** What is deleted, and from when the period counts; for operators and the document. */
  what: string;
  since: string;
  /** Under which heading the page names the figure; null for what is about nobody. */
  holding: Holding | null;
}

export const RETENTION = {
  ended_sessions: {
    count: 0,
    unit: 'days',
    what: 'sign-ins that have ended',
    since: 'the end of the sign-in',
    holding: 'sign_in',
  },
  reset_links: {
    count: 0,
    unit: 'days',
    what: 'links for a new password and half-done sign-ins',
    since: 'the end of the link',
    holding: 'sign_in',
  },
  mailed_codes: {
    count: 0,
    unit: 'days',
    what: 'codes and links that were to prove a mailbox',
    since: 'the end of the link',
    holding: 'sign_in',
  },
  reached_limits: {
    count: 90,
    unit: 'days',
    what: 'limits that an account reached',
    since: 'the last time it did',
    holding: 'sign_in',
  },
  rate_limits: {
    count: 0,
    unit: 'days',
    what: 'counters of attempts, by hash',
    since: 'the end of their window',
    holding: null,
  },
  family_codes: {
    count: 30,
    unit: 'days',
    what: 'family codes that nobody used',
    since: 'the end of the code',
    holding: 'family',
  },
  guardian_invitations: {
    count: 30,
    unit: 'days',
    what: 'invitations to be a guardian that nobody accepted, with the invited address',
    since: 'the end of the invitation',
    holding: 'family',
  },
  release_requests: {
    count: 12,
    unit: 'months',
    what: 'requests for a release that nobody answered',
    since: 'the request',
    holding: 'decisions',
  },
  contact_requests: {
    count: 12,
    unit: 'months',
    what: 'requests for contact that nobody answered',
    since: 'the request',
    holding: 'decisions',
  },
  personal_evidence: {
    count: 30,
    unit: 'days',
    what: 'documents and words shown to prove guardianship or age',
    since: 'the decision',
    holding: 'checks',
  },
  evidence: {
    count: 3,
    unit: 'months',
    what: 'documents and words shown for any other check',
    since: 'the end of the badge, or the decision where there was none',
    holding: 'checks',
  },
  looks: {
    count: 24,
    unit: 'months',
    what: 'who looked at a profile',
    since: 'the day of the look',
    holding: 'looks',
  },
  profile_opens: {
    count: 24,
    unit: 'months',
    what: 'which profiles a limited plan opened',
    since: 'the month in which they counted',
    holding: 'plan',
  },
  notifications: {
    count: 12,
    unit: 'months',
    what: 'notifications',
    since: 'the notification',
    holding: 'notices',
  },
  deleted_videos: {
    count: 24,
    unit: 'hours',
    what: 'videos that their athlete deleted, which can be restored until then',
    since: 'the deletion',
    holding: 'profile',
  },
  unsent_files: {
    count: 24,
    unit: 'hours',
    what: 'files uploaded to a conversation and never sent',
    since: 'the upload',
    holding: 'messages',
  },
  work_email_codes: {
    count: 24,
    unit: 'hours',
    what: 'codes that were to prove a work address',
    since: 'the end of the code',
    holding: 'work',
  },
  unused_invitations: {
    count: 90,
    unit: 'days',
    what: 'invitation codes that nobody ever used',
    since: 'the end of the code, or the day it was revoked',
    holding: 'work',
  },
  removed_entries: {
    count: 7,
    unit: 'days',
    what: 'athletes that a coach removed from a list, with what was written there',
    since: 'the removal',
    holding: 'work',
  },
  seat_invitations: {
    count: 30,
    unit: 'days',
    what: 'invitations to a staff that nobody accepted, with the invited address',
    since: 'the end of the invitation, or the day it was taken back',
    holding: 'plan',
  },
  invoices: {
    count: 120,
    unit: 'months',
    what: 'invoices, also those of accounts that were deleted: the law asks for them',
    since: 'the day it was issued',
    holding: 'plan',
  },
  purchase_orders: {
    count: 24,
    unit: 'months',
    what: 'purchase orders with their documents; the invoice keeps the number',
    since: 'the decision, or the day it was taken back',
    holding: 'plan',
  },
  stripe_events: {
    count: 60,
    unit: 'days',
    what: 'that the payment service told us something, by the number of the message',
    since: 'the message',
    holding: null,
  },
  stripe_operations: {
    count: 12,
    unit: 'months',
    what: 'what we asked of the payment service',
    since: 'its end',
    holding: null,
  },
  stripe_comparisons: {
    count: 90,
    unit: 'days',
    what: 'what a comparison with the payment service found',
    since: 'the comparison',
    holding: null,
  },
  deleted_searches: {
    count: 7,
    unit: 'days',
    what: 'saved searches that were deleted, which can be brought back until then',
    since: 'the deletion',
    holding: 'work',
  },
  alert_digests: {
    count: 14,
    unit: 'days',
    what: 'that an email of alerts was made and sent',
    since: 'the email',
    holding: 'work',
  },
  alert_matches: {
    count: 14,
    unit: 'days',
    what: 'what alerts found and nobody was told',
    since: 'the find',
    holding: null,
  },
  card_changes: {
    count: 60,
    unit: 'days',
    what: 'that something about an athlete was new in search',
    since: 'the change',
    holding: null,
  },
  player_reports: {
    count: 24,
    unit: 'months',
    what: 'issues of the Global Player Report',
    since: 'the day on which it was made',
    holding: null,
  },
  application_documents: {
    count: 30,
    unit: 'days',
    what: 'documents of people who applied as director',
    since: 'the decision',
    holding: 'work',
  },
  support_messages: {
    count: 24,
    unit: 'months',
    what: 'messages to support, with the answers',
    since: 'the message',
    holding: 'support',
  },
  consulting: {
    count: 24,
    unit: 'months',
    what: 'requests for consulting, with messages and quote, unless what was agreed is not done or not paid; the invoice is kept as every other',
    since: 'the last step of the request',
    holding: 'support',
  },
  safety_messages: {
    count: 60,
    unit: 'months',
    what: 'safety reports to support, with the answers',
    since: 'the report',
    holding: 'support',
  },
  reports: {
    count: 24,
    unit: 'months',
    what: 'what was reported to moderators, who did and their words',
    since: 'the decision',
    holding: 'support',
  },
  reports_of_danger: {
    count: 60,
    unit: 'months',
    what: 'the same where a child may be in danger',
    since: 'the decision',
    holding: 'support',
  },
  data_exports: {
    count: 7,
    unit: 'days',
    what: 'downloads of one’s data',
    since: 'the moment they were ready',
    holding: 'log',
  },
  retention_days: {
    count: 12,
    unit: 'months',
    what: 'how much of all this was deleted on a day',
    since: 'the day',
    holding: null,
  },
} as const satisfies Record<string, Period>;

export type RetentionId = keyof typeof RETENTION;

/** In the order in which they are deleted and listed. */
// Made of exactly these keys.
export const RETENTION_IDS = Object.keys(RETENTION) as RetentionId[];

/** What counts from this moment or an earlier one is over now. */
export function overSince(id: RetentionId, now: Date): Date {
  const { count, unit } = RETENTION[id];
  if (unit === 'months') return monthsBefore(now, count);
  return new Date(now.getTime() - count * (unit === 'days' ? DAY_MS : HOUR_MS));
}

/** The same day of an earlier month, or its last one: never a later moment than that, which would delete too early. */
function monthsBefore(now: Date, months: number): Date {
  const then = new Date(now);
  then.setUTCDate(1);
  then.setUTCMonth(then.getUTCMonth() - months);
  const lastDay = new Date(Date.UTC(then.getUTCFullYear(), then.getUTCMonth() + 1, 0)).getUTCDate();
  then.setUTCDate(Math.min(now.getUTCDate(), lastDay));
  return then;
}

/** The figures that the words about one kind of holding name, by the name of their period. */
export function periodsOf(holding: Holding): Record<string, number> {
  return Object.fromEntries(
    RETENTION_IDS.flatMap((id) => (RETENTION[id].holding === holding ? [[id, RETENTION[id].count]] : [])),
  );
}

/** "5 years", "18 months", "30 days": whole years are said as years. */
export function periodWords({ count, unit }: Pick<Period, 'count' | 'unit'>, locale: Locale): string {
  const isYears = unit === 'months' && count > 12 && count % 12 === 0;
  const words = new Intl.NumberFormat(locale, {
    style: 'unit',
    unit: isYears ? 'year' : UNIT_NAMES[unit],
    unitDisplay: 'long',
  });
  return words.format(isYears ? count / 12 : count);
}

const UNIT_NAMES = { hours: 'hour', days: 'day', months: 'month' } as const;

/** What the page of a holding says of how long it is kept. */
export function periodWordsOf(holding: Holding, locale: Locale): Record<string, string> {
  return Object.fromEntries(
    RETENTION_IDS.flatMap((id) =>
      RETENTION[id].holding === holding ? [[id, periodWords(RETENTION[id], locale)]] : [],
    ),
  );
}
