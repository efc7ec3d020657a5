/**
 * Reads what the parts of holdings/ describe, all of it as it was at one moment: a message and the conversation that it
 * belongs to are both there or neither.
 */
import { sql, type RawBuilder, type Transaction } from 'kysely';
import type { Locale } from '@faircourt/contracts/vocabulary';
import type { Database, Queries } from '../../../platform/database/database.ts';
import type { DB } from '../../../platform/database/schema.gen.ts';
import { isFor, isRead, type Part, type Subject, type Use } from '../holdings/holding.ts';
import { HELD_PARTS } from '../holdings/holdings.ts';

export type HeldRow = Record<string, unknown>;

export interface GatheredPart {
  part: Part;
  /** Of what this reader gets, in the order of the table. */
  columns: string[];
  rows: HeldRow[];
  files: HeldFile[];
}

export interface HeldFile {
  storageKey: string;
  bytes: number;
  contentType: string;
  /** As its owner called it, or what it is. */
  name: string;
}

export async function gather(db: Database, subject: Subject): Promise<GatheredPart[]> {
  return atOneMoment(db, async (trx) => {
    const gathered: GatheredPart[] = [];
    for (const part of HELD_PARTS) {
      if (isFor(part, subject)) gathered.push(await gatherPart(trx, part, subject));
    }
    return gathered;
  });
}

/** Nothing is written, so nothing follows from it. */
function atOneMoment<Result>(db: Database, work: (trx: Transaction<DB>) => Promise<Result>): Promise<Result> {
  return db.transaction().setIsolationLevel('repeatable read').setAccessMode('read only').execute(work);
}

async function gatherPart(trx: Transaction<DB>, part: Part, subject: Subject): Promise<GatheredPart> {
  const read = Object.entries(part.columns).filter(([, use]) => isRead(use, subject.reader));
  const columns = read.map(([column]) => column);
  const selected = read.map(
    ([column, use]) => sql`${expressionOf(part, column, use, subject)} as ${sql.id(column)}`,
  );
  const { rows } = await sql<HeldRow & StoredColumns>`
    select ${sql.join([...selected, ...storedColumns(part)])}
    from ${sql.table(part.table)} as ${sql.id(part.as)}
    where ${part.rows(subject)}
    order by ${sql.ref(`${part.as}.${orderOf(part)}`)}`.execute(trx);
  return {
    part,
    columns,
    rows: rows.map((row) => Object.fromEntries(columns.map((column) => [column, row[column]]))),
    files: part.hasFiles ? rows.map(fileOf) : [],
  };
}

/** As it came to be, where the table knows. */
function orderOf({ columns }: Part): string {
  return ORDERS.find((column) => column in columns) ?? 'ctid';
}

const ORDERS = ['seq', 'created_at', 'requested_at', 'signed_at', 'suspended_at', 'viewed_on', 'opened_at'];

function expressionOf(part: Part, column: string, use: Use, subject: Subject): RawBuilder<unknown> {
  const value = sql.ref(`${part.as}.${column}`);
  if (typeof use === 'object') return 'made' in use ? use.made(subject) : sql`null`;
  switch (use) {
    case 'role':
      return sql`case when ${value} = ${subject.actor.userId}::uuid then 'you'
        else (select person.role::text from users person where person.id = ${value}) end`;
    case 'name':
      return sql`(select person.name from users person where person.id = ${value})`;
    case 'coach':
      return sql`(select person.name from coaches coach join users person on person.id = coach.user_id
        where coach.id = ${value})`;
    case 'institution':
      return sql`(select institution.name from institutions institution where institution.id = ${value})`;
    default:
      return sql`${value}`;
  }
}

interface StoredColumns {
  stored_key: string;
  stored_bytes: number;
  stored_type: string;
  stored_name: string;
}

function storedColumns({ hasFiles, as, columns }: Part): RawBuilder<unknown>[] {
  if (!hasFiles) return [];
  const name = 'name' in columns ? `${as}.name` : 'kind' in columns ? `${as}.kind` : null;
  return [
    sql`${sql.ref(`${as}.storage_key`)} as stored_key`,
    sql`${sql.ref(`${as}.bytes`)} as stored_bytes`,
    sql`${sql.ref(`${as}.content_type`)} as stored_type`,
    sql`${name === null ? sql`''` : sql.ref(name)}::text as stored_name`,
  ];
}

function fileOf(row: StoredColumns): HeldFile {
  return {
    storageKey: row.stored_key,
    bytes: row.stored_bytes,
    contentType: row.stored_type,
    name: row.stored_name,
  };
}

export interface Person {
  userId: string;
  authId: string;
  role: Subject['role'];
  athleteId: string | null;
  coachId: string | null;
  name: string;
  locale: Locale;
}

export function findPerson(queries: Queries, userId: string): Promise<Person | undefined> {
  return queries
    .selectFrom('users')
    .innerJoin('auth_users', 'auth_users.id', 'users.auth_id')
    .leftJoin('athletes', 'athletes.user_id', 'users.id')
    .leftJoin('coaches', 'coaches.user_id', 'users.id')
    .select([
      'users.id as userId',
      'auth_users.id as authId',
      'users.role',
      'users.name',
      'users.locale',
      'athletes.id as athleteId',
      'coaches.id as coachId',
    ])
    .where('users.id', '=', userId)
    .executeTakeFirst();
}
