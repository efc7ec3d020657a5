/** What a decision about an item would touch, and what of it is left. */
import type { ModerationKind } from '@faircourt/contracts/vocabulary';
import { sql } from 'kysely';
import type { MeasurableFacts } from '../../access/facts/subjects.ts';
import { isRemovedMessage } from '../../access/scopes/own-records.scope.ts';
import type { Locks } from '../../access/holding/hold.ts';
import type { Queries } from '../../platform/database/database.ts';

export interface Concerned {
  id: string;
  kind: ModerationKind;
  subject_id: string;
  about_user_id: string | null;
  athlete_id: string | null;
  coach_id: string | null;
  is_quiet: boolean;
  is_suspended: boolean;
  is_removable: boolean;
  /** Those whom the item keeps apart already. */
  frozen_athlete_ids: string[];
  /** Where the person works, unless it is banned. */
  institution_id: string | null;
  institution_name: string | null;
  /** In a conversation: what was reported and still says something. */
  message_ids: string[];
  /** What changes with the person's account: their athletes, and what they coach or check. */
  athlete_ids: string[];
  coach_ids: string[];
}

export async function findConcerned(queries: Queries, itemId: string): Promise<Concerned | undefined> {
  const { rows } = await sql<Concerned>`
    select item.id, item.kind, item.subject_id, item.about_user_id, item.athlete_id, item.coach_id, item.is_quiet,
      coalesce(person.status = 'suspended', false) as is_suspended,
      institution.id as institution_id, institution.name as institution_name,
      reported.message_ids,
      case item.kind
        when 'video' then exists (select 1 from videos where videos.id = item.subject_id)
        when 'photo' then exists (select 1 from files
          where files.athlete_id = item.subject_id and files.kind = 'photo' and files.removed_by is null)
        when 'post' then exists (select 1 from posts
          where posts.id = item.subject_id and posts.status = 'published')
        when 'conversation' then cardinality(reported.message_ids) > 0
        else false
      end as is_removable,
      array(select blocks.athlete_id::text from blocks
        where blocks.moderation_item_id = item.id and blocks.lifted_at is null) as frozen_athlete_ids,
      array(
        select athletes.id::text from athletes where athletes.user_id = item.about_user_id
        union select link.athlete_id::text from guardian_links link where link.guardian_user_id = item.about_user_id
        union select claimed.athlete_id::text from verifications claimed
          where claimed.claimed_by = item.about_user_id and claimed.athlete_id is not null
      ) as athlete_ids,
      array(
        select coaches.id::text from coaches where coaches.user_id = item.about_user_id
        union select claimed.coach_id::text from verifications claimed
          where claimed.claimed_by = item.about_user_id and claimed.coach_id is not null
      ) as coach_ids
    from moderation_items item
    cross join lateral (
      select array(select message.id::text from messages message
        where message.id in (
            select request.message_id from support_requests request where request.moderation_item_id = item.id
            union select report.message_id from moderation_reports report where report.item_id = item.id)
          and not ${isRemovedMessage()}) as message_ids
    ) reported
    left join users person on person.id = item.about_user_id
    left join coaches coach on coach.user_id = item.about_user_id
    left join institutions institution on institution.id = coach.institution_id and institution.banned_by is null
    where item.id = ${itemId}`.execute(queries);
  return rows[0];
}

/** For the rules. */
export function measurableOf(concerned: Concerned): MeasurableFacts {
  return {
    aboutUserId: concerned.about_user_id,
    isQuiet: concerned.is_quiet,
    isSuspended: concerned.is_suspended,
    isRemovable: concerned.is_removable,
    hasPair: concerned.frozen_athlete_ids.length > 0 || pairOf(concerned) !== null,
    institutionId: concerned.institution_id,
  };
}

export function pairOf(item: Pick<Concerned, 'athlete_id' | 'coach_id'>) {
  const { athlete_id: athleteId, coach_id: coachId } = item;
  return athleteId !== null && coachId !== null ? { athleteId, coachId } : null;
}

/** All that a decision may change is held before anything changes: what follows from it takes nothing out of order. */
export function locksOf(concerned: Concerned | undefined, itemId: string): Locks {
  const threadId = concerned?.kind === 'conversation' ? concerned.subject_id : null;
  return {
    turns: { moderating: threadId },
    records: {
      moderation_item: itemId,
      account: concerned?.about_user_id,
      athlete: distinct([
        concerned?.athlete_id,
        ...(concerned?.frozen_athlete_ids ?? []),
        ...(concerned?.athlete_ids ?? []),
      ]),
      coach: distinct([...(concerned?.coach_ids ?? [])]),
      institution: concerned?.institution_id,
      thread: threadId,
      post: concerned?.kind === 'post' ? concerned.subject_id : null,
    },
  };
}

function distinct(ids: readonly (string | null | undefined)[]): string[] {
  return [...new Set(ids.filter((id) => typeof id === 'string'))];
}
