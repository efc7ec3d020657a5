/** The only SQL on confirmations: what one admin asks, and what another says to it. */
import type { ConfirmationKind, ConfirmationOutcome } from '@faircourt/contracts/confirmations';
import type { AccountStatus, LinkStatus, Role } from '@faircourt/contracts/vocabulary';
import { sql, type Transaction } from 'kysely';
import { loadHandOverFacts } from '../../../access/facts/load-desk-facts.ts';
import type { AskedFacts, ConfirmationFacts } from '../../../access/facts/subjects.ts';
import { listedAccountName } from '../../../access/scopes/account.scope.ts';
import type { Queries } from '../../../platform/database/database.ts';
import type { DB } from '../../../platform/database/schema.gen.ts';

interface Person {
  user_id: string;
  name: string;
}

interface MergingInstitution {
  id: string;
  name: string;
  country_code: string;
  merged_into: string | null;
}

export interface ConfirmationRow {
  id: string;
  kind: ConfirmationKind;
  /** Null of a merge, which is about no account. */
  user_id: string | null;
  link_id: string | null;
  institution_id: string | null;
  into_institution_id: string | null;
  subscription_id: string | null;
  to_user_id: string | null;
  athlete_id: string | null;
  person: Person | null;
  athlete: Person | null;
  to: Person | null;
  merge: { from: MergingInstitution; into: MergingInstitution } | null;
  role: Role | null;
  status: AccountStatus | null;
  is_mailbox_proven: boolean | null;
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
        ? sql`asked.user_id = ${about} or child.user_id = ${about} or asked.to_user_id = ${about}`
        : sql`asked.outcome is null and asked.expires_at > ${now}`;
  const { rows } = await sql<ConfirmationRow>`
    select asked.id, asked.kind, asked.user_id, asked.link_id, link.athlete_id, asked.institution_id,
      asked.into_institution_id, asked.subscription_id, asked.to_user_id,
      case when asked.institution_id is not null then jsonb_build_object(
        'from', ${institutionNamed('asked.institution_id')},
        'into', ${institutionNamed('asked.into_institution_id')}) end as merge,
      ${personNamed('subject', now)} as person, ${personNamed('child_user', now)} as athlete,
      ${personNamed('taker', now)} as to,
      subject.role, subject.status, mailbox.email_verified as is_mailbox_proven,
      exists (select 1 from erasures where erasures.user_id = subject.id) as is_to_be_erased, link.status as link_status,
      link.agreed_at is not null as is_link_agreed, asked.reason, ${personNamed('asker', now)} as asked_by,
      coalesce(asker.role = 'admin' and asker.status = 'active', false) as is_asker_admin,
      asked.asked_at, asked.expires_at, asked.outcome, ${personNamed('decider', now)} as decided_by,
      asked.decided_at, asked.decision_reason
    from confirmations asked
    left join users subject on subject.id = asked.user_id
    left join auth_users mailbox on mailbox.id = subject.auth_id
    left join guardian_links link on link.id = asked.link_id
    left join athletes child on child.id = link.athlete_id
    left join users child_user on child_user.id = child.user_id
    left join users taker on taker.id = asked.to_user_id
    left join users asker on asker.id = asked.asked_by
    left join users decider on decider.id = asked.decided_by
    where ${which}
    order by asked.asked_at ${about === null ? sql`asc` : sql`desc`}, asked.id limit 100`.execute(queries);
  return rows;
}

function institutionNamed(column: string) {
  return sql`(select jsonb_build_object('id', id, 'name', name, 'country_code', country_code, 'merged_into', merged_into)
    from institutions where id = ${sql.ref(column)})`;
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
  const isAccount = userId !== null && role !== null && status !== null;
  return {
    kind,
    account: isAccount
      ? {
          userId,
          role,
          status,
          isMailboxProven: row.is_mailbox_proven === true,
          isToBeErased: row.is_to_be_erased,
        }
      : null,
    link: linkFactsOf(row),
    merge: row.merge && mergeFacts([row.merge.from, row.merge.into]),
    // Looked at when it is asked and confirmed, by loadHandOverFacts.
    handOver: null,
  };
}

function linkFactsOf(row: Pick<ConfirmationRow, 'link_status' | 'is_link_agreed'>): AskedFacts['link'] {
  return row.link_status === null ? null : { status: row.link_status, isAgreed: row.is_link_agreed };
}

function mergeFacts(
  both: readonly Omit<MergingInstitution, 'id' | 'name'>[],
): NonNullable<AskedFacts['merge']> {
  const [from, into] = both;
  return {
    isInOneCountry: from?.country_code === into?.country_code,
    isOver: both.some(({ merged_into: goneTo }) => goneTo !== null),
  };
}

