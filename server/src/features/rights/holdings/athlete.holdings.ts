/** What we hold of athletes: the profile with its files, what was checked, and who looked. */
import { sql } from 'kysely';
import { readableEntries, withheldEntries } from '../../../access/scopes/log.scope.ts';
import { ofAthlete, out, part, shown, used, type Part, type Subject } from './holding.ts';

const ATHLETE = { roles: ['athlete'], readers: 'family' } as const;

const VIDEO = {
  ...shown(
    'title',
    'url',
    'description',
    'provider',
    'language',
    'tags',
    'is_public',
    'public_since',
    'created_at',
  ),
  ...used('role', 'public_by'),
  ...out('key', 'id', 'athlete_id'),
} as const;

/** What was checked of the athlete. A guardian's own papers are the guardian's. */
const CHECKS = sql`select id from verifications`;

/** What moderators took away is given out to nobody. */
const NOT_REMOVED = (subject: Subject) => sql<boolean>`(${ofAthlete()(subject)} and held.removed_by is null)`;

export const ATHLETE_HOLDINGS: readonly Part[] = [
  part('athletes', {
    ...ATHLETE,
    name: 'profile',
    holding: 'profile',
    rows: ofAthlete('id'),
    columns: {
      ...shown('id', 'birthdate', 'bio', 'bio_i18n', 'city', 'country_code', 'current_team', 'school_name'),
      ...shown('grad_year', 'jersey_number', 'primary_position', 'secondary_position', 'dominant_hand'),
      ...shown('height_cm', 'weight_kg', 'wingspan_cm', 'vertical_cm', 'social_handles', 'visibility'),
      ...shown('release_policy', 'age_doubts', 'doubted_grad_year', 'created_at', 'updated_at'),
      ...shown('locked_at', 'paused_at', 'paused_until', 'held_at'),
      ...used('role', 'locked_by', 'paused_by'),
      ...out('key', 'user_id'),
      ...out('others', 'held_for'),
      ...out('work', 'held_reason'),
    },
  }),
  part('academics', {
    ...ATHLETE,
    name: 'academics',
    holding: 'profile',
    rows: ofAthlete(),
    columns: {
      ...shown('gpa', 'sat', 'act', 'core_courses', 'transcript_url', 'created_at', 'updated_at'),
      ...out('key', 'athlete_id'),
    },
  }),
  part('measurements', {
    ...ATHLETE,
    name: 'measurements',
    holding: 'profile',
    rows: ofAthlete(),
    columns: {
      ...shown('measured_on', 'height_cm', 'weight_kg', 'wingspan_cm', 'vertical_cm', 'created_at'),
      ...out('key', 'id', 'athlete_id'),
    },
  }),
  part('seasons', {
    ...ATHLETE,
    name: 'seasons',
    holding: 'profile',
    rows: ofAthlete(),
    columns: {
      ...shown(
        'label',
        'team',
        'league',
        'games',
        'minutes',
        'points',
        'rebounds',
        'assists',
        'steals',
        'blocks',
      ),
      ...shown('field_goals_made', 'field_goals_attempted', 'threes_made', 'threes_attempted'),
      ...shown('free_throws_made', 'free_throws_attempted', 'created_at', 'updated_at'),
      ...out('key', 'id', 'athlete_id'),
    },
  }),
  part('videos', { ...ATHLETE, name: 'videos', holding: 'profile', rows: ofAthlete(), columns: VIDEO }),
  part('video_stills', {
    ...ATHLETE,
    name: 'video_stills',
    holding: 'profile',
    rows: ofAthlete(),
    columns: {
      ...shown('content_type', 'bytes', 'sha256', 'created_at'),
      ...out('key', 'video_id', 'athlete_id'),
      ...out('work', 'checked_at'),
      ...out('secret', 'storage_key'),
    },
  }),
  part('deleted_videos', {
    ...ATHLETE,
    name: 'deleted_videos',
    holding: 'profile',
    rows: NOT_REMOVED,
    columns: { ...VIDEO, ...shown('deleted_at'), ...out('work', 'removed_by') },
  }),
  part('files', {
    ...ATHLETE,
    name: 'photo_and_transcript',
    holding: 'profile',
    rows: NOT_REMOVED,
    columns: {
      ...shown('kind', 'content_type', 'bytes', 'sha256', 'created_at'),
      ...used('role', 'uploaded_by'),
      ...out('key', 'id', 'athlete_id'),
      ...out('work', 'removed_by'),
      ...out('secret', 'storage_key'),
    },
  }),
  part('age_notices', {
    ...ATHLETE,
    name: 'notices_of_age',
    holding: 'notices',
    rows: ofAthlete(),
    columns: { ...shown('notice', 'sent_at'), ...out('key', 'athlete_id') },
  }),
  part('profile_views', {
    ...ATHLETE,
    name: 'looks',
    holding: 'looks',
    rows: ofAthlete(),
    columns: {
      // As on the family's page: the institution, not the person.
      ...shown(
        'viewed_on',
        'first_viewed_at',
        'last_viewed_at',
        'viewer_role',
        'is_institution_verified',
        'groups',
        'is_exported',
        'report_form',
      ),
      ...used('institution', 'institution_id'),
      ...out('key', 'athlete_id'),
      ...out('others', 'viewer_user_id'),
    },
  }),
  part('verifications', {
    ...ATHLETE,
    name: 'checks',
    holding: 'checks',
    rows: ({ athleteId }) =>
      sql<boolean>`held.athlete_id = ${athleteId}::uuid and held.guardian_link_id is null`,
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
      ...used('role', 'requested_by'),
      ...used('name', 'director_user_id'),
      ...out('key', 'athlete_id', 'season_id', 'coach_id', 'institution_id', 'guardian_link_id'),
      ...out('made', 'values_hash'),
      ...out('work', 'claimed_at', 'claimed_by', 'expiry_noticed_at', 'reminded_at'),
    },
  }),
  part('evidence_files', {
    ...ATHLETE,
    name: 'documents_shown',
    holding: 'checks',
    rows: ({ athleteId }) => sql<boolean>`held.verification_id in (${CHECKS}
      where athlete_id = ${athleteId}::uuid and guardian_link_id is null)`,
    columns: {
      ...shown('verification_id', 'name', 'content_type', 'bytes', 'sha256', 'created_at'),
      ...used('role', 'uploaded_by'),
      ...out('key', 'id'),
      ...out('secret', 'storage_key'),
    },
  }),
  part('events', {
    ...ATHLETE,
    name: 'log',
    holding: 'log',
    as: 'entry',
    // As the family's page of the log has it: a minor learns of a coach once a guardian has approved.
    rows: (subject) =>
      sql<boolean>`(entry.chain = ${subject.athleteId}::uuid and ${readableEntries(isMinor(subject))})`,
    columns: {
      ...shown('seq', 'type', 'created_at', 'actor_role'),
      data: {
        made: (subject) => sql`case when ${withheldEntries(isMinor(subject))} then '{}' else entry.data end`,
      },
      ...used('role', 'actor_user_id'),
      ...out('key', 'id', 'chain'),
      ...out('made', 'hash', 'prev_hash'),
    },
  }),
];

function isMinor({ reader }: Subject) {
  return sql`${reader === 'minor'}::boolean`;
}
