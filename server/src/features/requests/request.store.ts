/** Reads requests as a family sees them: releases and contacts in one list, with who asks. */
import type {
  ContactStatus,
  ContactVerdict,
  Division,
  FieldGroup,
  Program,
  ReleaseStatus,
} from '@faircourt/contracts/vocabulary';
import { sql, type RawBuilder } from 'kysely';
import type { Condition } from '../../access/scopes/condition.ts';
import type { Queries } from '../../platform/database/database.ts';
import { ASKING_COACH_COLUMNS, askingCoachTables, type AskingCoachRow } from './requesting-coach.store.ts';

interface RequestBase extends AskingCoachRow {
  id: string;
  athlete_id: string;
  athlete_name: string;
  message: string;
  created_at: Date;
  decided_at: Date | null;
  decider_name: string | null;
  reason: string | null;
  set_aside_until: Date | null;
}

export type RequestRow = RequestBase &
  (
    | { kind: 'release'; field_group: FieldGroup; status: ReleaseStatus; is_ended_by_block: boolean }
    | {
        kind: 'contact';
        status: ContactStatus;
        verdict: ContactVerdict | null;
        division: Division | null;
        program: Program | null;
      }
  );

const DECIDED_MAX = 50;

/** While a coach is suspended or frozen, nobody is asked to answer them. */
export const IS_OPEN = sql<boolean>`request.status = 'requested' and coach_user.status <> 'suspended'
  and not exists (select 1 from restrictions where restrictions.user_id = coach_user.id)`;

/** Open, and not put off by the family. */
export function isWaiting(now: Date): Condition {
  return sql<boolean>`(${IS_OPEN}) and (request.set_aside_until is null or request.set_aside_until <= ${now})`;
}

/** Oldest first: who has waited longest comes first. */
export async function listOpenRequests(queries: Queries, decidable: Condition): Promise<RequestRow[]> {
  const { rows } = await sql<RequestRow>`
    ${selectRequests(ofAthletes(decidable))} where ${IS_OPEN}
    order by request.created_at, request.field_group, request.id`.execute(queries);
  return rows;
}

/** Newest first. */
export async function listDecidedRequests(
  queries: Queries,
  decidable: Condition,
  since: Date,
): Promise<RequestRow[]> {
  const { rows } = await sql<RequestRow>`
    ${selectRequests(ofAthletes(decidable))} where request.decided_at > ${since}
    order by request.decided_at desc, request.field_group, request.id desc limit ${DECIDED_MAX}`.execute(
    queries,
  );
  return rows;
}

/** The athlete of each request that exists; a request named twice counts once. */
export async function findAskedAthletes(
  queries: Queries,
  requests: readonly { kind: RequestRow['kind']; id: string }[],
): Promise<string[]> {
  const ids = (kind: RequestRow['kind']) =>
    requests.filter((asked) => asked.kind === kind).map(({ id }) => id);
  const { rows } = await sql<{ athlete_id: string }>`
    select athlete_id from releases where id = any(${ids('release')}::uuid[]) and requested_by is not null
    union all
    select athlete_id from contact_requests where id = any(${ids('contact')}::uuid[])`.execute(queries);
  return rows.map(({ athlete_id }) => athlete_id);
}

/** Loaded once, so that a list begins with the few athletes of one family and not with all requests there are. */
function ofAthletes(decidable: Condition): Condition {
  return sql<boolean>`asked.athlete_id = any(array(select athletes.id from athletes where ${decidable}))`;
}

/** A release that a family gave unasked is no request, and the requests of an account that is gone are gone with it. */
export function selectRequests(which: Condition): RawBuilder<unknown> {
  return sql`
    select request.*, owner.name as athlete_name, decider.name as decider_name, ${ASKING_COACH_COLUMNS}
    from (
      select 'release' as kind, asked.id, asked.athlete_id, asked.requested_by as coach_user_id,
        asked.institution_id as named_institution_id, asked.status::text as status, asked.field_group,
        null::contact_verdict as verdict, null::division as division, null::program as program,
        asked.message, asked.created_at, asked.decided_at, asked.decided_by, asked.reason, asked.set_aside_until,
        asked.is_ended_by_block
      from releases asked where asked.requested_by is not null and ${which}
      union all
      select 'contact', asked.id, asked.athlete_id, asking.user_id, asked.institution_id, asked.status::text, null,
        asked.verdict, asked.division, asked.program,
        asked.message, asked.created_at, asked.decided_at, asked.decided_by, asked.reason, asked.set_aside_until, false
      from contact_requests asked join coaches asking on asking.id = asked.coach_id where ${which}
    ) request
    join athletes on athletes.id = request.athlete_id
    join users owner on owner.id = athletes.user_id
    ${askingCoachTables(sql`request.coach_user_id`, sql`request.named_institution_id`)}
    left join users decider on decider.id = request.decided_by`;
}
