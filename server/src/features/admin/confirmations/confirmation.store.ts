/** The only SQL on confirmations: what one admin asks, and what another says to it. */
import type { ConfirmationKind, ConfirmationOutcome } from '@faircourt/contracts/confirmations';
import type { AccountStatus, LinkStatus, Role } from '@faircourt/contracts/vocabulary';
import { sql, type Transaction } from 'kysely';
import type { AskedFacts, ConfirmationFacts } from '../../../access/facts/subjects.ts';
import { listedAccountName } from '../../../access/scopes/account.scope.ts';
import type { Queries } from '../../../platform/database/database.ts';
import type { DB } from '../../../platform/database/schema.gen.ts';

interface Person {
  user_id: string;
  name: string;
}

export interface ConfirmationRow {
  id: string;
  kind: ConfirmationKind;
  user_id: string;
  link_id: string | null;
  athlete_id: string | null;
  person: Person;
  athlete: Person | null;
  role: Role;
  status: AccountStatus;
  is_mailbox_proven: boolean;
  is_to_be_erased: boolean;
  link_status: LinkStatus | null;
  is_link_agreed: boolean;
  reason: string;
  asked_by: Person | null;
  is_asker_admin: boolean;
  asked_at: Date;
  expires_at: Date;
  outcome: ConfirmationOutcome | null;
  decided_by: Person | null;
  decided_at: Date | null;
  decision_reason: string | null;
}

/** Those that wait, or with a person all that are about them or a link of theirs, the latest first. */
export async function listConfirmationRows(
  queries: Queries,
  { now, id = null, about = null }: { now: Date; id?: string | null; about?: string | null },
): Promise<ConfirmationRow[]> {
  const which =
    id !== null
      ? sql`asked.id = ${id}`
      : about !== null
        ? sql`asked.user_id = ${about} or child.user_id = ${about}`
        : sql`asked.outcome is null and asked.expires_at > ${now}`;
  const { rows } = await sql<ConfirmationRow>`
    select asked.id, asked.kind, asked.user_id, asked.link_id, link.athlete_id,
      ${personNamed('subject', now)} as person, ${personNamed('child_user', now)} as athlete,
      subject.role, subject.status, mailbox.email_verified as is_mailbox_proven,
      exists (select 1 from erasures where erasures.user_id = subject.id) as is_to_be_erased, link.status as link_status,
      link.agreed_at is not null as is_link_agreed, asked.reason, ${personNamed('asker', now)} as asked_by,
      coalesce(asker.role = 'admin' and asker.status = 'active', false) as is_asker_admin,
      asked.asked_at, asked.expires_at, asked.outcome, ${personNamed('decider', now)} as decided_by,
      asked.decided_at, asked.decision_reason
    from confirmations asked
    join users subject on subject.id = asked.user_id
    join auth_users mailbox on mailbox.id = subject.auth_id
    left join guardian_links link on link.id = asked.link_id
    left join athletes child on child.id = link.athlete_id
    left join users child_user on child_user.id = child.user_id
    left join users asker on asker.id = asked.asked_by
    left join users decider on decider.id = asked.decided_by
    where ${which}
    order by asked.asked_at ${about === null ? sql`asc` : sql`desc`}, asked.id limit 100`.execute(queries);
  return rows;
}

/** As lists name people: a minor by first name and initial. */
function personNamed(table: string, now: Date) {
  return sql`(select jsonb_build_object('user_id', users.id, 'name', ${listedAccountName(now)})
    from users left join athletes on athletes.user_id = users.id where users.id = ${sql.ref(table)}.id)`;
}

export function factsOf(row: ConfirmationRow): ConfirmationFacts {
  return {
    ...askedFactsOf(row),
    askedBy: row.asked_by?.user_id ?? null,
    isAskerAdmin: row.is_asker_admin,
    isOpen: row.outcome === null,
    expiresAt: row.expires_at,
  };
}

