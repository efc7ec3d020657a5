/** What we hold of everybody: the account, how they sign in, what we told them, what they asked us, and what they did. */
import { sql } from 'kysely';
import { isOwnSupportRequest } from '../../../access/scopes/own-records.scope.ts';
import { ofAccount, out, part, shown, used, type Part } from './holding.ts';

export const ACCOUNT_HOLDINGS: readonly Part[] = [
  part('users', {
    name: 'account',
    holding: 'account',
    readers: 'family',
    rows: ofAccount('id'),
    columns: {
      ...shown('id', 'name', 'role', 'locale', 'status', 'avatar_url', 'created_at', 'updated_at'),
      ...shown('first_searched_at', 'withheld_at'),
      ...out('key', 'auth_id'),
      ...out('made', 'sorted_name', 'status_before_suspension'),
    },
  }),
  part('auth_users', {
    name: 'email',
    holding: 'account',
    readers: 'family',
    rows: ({ authId }) => sql<boolean>`held.id = ${authId}::uuid`,
    columns: {
      ...shown('email', 'email_verified', 'image', 'created_at', 'updated_at'),
      ...out('key', 'id'),
      ...out('made', 'name', 'two_factor_enabled'),
    },
  }),
  part('invitation_redemptions', {
    name: 'joined_by_invitation',
    holding: 'account',
    readers: 'family',
    rows: ofAccount('user_id'),
    columns: { ...shown('redeemed_at'), ...out('key', 'user_id'), ...out('others', 'invitation_id') },
  }),
  part('last_visits', {
    name: 'last_visit',
    holding: 'account',
    rows: ofAccount('user_id'),
    columns: { ...shown('seen_on'), ...out('key', 'user_id') },
  }),
  part('notification_choices', {
    name: 'notification_choices',
    holding: 'account',
    rows: ofAccount('user_id'),
    columns: { ...shown('topic', 'by_bell', 'by_email'), ...out('key', 'user_id') },
  }),
  part('checklist_ticks', {
    name: 'checklists',
    holding: 'account',
    rows: ofAccount('user_id'),
    columns: { ...shown('item', 'is_ticked', 'changed_at'), ...out('key', 'user_id') },
  }),
  part('search_views', {
    name: 'search_view',
    holding: 'account',
    rows: ofAccount('user_id'),
    columns: { ...shown('view', 'columns'), ...out('key', 'user_id') },
  }),
  part('restrictions', {
    name: 'frozen_account',
    holding: 'account',
    readers: 'family',
    rows: ofAccount('user_id'),
    columns: { ...shown('placed_at'), ...used('role', 'placed_by'), ...out('key', 'user_id') },
  }),
  part('suspensions', {
    name: 'suspensions',
    holding: 'account',
    rows: ofAccount('user_id'),
    columns: {
      // The reason was emailed to them. Why it was lifted is a note among admins.
      ...shown('suspended_at', 'until', 'reason', 'lifted_at'),
      ...out('key', 'user_id'),
      ...out('work', 'id', 'suspended_by', 'lifted_by', 'lift_reason', 'moderation_decision_id'),
    },
  }),
  part('auth_accounts', {
    name: 'password',
    holding: 'sign_in',
    rows: ({ authId }) => sql<boolean>`held.user_id = ${authId}::uuid`,
    columns: {
      ...shown('provider_id', 'created_at', 'updated_at'),
      ...out('key', 'id', 'user_id', 'account_id'),
      ...out('secret', 'password', 'access_token', 'refresh_token', 'id_token'),
      ...out('secret', 'access_token_expires_at', 'refresh_token_expires_at', 'scope'),
    },
  }),
  part('auth_sessions', {
    name: 'sign_in_sessions',
    holding: 'sign_in',
    rows: ({ authId }) => sql<boolean>`held.user_id = ${authId}::uuid`,
    columns: {
      ...shown('created_at', 'updated_at', 'expires_at', 'ip_address', 'user_agent', 'second_factor'),
      ...out('key', 'id', 'user_id'),
      ...out('secret', 'token'),
    },
  }),
  part('auth_two_factors', {
    name: 'authenticator',
    holding: 'sign_in',
    rows: ({ authId }) => sql<boolean>`held.user_id = ${authId}::uuid`,
    columns: {
      ...shown('verified', 'confirmed_at'),
      ...out('key', 'id', 'user_id'),
      ...out('secret', 'secret', 'backup_codes', 'failed_verification_count', 'locked_until'),
    },
  }),
  part('auth_passkeys', {
    name: 'passkeys',
    holding: 'sign_in',
    rows: ({ authId }) => sql<boolean>`held.user_id = ${authId}::uuid`,
    columns: {
      ...shown('name', 'created_at', 'last_used_at', 'backed_up'),
      ...out('key', 'id', 'user_id'),
      ...out('secret', 'public_key', 'credential_id', 'counter', 'device_type', 'transports', 'aaguid'),
    },
  }),
  part('mailbox_codes', {
    name: 'email_being_confirmed',
    holding: 'sign_in',
    rows: ofAccount('user_id'),
    columns: {
      ...shown('email', 'created_at', 'expires_at', 'link_expires_at', 'attempts'),
      ...out('key', 'user_id'),
      ...out('secret', 'code_hash', 'link_hash'),
    },
  }),
  part('reached_limits', {
    name: 'limits_reached',
    holding: 'sign_in',
    rows: ofAccount('user_id'),
    columns: {
      ...shown('limit_name', 'reached_on', 'times', 'first_at', 'last_at'),
      ...out('key', 'user_id'),
    },
  }),
  part('legal_notices', {
    name: 'notices_of_new_versions',
    holding: 'notices',
    rows: ofAccount('user_id'),
    columns: { ...shown('document', 'version', 'told_at'), ...out('key', 'user_id') },
  }),
  part('notifications', {
    name: 'notifications',
    holding: 'notices',
    rows: ofAccount('user_id'),
    columns: {
      ...shown('kind', 'data', 'created_at', 'read_at'),
      ...out('key', 'id', 'user_id', 'chain', 'about_id'),
    },
  }),
  part('support_requests', {
    name: 'messages_to_support',
    holding: 'support',
    as: 'request',
    // As on the page of support. Safety reports are in nobody's download.
    rows: ({ actor }) => sql<boolean>`(${isOwnSupportRequest(actor)} and request.type <> 'safety')`,
    columns: {
      ...shown('id', 'reference', 'type', 'name', 'email', 'locale'),
      ...shown('created_at', 'waiting_since', 'closed_at'),
      // Without signing in anybody may have typed it, with this address.
      message: {
        made: () => sql`case when request.reporter_user_id is not null then request.message end`,
      },
      ...out('key', 'reporter_user_id'),
      ...out('secret', 'fingerprint'),
      ...out('quiet', 'source', 'category', 'moderation_item_id', 'thread_id', 'message_id'),
      ...out('work', 'claimed_at', 'claimed_by', 'closed_by', 'closed_note'),
    },
  }),
  part('support_messages', {
    name: 'answers_of_support',
    holding: 'support',
    rows: ({ actor }) => sql<boolean>`held.kind <> 'note' and held.request_id in (
      select request.id from support_requests request
      where ${isOwnSupportRequest(actor)} and request.type <> 'safety')`,
    columns: {
      ...shown('request_id', 'kind', 'body', 'created_at', 'sent_at'),
      ...used('role', 'author_user_id'),
      ...out('key', 'id', 'submission_id'),
      ...out('work', 'due_at'),
    },
  }),
  part('consulting_cases', {
    name: 'consulting',
    holding: 'support',
    rows: ({ actor }) => sql<boolean>`held.request_id in (
      select request.id from support_requests request where ${isOwnSupportRequest(actor)})`,
    columns: {
      ...shown('request_id', 'state', 'opened_at', 'changed_at', 'call_planned_at', 'call_at', 'call_note'),
      ...shown('quote_amount_cents', 'quote_currency', 'quote_covers', 'quote_valid_until', 'quoted_at'),
      ...shown('accepted_at', 'accepted_name', 'ended_at', 'end_reason'),
      ...out('key', 'quote_id', 'accepted_by'),
      ...out('work', 'version'),
    },
  }),
  part('booked_extras', {
    name: 'booked_extras',
    holding: 'support',
    rows: ({ actor }) => sql<boolean>`held.request_id in (
      select request.id from support_requests request where ${isOwnSupportRequest(actor)})`,
    columns: { ...shown('request_id', 'kind', 'booked_at'), ...out('key', 'subscription_id') },
  }),
  part('moderation_reports', {
    name: 'reports_you_made',
    holding: 'support',
    // A minor may have reported somebody who looks over their shoulder.
    rows: ({
      userId,
      reader,
    }) => sql<boolean>`(held.reported_by = ${userId}::uuid and ${reader !== 'minor'}::boolean
      and exists (select 1 from moderation_items item where item.id = held.item_id and not item.is_quiet))`,
    columns: {
      ...shown('category', 'reason', 'created_at'),
      ...out('key', 'id', 'reported_by'),
      ...out('work', 'item_id', 'message_id', 'signals', 'figures'),
    },
  }),
  part('moderation_decisions', {
    name: 'decisions_about_you',
    holding: 'account',
    rows: ofAccount('user_id'),
    columns: {
      ...shown('measure', 'reason', 'until', 'decided_at', 'undone_at'),
      ...used('institution', 'institution_id'),
      ...out('key', 'id', 'user_id'),
      ...out('work', 'item_id', 'decided_by', 'message_ids'),
    },
  }),
  part('moderation_appeals', {
    name: 'appeals_you_made',
    holding: 'account',
    rows: ({ userId }) => sql<boolean>`held.decision_id in (
      select decision.id from moderation_decisions decision where decision.user_id = ${userId}::uuid)`,
    columns: {
      ...shown('words', 'made_at', 'decided_at', 'is_accepted', 'answer'),
      ...out('key', 'decision_id'),
      ...out('work', 'decided_by', 'entered_by'),
    },
  }),
  part('data_exports', {
    name: 'downloads',
    holding: 'log',
    rows: ofAccount('user_id'),
    columns: {
      ...shown('requested_at', 'status', 'ready_at', 'expires_at', 'bytes'),
      ...out('key', 'id', 'user_id', 'sha256', 'progress'),
      ...out('others', 'athlete_id'),
      ...out('secret', 'storage_key'),
    },
  }),
  part('events', {
    name: 'account_log',
    holding: 'log',
    as: 'entry',
    // What one admin asks of another is told by what comes of it, and not before.
    rows: ({ userId }) =>
      sql<boolean>`(entry.chain = ${userId}::uuid and entry.type not like 'confirmation.%')`,
    columns: {
      ...shown('seq', 'type', 'created_at', 'actor_role', 'data'),
      ...used('role', 'actor_user_id'),
      ...out('key', 'id', 'chain'),
      ...out('made', 'hash', 'prev_hash'),
    },
  }),
  part('events', {
    name: 'what_you_did',
    holding: 'log',
    as: 'entry',
    // Elsewhere: in the logs of athletes, institutions and other records. Asking support for help is left out, and so is
    // every report: somebody may look over the shoulder of who reads it.
    rows: ({ userId, athleteId }) => sql<boolean>`(entry.actor_user_id = ${userId}::uuid
      and entry.chain <> ${userId}::uuid and entry.chain is distinct from ${athleteId}::uuid
      and entry.type not like all (array['support.%', 'moderation.%', 'confirmation.%', 'message.%']))`,
    columns: {
      ...shown('type', 'created_at', 'actor_role'),
      ...out('key', 'id', 'seq', 'actor_user_id'),
      ...out('others', 'chain', 'data'),
      ...out('made', 'hash', 'prev_hash'),
    },
  }),
];
