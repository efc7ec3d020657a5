/** Tables that no period empties, each with the reason why its rows are kept. */
import type { DB } from '../../../platform/database/schema.gen.ts';

export const KEPT = {
  ...because('the record of an athlete: kept until they change it, and deleted with the account', [
    'academics',
    'athletes',
    'files',
    'measurements',
    'seasons',
    'videos',
  ]),
  ...because('the account and how its owner signs in: deleted with it', [
    'auth_accounts',
    'auth_passkeys',
    'auth_two_factors',
    'auth_users',
    'last_visits',
    'search_views',
    'restrictions',
    'users',
  ]),
  ...because('what a family or its athlete decided: deleted with the account of the athlete', [
    'age_notices',
    'blocks',
    'consent_signatures',
    'guardianship_notices',
  ]),
  ...because('both sides can read the conversation again: deleted with the accounts', [
    'held_messages',
    'message_reports',
    'messages',
    'removed_messages',
    'thread_reads',
    'threads',
  ]),
  ...because('the work of a coach, a director or an author: deleted with the account, or without its name', [
    'coaches',
    'declared_conflicts',
    'director_applications',
    'director_refusals',
    'director_regions',
    'entry_ratings',
    'invitation_redemptions',
    'list_notes',
    'list_stages',
    'post_images',
    'post_versions',
    'posts',
    'rating_criteria',
    'recruiting_lists',
    'seats',
    'subscription_handovers',
    'subscriptions',
  ]),
  ...because('what was checked, and what it was worth; what was shown for it has a period', [
    'verifications',
  ]),
  ...because('what was decided about somebody, so that it can be explained and looked up', [
    'admin_actions',
    'confirmations',
    'moderation_appeals',
    'moderation_decisions',
    'moderation_items',
    'removed_photos',
    'suspensions',
  ]),
  ...because('made from other tables, and gone with them', [
    'athlete_cards',
    'card_due',
    'card_names',
    'card_withdrawals',
    'card_words',
    'conflicts_of_interest',
    'shared_mailboxes',
  ]),
  ...because('the log cannot be changed: it holds ids, codes and counts', ['event_heads', 'events']),
  ...because('proof without a name', ['consent_proofs']),
  ...because('a restored backup must be told which accounts to delete again', ['erased_accounts']),
  ...because('gone with the account on the day that it names, or when it is taken back', ['erasures']),
  ...because('gone with the bytes, which the job `sweep-files` deletes within the hour', ['unused_files']),
  ...because('sums that name nobody', ['counted_days', 'daily_sums']),
  ...because('of the product, not of a person', [
    'auth_jwks',
    'consent_documents',
    'contact_rules',
    'institutions',
    'plans',
    'region_countries',
    'region_validity',
    'regions',
  ]),
} satisfies Partial<Record<keyof DB, string>>;

function because<Table extends keyof DB>(why: string, tables: readonly Table[]): Record<Table, string> {
  // Made of exactly these tables.
  return Object.fromEntries(tables.map((table) => [table, why])) as Record<Table, string>;
}
