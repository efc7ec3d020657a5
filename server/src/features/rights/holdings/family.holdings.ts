/** What we hold of a family: links, forms, decisions and conversations, of the athlete and of each guardian by themself. */
import { sql } from 'kysely';
import { isReleaseApproved } from '../../../access/scopes/log.scope.ts';
import { isDeliveredTo, isRemovedMessage } from '../../../access/scopes/own-records.scope.ts';
import { ofAccount, ofAthlete, out, part, shown, used, type Part } from './holding.ts';

const ATHLETE = { roles: ['athlete'], readers: 'family' } as const;
const GUARDIAN = { roles: ['guardian'] } as const;

const FILE = {
  ...shown('name', 'content_type', 'bytes', 'sha256', 'created_at'),
  ...out('key', 'id'),
  ...out('secret', 'storage_key'),
} as const;

/** Which form it was, in words. */
const SIGNED_FORM = {
  document_id: {
    made: () => sql`(select form.title || ' (' || form.version || ')'
      from consent_documents form where form.id = held.document_id)`,
  },
} as const;

export const FAMILY_HOLDINGS: readonly Part[] = [
  part('guardian_links', {
    ...ATHLETE,
    name: 'guardians',
    holding: 'family',
    rows: ofAthlete(),
    columns: {
      ...shown('id', 'status', 'created_at', 'agreed_at', 'activated_at', 'ended_at', 'seen_at'),
      ...shown('invite_expires_at', 'conflict_since'),
      ...used('name', 'guardian_user_id'),
      // The athlete typed it. It is no other guardian's business.
      ...used('self', 'invited_email'),
      ...used('role', 'ended_by', 'admitted_by'),
      ...out('key', 'athlete_id'),
      ...out('others', 'stated_name', 'stated_birthdate', 'stated_at', 'relationship'),
      ...out('work', 'signals', 'admitted_reason', 'ended_reason', 'ended_on_order'),
      ...out('secret', 'token_hash'),
    },
  }),
  part('guardian_links', {
    ...GUARDIAN,
    name: 'your_links',
    holding: 'family',
    rows: ofAccount('guardian_user_id'),
    columns: {
      ...shown('id', 'status', 'relationship', 'stated_name', 'stated_birthdate', 'stated_at'),
      ...shown('created_at', 'agreed_at', 'activated_at', 'ended_at', 'seen_at', 'conflict_since'),
      ...used('role', 'ended_by', 'admitted_by'),
      ...out('key', 'guardian_user_id'),
      // The athlete typed the address, and it may be somebody else's who passed the invitation on.
      ...out('others', 'athlete_id', 'invited_email', 'invite_expires_at'),
      ...out('work', 'signals', 'admitted_reason', 'ended_reason', 'ended_on_order'),
      ...out('secret', 'token_hash'),
    },
  }),
  part('guardianship_notices', {
    ...GUARDIAN,
    name: 'notice_of_guardianship',
    holding: 'notices',
    rows: ofAccount('user_id'),
    columns: { ...shown('told_at'), ...out('key', 'user_id') },
  }),
  part('family_codes', {
    ...ATHLETE,
    name: 'family_code',
    holding: 'family',
    rows: ofAthlete(),
    columns: { ...shown('created_at', 'expires_at'), ...out('key', 'athlete_id'), ...out('secret', 'code') },
  }),
  part('consent_signatures', {
    ...ATHLETE,
    name: 'consent_forms',
    holding: 'family',
    rows: ofAthlete(),
    columns: {
      ...shown('id', 'athlete_name', 'signed_name', 'signed_at', 'withdrawn_at', 'body_hash'),
      ...SIGNED_FORM,
      ...used('name', 'guardian_user_id'),
      ...used('role', 'withdrawn_by'),
      ...out('key', 'athlete_id'),
      ...out('others', 'ip_address'),
    },
  }),
  part('consent_signatures', {
    ...GUARDIAN,
    name: 'forms_you_signed',
    holding: 'family',
    rows: ofAccount('guardian_user_id'),
    columns: {
      ...shown('id', 'athlete_name', 'signed_name', 'signed_at', 'withdrawn_at', 'body_hash'),
      ...shown('ip_address'),
      ...SIGNED_FORM,
      ...used('role', 'withdrawn_by'),
      ...out('key', 'guardian_user_id'),
      ...out('others', 'athlete_id'),
    },
  }),
  part('verifications', {
    ...GUARDIAN,
    name: 'checks_of_guardianship',
    holding: 'checks',
    rows: ({ userId }) => sql<boolean>`held.guardian_link_id in (
      select id from guardian_links where guardian_user_id = ${userId}::uuid)`,
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
      ...shown('guardian_link_id'),
      ...used('role', 'requested_by', 'director_user_id'),
      ...out('key', 'season_id', 'coach_id', 'institution_id'),
      ...out('others', 'athlete_id'),
      ...out('made', 'values_hash'),
      ...out('work', 'claimed_at', 'claimed_by', 'expiry_noticed_at', 'reminded_at'),
    },
  }),
  part('evidence_files', {
    ...GUARDIAN,
    name: 'documents_you_showed',
    holding: 'checks',
    rows: ({ userId }) => sql<boolean>`held.verification_id in (
      select checked.id from verifications checked join guardian_links link on link.id = checked.guardian_link_id
      where link.guardian_user_id = ${userId}::uuid)`,
    columns: { ...FILE, ...shown('verification_id'), ...used('role', 'uploaded_by') },
  }),
  part('releases', {
    ...ATHLETE,
    name: 'releases',
    holding: 'decisions',
    // A minor learns of what a coach asked for once a guardian has approved it, as in the log.
    rows: ({ athleteId, reader }) => sql<boolean>`(held.athlete_id = ${athleteId}::uuid
      and (${reader !== 'minor'}::boolean or held.requested_by is null
        or ${isReleaseApproved(sql`held.athlete_id`, sql`held.id::text`)}))`,
    columns: {
      ...shown('field_group', 'audience', 'status', 'created_at', 'decided_at', 'expires_at', 'withdrawn_at'),
      ...shown('offered_until'),
      // What a coach wrote to those who decide, what they said to it, and whom they blocked.
      ...used('decider', 'message', 'reason', 'set_aside_until', 'is_ended_by_block'),
      ...used('institution', 'institution_id'),
      ...used('role', 'decided_by', 'requested_by'),
      ...out('key', 'id', 'athlete_id'),
    },
  }),
  part('contact_requests', {
    ...ATHLETE,
    name: 'requests_for_contact',
    holding: 'decisions',
    // A minor learns of a coach's request to talk once a guardian has approved it.
    rows: ({ athleteId, reader }) => sql<boolean>`(held.athlete_id = ${athleteId}::uuid
      and (held.status = 'approved' or ${reader !== 'minor'}::boolean))`,
    columns: {
      ...shown('status', 'created_at', 'decided_at', 'division', 'program', 'verdict', 'is_closed'),
      ...shown('offered_until'),
      ...used('decider', 'message', 'reason', 'set_aside_until'),
      ...used('coach', 'coach_id'),
      ...used('institution', 'institution_id'),
      ...used('role', 'decided_by'),
      ...out('key', 'id', 'athlete_id'),
    },
  }),
  part('blocks', {
    ...ATHLETE,
    name: 'blocks',
    holding: 'decisions',
    // Those of moderators are not the family's.
    rows: ({ athleteId, reader }) => sql<boolean>`(held.athlete_id = ${athleteId}::uuid
      and held.moderation_item_id is null and ${reader !== 'minor'}::boolean)`,
    columns: {
      ...shown('created_at', 'lifted_at'),
      ...used('coach', 'coach_id'),
      ...used('institution', 'institution_id'),
      ...used('role', 'decided_by'),
      ...out('key', 'id', 'athlete_id'),
      ...out('work', 'moderation_item_id'),
    },
  }),
  part('threads', {
    ...ATHLETE,
    name: 'conversations',
    holding: 'messages',
    rows: ofAthlete(),
    columns: {
      ...shown('id', 'created_at', 'last_message_at'),
      ...used('coach', 'coach_id'),
      ...out('key', 'athlete_id'),
    },
  }),
  part('messages', {
    ...ATHLETE,
    name: 'messages',
    holding: 'messages',
    rows: ({ athleteId, userId }) =>
      sql<boolean>`(held.thread_id in (select id from threads where athlete_id = ${athleteId}::uuid)
        and ${isDeliveredTo(userId, { message: sql`held.id`, writer: sql`held.sender_user_id` })})`,
    columns: {
      ...shown('thread_id', 'created_at', 'sender_role'),
      // What moderators removed is shown to nobody, except to those who wrote it.
      body: { made: () => sql`case when not ${isRemovedMessage(sql`held.id`)} then held.body end` },
      ...used('name', 'sender_user_id'),
      ...out('key', 'id', 'client_id'),
    },
  }),
  part('message_files', {
    ...ATHLETE,
    name: 'files_in_conversations',
    holding: 'messages',
    rows: ({ athleteId, userId }) => sql<boolean>`(held.thread_id in (
      select id from threads where athlete_id = ${athleteId}::uuid)
      and (held.message_id is not null or held.uploaded_by = ${userId}::uuid)
      and not ${isRemovedMessage(sql`held.message_id`)}
      and ${isDeliveredTo(userId, { message: sql`held.message_id`, writer: sql`held.uploaded_by` })})`,
    columns: { ...FILE, ...shown('thread_id'), ...used('role', 'uploaded_by'), ...out('key', 'message_id') },
  }),
  part('messages', {
    roles: ['guardian', 'coach'],
    name: 'messages_you_sent',
    holding: 'messages',
    rows: ofAccount('sender_user_id'),
    columns: {
      ...shown('created_at', 'body', 'sender_role'),
      ...out('key', 'id', 'client_id', 'sender_user_id'),
      ...out('others', 'thread_id'),
    },
  }),
  part('message_files', {
    roles: ['guardian', 'coach'],
    name: 'files_you_sent',
    holding: 'messages',
    rows: ofAccount('uploaded_by'),
    columns: { ...FILE, ...out('key', 'uploaded_by', 'message_id'), ...out('others', 'thread_id') },
  }),
  part('message_reports', {
    name: 'messages_you_reported',
    holding: 'messages',
    // It may be a message of the guardian who looks over the minor's shoulder.
    rows: ({ userId, reader }) =>
      sql<boolean>`(held.reported_by = ${userId}::uuid and ${reader !== 'minor'}::boolean)`,
    columns: {
      ...shown('created_at', 'reason'),
      ...out('key', 'id', 'reported_by'),
      ...out('others', 'message_id', 'thread_id'),
    },
  }),
];