/** Null unless there are two of them. */
async function findMergeFacts(
  queries: Queries,
  wanted: { institution_id: string; into_institution_id: string },
): Promise<Wanted | null> {
  const both = await queries
    .selectFrom('institutions')
    .select(['country_code', 'merged_into'])
    .where('id', 'in', [wanted.institution_id, wanted.into_institution_id])
    .execute();
  if (both.length !== 2) return null;
  return {
    kind: 'merge_institutions',
    account: null,
    link: null,
    merge: mergeFacts(both),
    handOver: null,
    linkId: null,
    athleteId: null,
  };
}

/** Null unless there are a plan and somebody who could get it. Its owner may be erased, so no sign-in is asked for. */
async function findPlanFacts(
  queries: Queries,
  wanted: { subscription_id: string; to_user_id: string },
): Promise<Wanted | null> {
  const owner = await queries
    .selectFrom('subscriptions')
    .innerJoin('users', 'users.id', 'subscriptions.owner_user_id')
    .select(['users.id', 'users.role', 'users.status'])
    .where('subscriptions.id', '=', wanted.subscription_id)
    .executeTakeFirst();
  const { subscription_id: subscriptionId, to_user_id: toUserId } = wanted;
  const handOver = await loadHandOverFacts(queries, { subscriptionId, toUserId });
  if (!owner || !handOver) return null;
  const { id: userId, role, status } = owner;
  return {
    kind: 'hand_over_plan',
    account: { userId, role, status, isMailboxProven: false, isToBeErased: false },
    link: null,
    merge: null,
    handOver,
    linkId: null,
    athleteId: null,
  };
}

type Wanted = AskedFacts & { linkId: string | null; athleteId: string | null };

/** What would be asked about. Null when there is no such account, link or institution. */
export async function findAskedFacts(
  queries: Queries,
  wanted:
    | { kind: ConfirmationKind; user_id: string }
    | { kind: ConfirmationKind; link_id: string }
    | { kind: ConfirmationKind; institution_id: string; into_institution_id: string }
    | { kind: ConfirmationKind; subscription_id: string; to_user_id: string },
): Promise<Wanted | null> {
  if ('institution_id' in wanted) return findMergeFacts(queries, wanted);
  if ('subscription_id' in wanted) return findPlanFacts(queries, wanted);
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
    merge: null,
    handOver: null,
    linkId,
    athleteId: row.athlete_id,
  };
}

/** Nobody answered in time: then the same may be asked once more. */
export async function closeLapsed(
  trx: Transaction<DB>,
  { userId, institutionId }: Pick<AskedAbout, 'userId' | 'institutionId'>,
  now: Date,
): Promise<void> {
  await trx
    .updateTable('confirmations')
    .set({ outcome: 'lapsed', decided_at: now })
    .where('user_id', 'is not distinct from', userId)
    .where('institution_id', 'is not distinct from', institutionId)
    .where('outcome', 'is', null)
    .where('expires_at', '<=', now)
    .execute();
}

/** An account, or a link or a plan of its, or the entry of an institution that is to go. */
export interface AskedAbout {
  kind: ConfirmationKind;
  userId: string | null;
  linkId: string | null;
  institutionId: string | null;
  intoInstitutionId: string | null;
  subscriptionId: string | null;
  toUserId: string | null;
}

export async function hasOpenConfirmation(
  trx: Transaction<DB>,
  { kind, userId, linkId, institutionId, subscriptionId }: AskedAbout,
): Promise<boolean> {
  const row = await trx
    .selectFrom('confirmations')
    .select('id')
    .where('kind', '=', kind)
    .where('user_id', 'is not distinct from', userId)
    .where('link_id', 'is not distinct from', linkId)
    .where('institution_id', 'is not distinct from', institutionId)
    .where('subscription_id', 'is not distinct from', subscriptionId)
    .where('outcome', 'is', null)
    .executeTakeFirst();
  return row !== undefined;
}

export async function insertConfirmation(
  trx: Transaction<DB>,
  asked: AskedAbout & { reason: string; by: string; now: Date; expiresAt: Date },
): Promise<string> {
  const { id } = await trx
    .insertInto('confirmations')
    .values({
      kind: asked.kind,
      user_id: asked.userId,
      link_id: asked.linkId,
      institution_id: asked.institutionId,
      into_institution_id: asked.intoInstitutionId,
      subscription_id: asked.subscriptionId,
      to_user_id: asked.toUserId,
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
