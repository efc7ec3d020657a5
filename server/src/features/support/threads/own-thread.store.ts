/** The only SQL of what people wrote to support, as its writers read it. */
import type { Locale, SupportType } from '@faircourt/contracts/vocabulary';
import { sql } from 'kysely';
import type { Actor } from '../../../access/engine/actor.ts';
import type { SupportThreadFacts } from '../../../access/facts/subjects.ts';
import { isOwnSupportRequest } from '../../../access/scopes/own-records.scope.ts';
import type { Queries } from '../../../platform/database/database.ts';

export interface OwnThreadRow {
  id: string;
  reference: string;
  type: SupportType;
  created_at: Date;
  /** When the latest of it was written, notes among admins left out. */
  last_at: Date;
  waiting_since: Date | null;
  closed_at: Date | null;
  /** Null where it was sent without signing in: then anybody may have typed it, with this address. */
  message: string | null;
  locale: Locale;
}

const LISTED = 100;

/** Latest first. */
export async function listOwnThreads(queries: Queries, actor: Actor): Promise<OwnThreadRow[]> {
  const { rows } = await sql<OwnThreadRow>`
    select ${THREAD} from support_requests request
    where ${isOwnSupportRequest(actor)}
    order by last_at desc, request.id desc limit ${LISTED}`.execute(queries);
  return rows;
}

export async function findOwnThread(
  queries: Queries,
  actor: Actor,
  id: string,
): Promise<OwnThreadRow | undefined> {
  const { rows } = await sql<OwnThreadRow>`
    select ${THREAD} from support_requests request
    where request.id = ${id} and ${isOwnSupportRequest(actor)}`.execute(queries);
  return rows[0];
}

/** Null when there is no such request. */
export async function findThreadFacts(queries: Queries, id: string): Promise<SupportThreadFacts | null> {
  const { rows } = await sql<SupportThreadFacts>`
    select request.source = 'guardian' as "isQuiet", array_remove(array[coalesce(request.reporter_user_id, owner.id)], null)::text[]
      as "senderUserIds"
    from support_requests request
    left join auth_users mailbox on mailbox.email = request.email and mailbox.email_verified
    left join users owner on owner.auth_id = mailbox.id
    where request.id = ${id}`.execute(queries);
  return rows[0] ?? null;
}

/** Whose open pages show this request. */
export async function listSenders(queries: Queries, id: string): Promise<readonly string[]> {
  const facts = await findThreadFacts(queries, id);
  return facts === null || facts.isQuiet ? [] : facts.senderUserIds;
}

const THREAD = sql`request.id, request.reference, request.type, request.created_at, request.waiting_since,
  request.closed_at, request.locale, case when request.reporter_user_id is not null then request.message end as message,
  greatest(request.created_at, (
    select max(message.created_at) from support_messages message
    where message.request_id = request.id and message.kind <> 'note'
  )) as last_at`;
