/**
 * What a notification asks its reader for. News stays unread until it was read; what asks for something also until that was
 * done, by any of the people who may, or has ended by itself.
 */
import type { Notification, NotificationKind } from '@faircourt/contracts/notifications';
import type { Transaction } from 'kysely';
import type { DB } from '../platform/database/schema.gen.ts';

export type DataOf<Kind extends NotificationKind> = Extract<Notification, { kind: Kind }>['data'];

/** A new kind does not compile until it says whether it asks, and one that does, until server/src/asking.ts says how long. */
const ASKS = {
  session_copied: 'never',
  welcome: 'never',
  trial_used: 'never',
  /** A plan that is offered, and one whose owner is gone. */
  team_news: 'sometimes',
  /** What is to be paid. */
  billing_news: 'sometimes',
  /** A quote, and an invoice. */
  consulting_news: 'sometimes',
  quote_accepted: 'always',
  new_sign_in: 'never',
  link_requested: 'always',
  link_active: 'never',
  link_ended: 'never',
  /** Somebody is to be added, or a yes is missing; a guardian's word does not count. */
  guardian_news: 'sometimes',
  guardian_conflict: 'always',
  /** A director needs more. */
  guardianship_decided: 'sometimes',
  guardianship_expiring: 'always',
  /** Told once to all who were here before, and about no athlete in particular. */
  guardianship_needed: 'never',
  releases_offered: 'always',
  listing_paused: 'never',
  listing_resumed: 'never',
  visibility_widened: 'never',
  listing_suggested: 'always',
  release_requested: 'always',
  contact_requested: 'always',
  request_decided: 'never',
  contact_approved: 'never',
  message: 'never',
  /** An age in doubt. */
  age_notice: 'sometimes',
  /** A download that is ready. */
  data_export: 'sometimes',
  /** An erasure that a guardian is to agree to, or can stop. */
  erasure_news: 'sometimes',
  /** A director needs more, or offers other values. */
  verification_decided: 'sometimes',
  verification_expiring: 'always',
  /** A director needs more. */
  affiliation_decided: 'sometimes',
  affiliation_expiring: 'always',
  report_decided: 'never',
  measure_taken: 'never',
  measure_undone: 'never',
  appeal_declined: 'never',
  report_appealed: 'never',
  /** Nobody can look for an item that was never opened. */
  safety_reported: 'sometimes',
  institution_banned: 'never',
  institution_unbanned: 'never',
  workplace_merged: 'never',
  institutions_merged: 'never',
  search_alert: 'never',
  director_approved: 'never',
} as const satisfies Record<NotificationKind, 'never' | 'sometimes' | 'always'>;

export type AskingKind = {
  [Kind in NotificationKind]: (typeof ASKS)[Kind] extends 'never' ? never : Kind;
}[NotificationKind];

export interface AskedFor {
  /** In whose chain of the log it is written when this ends. */
  chain: string;
  /** The record that it is about. */
  aboutId: string;
}

/** What `notify` has to be told beside the facts. */
export type AskOf<Kind extends NotificationKind> = (typeof ASKS)[Kind] extends 'always'
  ? { asks: AskedFor }
  : (typeof ASKS)[Kind] extends 'never'
    ? { asks?: never }
    : { asks: AskedFor | null };

/** An unread notification that asks for something. */
export type Asking<Kind extends AskingKind = AskingKind> = {
  [Each in Kind]: AskedFor & { id: string; userId: string; kind: Each; data: DataOf<Each> };
}[Kind];

/** Whether there is still something to do for this reader. */
export type StillAsks<Kind extends AskingKind> = (
  trx: Transaction<DB>,
  asking: Asking<Kind>,
  now: Date,
) => Promise<boolean>;

/** Spelled out: by its name, a function that answers for several kinds would be taken for none of them. */
export type AskingTable = {
  readonly [Kind in AskingKind]: (trx: Transaction<DB>, asking: Asking<Kind>, now: Date) => Promise<boolean>;
};