function askedFactsOf({ kind, user_id: userId, role, status, ...row }: ConfirmationRow): AskedFacts {
  return {
    kind,
    account: {
      userId,
      role,
      status,
      isMailboxProven: row.is_mailbox_proven,
      isToBeErased: row.is_to_be_erased,
    },
    link: linkFactsOf(row),
  };
}

function linkFactsOf(row: Pick<ConfirmationRow, 'link_status' | 'is_link_agreed'>): AskedFacts['link'] {
  return row.link_status === null ? null : { status: row.link_status, isAgreed: row.is_link_agreed };
}

/** What would be asked about. Null when there is no such account or link. */
export async function findAskedFacts(
  queries: Queries,
  wanted: { kind: ConfirmationKind; user_id: string } | { kind: ConfirmationKind; link_id: string },
): Promise<(AskedFacts & { linkId: string | null; athleteId: string | null }) | null> {
  const linkId = 'link_id' in wanted ? wanted.link_id : null;
  const { rows } = await sql<{
    id: string;
    role: Role;
    status: AccountStatus;
    is_mailbox_proven: boolean;
    is_to_be_erased: boolean;
    link_status: LinkStatus | null;
    is_link_agreed: boolean;
    athlete_id: string | null;
  }>`
    select users.id, users.role, users.status, auth_users.email_verified as is_mailbox_proven,
      exists (select 1 from erasures where erasures.user_id = users.id) as is_to_be_erased,
      link.status as link_status, link.agreed_at is not null as is_link_agreed, link.athlete_id
    from users join auth_users on auth_users.id = users.auth_id
    left join guardian_links link on link.id = ${linkId}::uuid
    where users.id = ${'user_id' in wanted ? sql`${wanted.user_id}::uuid` : sql`link.guardian_user_id`}`.execute(
    queries,
  );
  const [row] = rows;
  if (!row) return null;
  return {
    kind: wanted.kind,
    account: {
      userId: row.id,
      role: row.role,
      status: row.status,
      isMailboxProven: row.is_mailbox_proven,
      isToBeErased: row.is_to_be_erased,
    },
    link: linkFactsOf(row),
    linkId,
    athleteId: row.athlete_id,
  };
}

/** Nobody answered in time: then the same may be asked once more. */
export async function closeLapsed(trx: Transaction<DB>, userId: string, now: Date): Promise<void> {
  await trx
    .updateTable('confirmations')
    .set({ outcome: 'lapsed', decided_at: now })
    .where('user_id', '=', userId)
    .where('outcome', 'is', null)
    .where('expires_at', '<=', now)
    .execute();
}

export async function hasOpenConfirmation(
  trx: Transaction<DB>,
  { kind, userId, linkId }: { kind: ConfirmationKind; userId: string; linkId: string | null },
): Promise<boolean> {
  const row = await trx
    .selectFrom('confirmations')
    .select('id')
    .where('kind', '=', kind)
    .where('user_id', '=', userId)
    .where('link_id', 'is not distinct from', linkId)
    .where('outcome', 'is', null)
    .executeTakeFirst();
  return row !== undefined;
}

export async function insertConfirmation(
  trx: Transaction<DB>,
  asked: {
    kind: ConfirmationKind;
    userId: string;
    linkId: string | null;
    reason: string;
    by: string;
    now: Date;
    expiresAt: Date;
  },
): Promise<string> {
  const { id } = await trx
    .insertInto('confirmations')
    .values({
      kind: asked.kind,
      user_id: asked.userId,
      link_id: asked.linkId,
      reason: asked.reason,
      asked_by: asked.by,
      asked_at: asked.now,
      expires_at: asked.expiresAt,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export async function storeOutcome(
  trx: Transaction<DB>,
  id: string,
  decided: { outcome: ConfirmationOutcome; by: string; reason: string | null; now: Date },
): Promise<void> {
  await trx
    .updateTable('confirmations')
    .set({
      outcome: decided.outcome,
      decided_by: decided.by,
      decided_at: decided.now,
      decision_reason: decided.reason,
    })
    .where('id', '=', id)
    .execute();
}
