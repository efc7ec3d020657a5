/** What we hold of people who work here: coaches and their plans, directors, and those who write or invite. */
import { sql } from 'kysely';
import { ofAccount, ofCoach, out, part, shown, used, type Part } from './holding.ts';

const COACH = { roles: ['coach'] } as const;
const DIRECTOR = { roles: ['regional_director'] } as const;

const FILE = {
  ...shown('content_type', 'bytes', 'sha256', 'created_at'),
  ...out('secret', 'storage_key'),
} as const;

/** Of a plan that the person owns. */
function ofOwnPlan(): Part['rows'] {
  return ({ userId }) =>
    sql<boolean>`held.subscription_id in (select id from subscriptions where owner_user_id = ${userId}::uuid)`;
}

export const WORK_HOLDINGS: readonly Part[] = [
  part('coaches', {
    ...COACH,
    name: 'work',
    holding: 'work',
    rows: ofAccount('user_id'),
    columns: {
      ...shown(
        'id',
        'title',
        'work_email',
        'work_email_proven_at',
        'affiliation_status',
        'created_at',
        'updated_at',
      ),
      ...used('institution', 'institution_id'),
      ...out('key', 'user_id'),
    },
  }),
  part('work_email_codes', {
    ...COACH,
    name: 'work_email_being_confirmed',
    holding: 'work',
    rows: ofCoach(),
    columns: {
      ...shown('email', 'created_at', 'expires_at', 'attempts'),
      ...out('key', 'coach_id'),
      ...out('secret', 'code_hash'),
    },
  }),
  part('institutions', {
    ...COACH,
    name: 'institutions_you_proposed',
    holding: 'work',
    rows: ofAccount('proposed_by'),
    columns: {
      ...shown(
        'name',
        'kind',
        'city',
        'country_code',
        'division',
        'website',
        'email_domain',
        'status',
        'created_at',
      ),
      ...out('key', 'id', 'proposed_by', 'updated_at'),
      ...out('made', 'sorted_name'),
      ...out('work', 'banned_by', 'merged_into', 'merged_at'),
    },
  }),
  part('verifications', {
    ...COACH,
    name: 'checks_of_your_institution',
    holding: 'checks',
    rows: ofCoach(),
    columns: {
      ...shown(
        'id',
        'fact_group',
        'status',
        'method',
        'reason',
        'country_code',
        'fact_values',
        'offered_values',
      ),
      ...shown('evidence', 'evidence_deleted_at', 'created_at', 'decided_at', 'expires_at', 'expired_at'),
      ...used('institution', 'institution_id'),
      ...used('role', 'requested_by', 'director_user_id'),
      ...out('key', 'coach_id', 'season_id', 'athlete_id', 'guardian_link_id'),
      ...out('made', 'values_hash'),
      ...out('work', 'claimed_at', 'claimed_by', 'expiry_noticed_at', 'reminded_at'),
    },
  }),
  part('evidence_files', {
    ...COACH,
    name: 'papers_of_your_work',
    holding: 'checks',
    rows: ({ coachId }) =>
      sql<boolean>`held.verification_id in (select id from verifications where coach_id = ${coachId}::uuid)`,
    columns: {
      ...FILE,
      ...shown('verification_id', 'name'),
      ...used('role', 'uploaded_by'),
      ...out('key', 'id'),
    },
  }),
  part('releases', {
    ...COACH,
    name: 'releases_you_requested',
    holding: 'decisions',
    rows: ofAccount('requested_by'),
    columns: {
      ...shown('created_at', 'field_group', 'audience', 'message'),
      ...used('institution', 'institution_id'),
      ...out('key', 'id', 'requested_by'),
      ...out('others', 'athlete_id'),
      ...out(
        'family',
        'status',
        'reason',
        'decided_at',
        'decided_by',
        'withdrawn_at',
        'is_ended_by_block',
        'expires_at',
        'offered_until',
        'set_aside_until',
      ),
    },
  }),
  part('contact_requests', {
    ...COACH,
    name: 'contact_you_requested',
    holding: 'decisions',
    rows: ofCoach(),
    columns: {
      ...shown('created_at', 'message', 'division', 'program', 'verdict'),
      ...used('institution', 'institution_id'),
      ...out('key', 'id', 'coach_id'),
      ...out('others', 'athlete_id'),
      ...out('family', 'status', 'reason', 'decided_at', 'decided_by', 'is_closed'),
      ...out('family', 'offered_until', 'set_aside_until'),
    },
  }),
  part('profile_views', {
    roles: ['coach', 'regional_director', 'admin'],
    name: 'your_looks',
    holding: 'looks',
    rows: ofAccount('viewer_user_id'),
    columns: {
      ...shown(
        'viewed_on',
        'first_viewed_at',
        'last_viewed_at',
        'groups',
        'viewer_role',
        'is_institution_verified',
        'is_exported',
        'report_form',
      ),
      ...used('institution', 'institution_id'),
      ...out('key', 'viewer_user_id'),
      ...out('others', 'athlete_id'),
    },
  }),
  part('subscriptions', {
    name: 'plans',
    holding: 'plan',
    roles: ['coach', 'guardian', 'athlete'],
    rows: ofAccount('owner_user_id'),
    columns: {
      ...shown('id', 'plan', 'status', 'trial_ends_at', 'current_period_ends_at', 'created_at', 'updated_at'),
      ...shown('offered_at', 'billing_interval', 'period_from', 'period_to', 'grace_ends_at', 'cancelled_at'),
      ...shown('scheduled_plan', 'scheduled_interval', 'paid_by', 'is_prepaid', 'card_brand', 'card_last4'),
      ...used('role', 'offered_to'),
      ...out('made', 'access_ends_at', 'anchor_day'),
      ...out('work', 'bill_ordinal', 'billed', 'next_step_at', 'stripe_read_at'),
      ...out('key', 'owner_user_id', 'stripe_subscription_id'),
      // Of a plan that was taken over it is somebody else.
      ...out('others', 'trial_begun_by'),
    },
  }),
  part('billing_details', {
    ...COACH,
    name: 'billing_address',
    holding: 'plan',
    rows: ofOwnPlan(),
    columns: {
      ...shown('buyer_name', 'address_line1', 'address_line2', 'city', 'region', 'postal_code'),
      ...shown('country_code', 'tax_number', 'updated_at'),
      ...out('key', 'subscription_id'),
    },
  }),
  part('invoices', {
    // Also families that were advised.
    roles: ['coach', 'guardian', 'athlete'],
    name: 'invoices',
    holding: 'plan',
    rows: ofAccount('buyer_user_id'),
    columns: {
      ...shown('number', 'plan', 'billing_interval', 'period_from', 'period_to', 'amount_cents', 'currency'),
      ...shown('buyer_name', 'buyer_institution', 'buyer_email', 'buyer_address', 'buyer_country'),
      ...shown(
        'buyer_tax_number',
        'purchase_order_number',
        'covers',
        'state',
        'issued_at',
        'due_at',
        'paid_at',
        'paid_on',
        'voided_at',
      ),
      ...out(
        'key',
        'id',
        'subscription_id',
        'consulting_id',
        'buyer_user_id',
        'settles_id',
        'stripe_invoice_id',
      ),
      ...out(
        'work',
        'year',
        'place',
        'ordinal',
        'anchor_day',
        'paid_reference',
        'marked_by',
        'void_code',
        'void_reason',
      ),
    },
  }),
  part('purchase_orders', {
    ...COACH,
    name: 'purchase_orders',
    holding: 'plan',
    rows: ofAccount('sent_by'),
    columns: {
      ...shown(
        'number',
        'plan',
        'billing_interval',
        'amount_cents',
        'state',
        'reason',
        'sent_at',
        'decided_at',
      ),
      ...out('key', 'id', 'subscription_id', 'sent_by', 'invoice_id'),
      ...out('work', 'decided_by'),
    },
  }),
  part('purchase_order_documents', {
    ...COACH,
    name: 'documents_of_purchase_orders',
    holding: 'plan',
    rows: ({ userId }) =>
      sql<boolean>`held.purchase_order_id in (select id from purchase_orders where sent_by = ${userId}::uuid)`,
    columns: { ...FILE, ...shown('name'), ...out('key', 'purchase_order_id') },
  }),
  part('stripe_customers', {
    ...COACH,
    name: 'customer_numbers',
    holding: 'plan',
    rows: ofAccount('user_id'),
    columns: { ...shown('id', 'created_at'), ...out('key', 'user_id') },
  }),
  part('seats', {
    ...COACH,
    name: 'seats',
    holding: 'plan',
    rows: ofAccount('user_id'),
    columns: {
      ...shown('subscription_id', 'since', 'parked_at', 'ended_at'),
      ...used('role', 'given_by', 'ended_by'),
      ...out('key', 'id', 'user_id'),
    },
  }),
  part('seat_invitations', {
    ...COACH,
    name: 'seat_invitations_you_sent',
    holding: 'plan',
    rows: ofAccount('invited_by'),
    columns: {
      ...shown('subscription_id', 'created_at', 'expires_at', 'accepted_at', 'voided_at'),
      ...out('key', 'id', 'invited_by'),
      ...out('others', 'email', 'accepted_by'),
      ...out('secret', 'token_hash'),
    },
  }),
  part('seat_invitations', {
    ...COACH,
    name: 'seat_invitations_you_accepted',
    holding: 'plan',
    rows: ofAccount('accepted_by'),
    columns: {
      ...shown('email', 'created_at', 'accepted_at'),
      ...used('role', 'invited_by'),
      ...out('key', 'id', 'subscription_id', 'accepted_by'),
      ...out('work', 'expires_at', 'voided_at'),
      ...out('secret', 'token_hash'),
    },
  }),
  part('subscription_handovers', {
    ...COACH,
    name: 'plans_handed_over',
    holding: 'plan',
    rows: ({ userId }) =>
      sql<boolean>`(held.from_user_id = ${userId}::uuid or held.to_user_id = ${userId}::uuid)`,
    columns: {
      ...shown('subscription_id', 'handed_at'),
      ...used('role', 'from_user_id', 'to_user_id', 'handed_by'),
      ...out('key', 'id'),
      // What an admin writes about one person is in the row of another as well.
      ...out('work', 'reason'),
    },
  }),
  part('profile_opens', {
    ...COACH,
    name: 'profiles_opened',
    holding: 'plan',
    rows: ({ userId }) =>
      sql<boolean>`held.subscription_id in (select id from subscriptions where owner_user_id = ${userId}::uuid)`,
    columns: {
      ...shown('subscription_id', 'month', 'opened_at'),
      ...out('others', 'athlete_id'),
    },
  }),
  part('saved_searches', {
    ...COACH,
    name: 'saved_searches',
    holding: 'work',
    // What a colleague saved belongs to the staff, and is the words of that colleague.
    rows: ofAccount('saved_by'),
    columns: {
      ...shown('name', 'filters', 'sort', 'created_at', 'deleted_at', 'subscription_id'),
      ...out('key', 'id', 'saved_by'),
    },
  }),
  part('saved_search_visits', {
    ...COACH,
    name: 'saved_searches_opened',
    holding: 'work',
    rows: ofAccount('user_id'),
    columns: { ...shown('visited_at', 'seen_until'), ...out('key', 'saved_search_id', 'user_id') },
  }),
  part('alert_settings', {
    ...COACH,
    name: 'alert_settings',
    holding: 'work',
    rows: ofAccount('user_id'),
    columns: {
      ...shown('time_zone', 'quiet_from', 'quiet_until', 'is_paused', 'is_email_off'),
      ...out('key', 'user_id'),
    },
  }),
  part('alert_digests', {
    ...COACH,
    name: 'alert_emails',
    holding: 'work',
    rows: ofAccount('user_id'),
    columns: { ...shown('made_at', 'sent_at', 'is_at_once'), ...out('key', 'id', 'user_id') },
  }),
  part('alerts', {
    ...COACH,
    name: 'alerts',
    holding: 'work',
    rows: ofAccount('user_id'),
    columns: {
      ...shown('kinds', 'frequency', 'by_bell', 'by_email', 'created_at'),
      ...out('key', 'id', 'user_id', 'saved_search_id'),
      ...out('made', 'reach', 'wants'),
    },
  }),
  part('invitations', {
    roles: ['coach', 'regional_director', 'admin'],
    name: 'invitations',
    holding: 'work',
    rows: ofAccount('issued_by'),
    columns: {
      ...shown('code', 'kind', 'max_uses', 'uses', 'stated_age', 'created_at', 'expires_at', 'revoked_at'),
      ...used('institution', 'institution_id'),
      ...out('key', 'id', 'issued_by'),
    },
  }),
  part('director_applications', {
    ...DIRECTOR,
    name: 'application',
    holding: 'work',
    rows: ofAccount('user_id'),
    columns: {
      ...shown('federation', 'website', 'referee_name', 'referee_contact', 'countries_known', 'languages'),
      ...shown('created_at', 'updated_at'),
      ...out('key', 'user_id'),
    },
  }),
  part('director_refusals', {
    ...DIRECTOR,
    name: 'refused_application',
    holding: 'work',
    rows: ofAccount('user_id'),
    columns: {
      ...shown('reason', 'refused_at'),
      ...out('key', 'user_id'),
      ...out('work', 'refused_by'),
    },
  }),
  part('application_documents', {
    ...DIRECTOR,
    name: 'document_of_application',
    holding: 'work',
    rows: ofAccount('user_id'),
    columns: { ...FILE, ...shown('name', 'decided_at'), ...out('key', 'user_id') },
  }),
  part('director_regions', {
    ...DIRECTOR,
    name: 'regions',
    holding: 'work',
    rows: ofAccount('director_user_id'),
    columns: {
      ...shown('assigned_at'),
      region_id: {
        made: () => sql`(select region.name from regions region where region.id = held.region_id)`,
      },
      ...out('key', 'director_user_id'),
    },
  }),
  part('declared_conflicts', {
    ...DIRECTOR,
    name: 'conflicts_you_declared',
    holding: 'work',
    rows: ofAccount('director_user_id'),
    columns: {
      ...shown('created_at'),
      ...used('institution', 'institution_id'),
      ...out('key', 'director_user_id'),
      ...out('others', 'athlete_id'),
    },
  }),
  part('posts', {
    roles: ['regional_director', 'admin'],
    name: 'posts',
    holding: 'work',
    rows: ofAccount('author_user_id'),
    columns: {
      ...shown('id', 'title', 'body', 'kind', 'status', 'locale', 'country_code', 'author_name', 'version'),
      ...shown('created_at', 'updated_at', 'published_at'),
      ...out('key', 'author_user_id'),
      ...out('work', 'removed_by'),
    },
  }),
  part('post_versions', {
    roles: ['regional_director', 'admin'],
    name: 'earlier_versions_of_posts',
    holding: 'work',
    rows: ofAccount('author_user_id'),
    columns: {
      ...shown('post_id', 'version', 'title', 'body', 'author_name', 'created_at'),
      ...out('key', 'author_user_id'),
    },
  }),
  part('post_images', {
    roles: ['regional_director', 'admin'],
    name: 'pictures_of_posts',
    holding: 'work',
    rows: ofAccount('uploaded_by'),
    columns: { ...FILE, ...shown('post_id'), ...out('key', 'id', 'uploaded_by') },
  }),
  part('recruiting_lists', {
    ...COACH,
    name: 'recruiting_lists',
    holding: 'work',
    rows: ofAccount('owner_user_id'),
    columns: {
      ...shown('id', 'name', 'note', 'is_shared', 'archived_at', 'created_at', 'updated_at'),
      ...out('key', 'subscription_id', 'owner_user_id'),
    },
  }),
  part('list_entries', {
    ...COACH,
    name: 'athletes_you_added',
    holding: 'work',
    rows: ofAccount('added_by'),
    columns: {
      ...shown('list_id', 'added_at', 'moved_at', 'removed_at'),
      ...out('key', 'id', 'added_by', 'stage_id', 'position'),
      // The staff's, and perhaps somebody else's words.
      ...out('others', 'athlete_id', 'tags', 'step', 'step_on', 'step_owner_id'),
    },
  }),
  part('list_notes', {
    ...COACH,
    name: 'notes_on_lists',
    holding: 'work',
    rows: ofAccount('author_user_id'),
    columns: { ...shown('body', 'created_at'), ...out('key', 'id', 'entry_id', 'author_user_id') },
  }),
  part('entry_ratings', {
    ...COACH,
    name: 'ratings_on_lists',
    holding: 'work',
    rows: ofAccount('user_id'),
    columns: { ...shown('value'), ...out('key', 'entry_id', 'criterion_id', 'user_id') },
  }),
];
