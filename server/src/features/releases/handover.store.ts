/** What fell with a guardian's link and waits for another guardian: releases, and conversations that were allowed. */
import type { Audience, FieldGroup } from '@faircourt/contracts/vocabulary';
import { sql, type Transaction } from 'kysely';
import type { Queries } from '../../platform/database/database.ts';
import type { DB } from '../../platform/database/schema.gen.ts';
import { LOGGED, type ReleaseKey } from './release-key.ts';
import { isOf } from './release.store.ts';

/** `handoverUntil` null when there is no other guardian. What has ended by itself is not handed over. */
export function dropReleasesOf(
  trx: Transaction<DB>,
  fallen: { athleteId: string; decidedBy: string; handoverUntil: Date | null; now: Date },
) {
  const { handoverUntil, now } = fallen;
  return trx
    .updateTable('releases')
    .set({
      status: 'withdrawn',
      withdrawn_at: now,
      offered_until: sql<Date | null>`case when expires_at is null or expires_at > ${now}
        then ${handoverUntil}::timestamptz end`,
    })
    .where('athlete_id', '=', fallen.athleteId)
    .where('decided_by', '=', fallen.decidedBy)
    .where('status', '=', 'approved')
    .returning([...LOGGED, 'offered_until', 'requested_by'])
    .execute();
}

export function dropContactsOf(
  trx: Transaction<DB>,
  fallen: { athleteId: string; decidedBy: string; handoverUntil: Date | null },
) {
  return trx
    .updateTable('contact_requests')
    .set({ status: 'declined', offered_until: fallen.handoverUntil, is_closed: true })
    .where('athlete_id', '=', fallen.athleteId)
    .where('decided_by', '=', fallen.decidedBy)
    .where('status', '=', 'approved')
    .returning(['id', 'athlete_id', 'coach_id', 'offered_until'])
    .execute();
}

/** Whether something of this guardian waits for another one until this very moment. */
export async function isAnyHandedOver(
  trx: Transaction<DB>,
  { athleteId, decidedBy, until }: { athleteId: string; decidedBy: string; until: Date },
): Promise<boolean> {
  const { rows } = await sql<{ is_any: boolean }>`
    select exists (
      select 1 from releases
      where athlete_id = ${athleteId} and decided_by = ${decidedBy} and offered_until = ${until}
      union all
      select 1 from contact_requests
      where athlete_id = ${athleteId} and decided_by = ${decidedBy} and offered_until = ${until}
    ) as is_any`.execute(trx);
  return rows[0]?.is_any ?? false;
}

export interface HandoverRow {
  id: string;
  athlete_id: string;
  field_group: DB['releases']['field_group'];
  audience: DB['releases']['audience'];
  institution_name: string | null;
  released_by: string | null;
  offered_until: Date;
}

/** What can still be taken over. A conversation is named by its group, and by the institution of its coach. */
export async function listHandovers(
  queries: Queries,
  athleteIds: readonly string[],
  now: Date,
): Promise<HandoverRow[]> {
  const { rows } = await sql<HandoverRow>`
    select offered.*, guardian.name as released_by from (
      select release.id, release.athlete_id, release.field_group, release.audience,
        institution.name as institution_name, release.decided_by, release.offered_until
      from releases release left join institutions institution on institution.id = release.institution_id
      where release.athlete_id = any(${athleteIds}::uuid[]) and release.offered_until > ${now}
        and (release.expires_at is null or release.expires_at > ${now})
      union all
      select request.id, request.athlete_id, 'contact', 'institution', institution.name, request.decided_by,
        request.offered_until
      from contact_requests request join coaches coach on coach.id = request.coach_id
        left join institutions institution on institution.id = coach.institution_id
      where request.athlete_id = any(${athleteIds}::uuid[]) and request.offered_until > ${now}
    ) offered left join users guardian on guardian.id = offered.decided_by
    order by offered.field_group, offered.audience, offered.id`.execute(queries);
  return rows;
}

/** Each handover is taken or refused once: what this returns is no longer handed over. */
export function claimReleaseHandovers(trx: Transaction<DB>, athleteId: string, ids: readonly string[]) {
  return trx
    .with('offered', (db) =>
      db
        .selectFrom('releases')
        .select(['id', 'offered_until'])
        .where('athlete_id', '=', athleteId)
        .where('id', 'in', [...ids])
        .where('offered_until', 'is not', null),
    )
    .updateTable('releases as r')
    .from('offered')
    .set({ offered_until: null })
    .whereRef('r.id', '=', 'offered.id')
    .returning([
      'r.id',
      'r.athlete_id',
      'r.field_group',
      'r.audience',
      'r.institution_id',
      'r.expires_at',
      'offered.offered_until',
    ])
    .execute();
}

export function claimContactHandovers(trx: Transaction<DB>, athleteId: string, ids: readonly string[]) {
  return trx
    .with('offered', (db) =>
      db
        .selectFrom('contact_requests')
        .select(['id', 'offered_until'])
        .where('athlete_id', '=', athleteId)
        .where('id', 'in', [...ids])
        .where('offered_until', 'is not', null),
    )
    .updateTable('contact_requests as c')
    .from('offered')
    .set({ offered_until: null })
    .whereRef('c.id', '=', 'offered.id')
    .returning(['c.id', 'c.athlete_id', 'c.coach_id', 'offered.offered_until'])
    .execute();
}

