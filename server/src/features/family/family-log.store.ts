/** Reads the log of an athlete with the names that a family may know. The log itself holds none. */
import type { LogEventType } from '@faircourt/contracts/events';
import { sql, type RawBuilder } from 'kysely';
import { isNamedInLog, readableEntries, withheldEntries } from '../../access/scopes/log.scope.ts';
import type { Queries } from '../../platform/database/database.ts';

export interface LogRow {
  athlete_id: string;
  seq: number;
  type: string;
  created_at: Date;
  actor_role: string;
  actor_name: string | null;
  institution_name: string | null;
  data: Record<string, unknown>;
}

/** Who reads, as access/rules/log.rules.ts asks it. */
export interface LogReader {
  isMinorThemself: boolean;
}

export async function listLogBefore(
  queries: Queries,
  athleteId: string,
  page: { reader: LogReader; before: number | null; size: number },
): Promise<LogRow[]> {
  const isMinor = sql`${page.reader.isMinorThemself}::boolean`;
  const { rows } = await sql<LogRow>`
    select ${columns(isMinor)} from (
      select entry.* from events entry
      where entry.chain = ${athleteId} and (${page.before}::int is null or entry.seq < ${page.before}::int)
        and ${readableEntries(isMinor)}
      order by entry.seq desc limit ${page.size}
    ) entry ${NAMES}
    order by entry.seq desc`.execute(queries);
  return rows;
}

export interface LogSpan {
  athleteId: string;
  /** Null for everything. */
  since: Date | null;
  isMinorThemself: boolean;
  /** For the athlete, who reads in a list of its own who looked: it must not crowd out what changed. */
  isWithoutLooks: boolean;
}

/** They say that somebody looked, not that anything is different. */
const LOOKS = [
  'athlete.viewed',
  'athlete.exported',
  'athlete.report_read',
  'athlete.report_downloaded',
  'file.viewed',
  'verification.opened',
  'verification.claimed',
  'verification.released',
] as const satisfies readonly LogEventType[];

/** The newest entries of each athlete that somebody else has made. */
export async function listNews(
  queries: Queries,
  spans: readonly LogSpan[],
  { userId, perAthlete }: { userId: string; perAthlete: number },
): Promise<LogRow[]> {
  const { rows } = await sql<LogRow>`
    select ${columns(sql`span.is_minor`)}
    from unnest(
      ${spans.map(({ athleteId }) => athleteId)}::uuid[],
      ${spans.map(({ since }) => since)}::timestamptz[],
      ${spans.map(({ isMinorThemself }) => isMinorThemself)}::boolean[],
      ${spans.map(({ isWithoutLooks }) => isWithoutLooks)}::boolean[]
    ) as span (athlete_id, since, is_minor, is_without_looks)
    cross join lateral (
      select entry.* from events entry
      where entry.chain = span.athlete_id and (span.since is null or entry.created_at > span.since)
        and entry.actor_user_id is distinct from ${userId}
        and not (span.is_without_looks and entry.type = any(${LOOKS}::text[])) and ${readableEntries(sql`span.is_minor`)}
      order by entry.seq desc limit ${perAthlete}
    ) entry ${NAMES}
    order by entry.chain, entry.seq desc`.execute(queries);
  return rows;
}

export interface LogProofRow extends LogRow {
  prev_hash: Buffer;
  hash: Buffer;
  /** As the hash was made over it. */
  at: string;
  hashed_text: string;
}

/** Oldest first, with what is needed to check the hashes anywhere: SHA-256 over the hash before and this text. */
export async function listLogProof(
  queries: Queries,
  athleteId: string,
  page: { reader: LogReader; after: number; size: number },
): Promise<LogProofRow[]> {
  const isMinor = sql`${page.reader.isMinorThemself}::boolean`;
  const { rows } = await sql<LogProofRow>`
    select ${columns(isMinor)}, entry.prev_hash, entry.hash,
      to_char(entry.created_at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as at,
      case when ${withheldEntries(isMinor)} then '' else
        jsonb_build_array(entry.id, entry.chain, entry.seq, entry.type, entry.actor_user_id, entry.actor_role, entry.data,
          to_char(entry.created_at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.US'))::text end as hashed_text
    from (
      select entry.* from events entry
      where entry.chain = ${athleteId} and entry.seq > ${page.after}
        and ${readableEntries(isMinor)}
      order by entry.seq limit ${page.size}
    ) entry ${NAMES}
    order by entry.seq`.execute(queries);
  return rows;
}

const columns = (isMinor: RawBuilder<unknown>) => sql`entry.chain as athlete_id, entry.seq, entry.type,
  entry.created_at, entry.actor_role, case when ${withheldEntries(isMinor)} then '{}' else entry.data end as data,
  case when ${isNamedInLog} then actor.name end as actor_name,
  institution.name as institution_name`;

/** The institution that the entry names, else that of the coach whom it names, else where the coach works who made it. */
const NAMES = sql`
  left join athletes athlete on athlete.id = entry.chain
  left join users actor on actor.id = entry.actor_user_id
  left join institutions institution on institution.id = coalesce(
    (entry.data ->> 'institution_id')::uuid,
    (select coach.institution_id from coaches coach where coach.id = (entry.data ->> 'coach_id')::uuid),
    (select coach.institution_id from coaches coach where coach.user_id = entry.actor_user_id))`;
