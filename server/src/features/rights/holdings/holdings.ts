/**
 * All that we hold about people, and the tables that are about nobody. A part does not compile while it says nothing about
 * one of its columns; a table that is in neither list fails the test beside this.
 */
import type { DB } from '../../../platform/database/schema.gen.ts';
import { ACCOUNT_HOLDINGS } from './account.holdings.ts';
import { ATHLETE_HOLDINGS } from './athlete.holdings.ts';
import { FAMILY_HOLDINGS } from './family.holdings.ts';
import type { Part } from './holding.ts';
import { WORK_HOLDINGS } from './work.holdings.ts';

export const HELD_PARTS: readonly Part[] = [
  ...ACCOUNT_HOLDINGS,
  ...ATHLETE_HOLDINGS,
  ...FAMILY_HOLDINGS,
  ...WORK_HOLDINGS,
];

/** Tables of which nothing is in any download, each with its reason. */
export const NOT_HELD = {
  admin_actions:
    'what admins tell each other about why they helped or signed somebody out; that they did is in the log',
  athlete_cards: 'what search shows of an athlete: made from the profile and what is released',
  athlete_summaries:
    'sentences about an athlete with a gap for each fact, and no fact; made from what a page shows',
  alert_matches: 'which athletes an alert has found and not told yet, by id',
  auth_jwks: 'keys of the server',
  auth_verifications: 'hashes of links that set a new password, for an hour',
  billing_reminders:
    'that an owner was reminded of the end of a trial or of an invoice, and when; the bell has the reminder',
  card_changes: 'that something about an athlete was new in search, and when; never what',
  card_due: 'when a card of search is made again',
  card_names: 'the words of names in search: made from the profile and what is released',
  card_withdrawals: 'counts how often a card was taken out of search',
  card_words: 'which words search knows',
  comparison_summaries:
    'sentences about athletes beside each other with a gap for each name and fact; made from what their pages show',
  confirmations:
    'what one admin asks of another before something that cannot be undone; what came of it is in the log',
  conflicts_of_interest: 'a view: who may not judge whom, made from links and work',
  consent_documents: 'the words of the forms, the same for everybody; a signed copy is in the download',
  consent_proofs: 'that a form was signed by an account that is deleted, without a name',
  contact_calendar_revision: 'counts how often the calendar of contact was changed',
  contact_rules: 'the calendar of contact, the same for everybody',
  counted_days: 'up to which day events are counted',
  daily_sums: 'sums without a name or an id',
  erased_accounts: 'ids of accounts that are deleted',
  erasures: 'accounts that are about to be deleted; every page says so, and the log keeps who asked',
  event_heads: 'the last hash of each log',
  held_messages: 'which messages wait until a moderator has looked: their writer sees it beside them',
  invoice_numbers: 'the last number of invoices in a year',
  list_stages: 'the stages of a recruiting list: how a staff calls its own steps, and nobody’s',
  institution_corrections: 'why admins corrected the entry of an institution; that they did is in the log',
  moderation_items: 'what moderators look into: it would tell who reported whom',
  moderation_snapshots: 'what was reported, as it was then: for moderators alone',
  plans: 'what plans cost, the same for everybody',
  player_report_entries:
    'which athletes an issue of the Global Player Report is about, by id, and two heights that directors verified',
  player_reports: 'how many athletes are in search and verified, by country',
  rate_limits: 'hashes that count attempts, for minutes or hours',
  rating_criteria: 'by what a staff rates athletes on its lists: the names of criteria, and nobody’s',
  region_countries: 'which countries a region has',
  region_validity: 'how long a check counts in a region',
  regions: 'the names of regions',
  removed_messages: 'a mark on messages that moderators removed',
  removed_photos: 'hashes of photos that moderators removed, so that the same file is not taken again',
  retention_days: 'how much was deleted on a day because its time was over, without saying of whom',
  session_credentials: 'keys and counters that keep a stolen sign-in out',
  shared_mailboxes: 'a view: which accounts have the same proven address',
  stripe_comparisons: 'when our plans were compared with what the payment service says, and how many',
  stripe_differences: 'what such a comparison found, by the numbers of the payment service',
  stripe_events: 'that the payment service told us something about a subscription, and when; never what',
  stripe_looked_at: 'which findings of such a comparison admins have looked at: who did is in the log',
  stripe_operations: 'what we asked of the payment service, by the numbers of its own',
  summary_switch: 'whether a language model may be used at all',
  summary_use: 'how many summaries a subscription had in a month, without whom they were about',
  thread_reads: 'up to where somebody has read a conversation',
  unused_files: 'files that are about to be deleted, by their place in the store',
  video_still_tries: 'how often a platform was asked for the picture of a video, and when it is next',
} as const satisfies Partial<Record<keyof DB, string>>;