/** Opens the conversation again, in the name of the guardian who takes it over. */
export async function reopenContact(
  trx: Transaction<DB>,
  id: string,
  { decidedBy, now }: { decidedBy: string; now: Date },
): Promise<void> {
  await trx
    .updateTable('contact_requests')
    .set({ status: 'approved', decided_by: decidedBy, decided_at: now, is_closed: false })
    .where('id', '=', id)
    .execute();
}

/** How many of the handed-over releases are in effect again, no matter who approved them. */
export async function countTakenOver(
  trx: Transaction<DB>,
  athleteId: string,
  ids: readonly string[],
): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from (
      select fallen.id from releases fallen join releases approved
        on approved.athlete_id = fallen.athlete_id and approved.field_group = fallen.field_group
        and approved.audience = fallen.audience
        and approved.institution_id is not distinct from fallen.institution_id and approved.status = 'approved'
      where fallen.athlete_id = ${athleteId} and fallen.status = 'withdrawn'
        and fallen.id = any(${ids}::uuid[])
      union
      select id from contact_requests
      where athlete_id = ${athleteId} and status = 'approved' and id = any(${ids}::uuid[])
    ) taken`.execute(trx);
  return rows[0]?.count ?? 0;
}

/** Decided otherwise meanwhile. */
export async function withdrawHandoversOf(trx: Transaction<DB>, key: ReleaseKey): Promise<void> {
  await trx
    .updateTable('releases')
    .set({ offered_until: null })
    .where(isOf(key))
    .where('offered_until', 'is not', null)
    .execute();
}

/** Withdraws the handovers of these groups; a conversation belongs to the group `contact`. */
export async function withdrawHandoversIn(
  trx: Transaction<DB>,
  athleteId: string,
  groups: readonly FieldGroup[],
): Promise<void> {
  await trx
    .updateTable('releases')
    .set({ offered_until: null })
    .where('athlete_id', '=', athleteId)
    .where('field_group', '=', sql<FieldGroup>`any(${[...groups]}::field_group[])`)
    .where('offered_until', 'is not', null)
    .execute();
  if (!groups.includes('contact')) return;
  await trx
    .updateTable('contact_requests')
    .set({ offered_until: null })
    .where('athlete_id', '=', athleteId)
    .where('offered_until', 'is not', null)
    .execute();
}

/** At 18 decisions are kept in the athlete's own name. Only of these groups: a release that lacked a form never counted, and is withdrawn instead. */
export function passOnReleasesOf(
  trx: Transaction<DB>,
  change: {
    athleteId: string;
    from: string;
    to: string;
    groups: readonly FieldGroup[];
    audiences: readonly Audience[];
  },
) {
  return trx
    .updateTable('releases')
    .set({ decided_by: change.to })
    .where('athlete_id', '=', change.athleteId)
    .where('decided_by', '=', change.from)
    .where('status', '=', 'approved')
    .where('field_group', '=', sql<FieldGroup>`any(${[...change.groups]}::field_group[])`)
    .where('audience', '=', sql<Audience>`any(${[...change.audiences]}::audience[])`)
    .returning(LOGGED)
    .execute();
}

/**
 * Every no becomes the athlete's own, also of guardians who have left, unless the athlete has by now decided about that
 * very audience. Where two said the same, the older one is kept.
 */
export function passOnDenials(trx: Transaction<DB>, change: { athleteId: string; to: string }) {
  return trx
    .updateTable('releases')
    .set({ decided_by: change.to })
    .where(
      'id',
      'in',
      sql<string>`(
        select distinct on (denial.field_group, denial.audience, denial.institution_id) denial.id
        from releases denial
        where denial.athlete_id = ${change.athleteId} and denial.status = 'declined'
          and denial.decided_by is distinct from ${change.to}
          and not exists (
            select 1 from releases own
            where own.athlete_id = denial.athlete_id and own.decided_by = ${change.to}
              and own.status in ('approved', 'declined') and own.field_group = denial.field_group
              and own.audience = denial.audience
              and own.institution_id is not distinct from denial.institution_id)
        order by denial.field_group, denial.audience, denial.institution_id, denial.id)`,
    )
    .returning(LOGGED)
    .execute();
}

export function withdrawReleasesOf(
  trx: Transaction<DB>,
  change: { athleteId: string; from: string; now: Date },
) {
  return trx
    .updateTable('releases')
    .set({ status: 'withdrawn', withdrawn_at: change.now })
    .where('athlete_id', '=', change.athleteId)
    .where('decided_by', '=', change.from)
    .where('status', 'in', ['approved', 'declined'])
    .returning(LOGGED)
    .execute();
}

export function passOnContactsOf(
  trx: Transaction<DB>,
  change: { athleteId: string; from: string; to: string },
) {
  return trx
    .updateTable('contact_requests')
    .set({ decided_by: change.to })
    .where('athlete_id', '=', change.athleteId)
    .where('decided_by', '=', change.from)
    .where('status', '=', 'approved')
    .returning(['id', 'athlete_id', 'coach_id'])
    .execute();
}

/** For guardians, who know it in full. */
export async function findAthleteName(trx: Transaction<DB>, athleteId: string): Promise<string> {
  const { name } = await trx
    .selectFrom('athletes')
    .innerJoin('users', 'users.id', 'athletes.user_id')
    .select('users.name')
    .where('athletes.id', '=', athleteId)
    .executeTakeFirstOrThrow();
  return name;
}
