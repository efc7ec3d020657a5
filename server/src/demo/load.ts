/** Puts the demo data into an empty database, all of it or nothing. */
import { sql, type InsertObject, type Transaction } from 'kysely';
import { refreshCards } from '../features/search/cards/card.service.ts';
import { inTransaction, type Database, type Queries } from '../platform/database/database.ts';
import type { DB } from '../platform/database/schema.gen.ts';
import type { PublishedForm } from './builders/consent.builder.ts';
import { DEMO_PASSWORD } from './demo-accounts.ts';
import { LOAD_ORDER, type DemoTable } from './demo-rows.ts';
import { generateDemo } from './generate.ts';

export interface LoadDemoOptions {
  readonly now: Date;
  readonly hashPassword: (password: string) => Promise<string>;
  readonly seed?: string;
}

/** Returns false, and changes nothing, when anybody has an account already. */
export async function loadDemo(db: Database | Transaction<DB>, options: LoadDemoOptions): Promise<boolean> {
  return 'consequences' in db ? inTransaction(db, (trx) => load(trx, options)) : load(db, options);
}

/** PostgreSQL takes at most 65,535 parameters with one statement. */
const MAX_PARAMETERS = 60_000;

async function load(db: Transaction<DB>, options: LoadDemoOptions): Promise<boolean> {
  // Making up the people takes seconds, on a busy machine more than the server grants a silent transaction.
  await sql`set local idle_in_transaction_session_timeout = 0`.execute(db);
  // Two servers starting on one empty database: the second waits here, and then finds the first one's people.
  await sql`select pg_advisory_xact_lock(hashtextextended('demo', 0))`.execute(db);
  const somebody = await db.selectFrom('users').select('id').limit(1).executeTakeFirst();
  if (somebody) return false;

  const rows = generateDemo({
    ...options,
    consentForms: await newestConsentForms(db),
    contactRules: await db.selectFrom('contact_rules').selectAll().execute(),
  });
  // Hashing is slow by design, so everybody shares one hash; the password is public anyway.
  const password = await options.hashPassword(DEMO_PASSWORD);
  for (const account of rows.auth_accounts) account.password = password;
  for (const table of LOAD_ORDER) await insertRows(db, table, rows[table]);
  await hashFacts(db);
  const athletes = await db.selectFrom('athletes').select('id').execute();
  await refreshCards(
    db,
    athletes.map(({ id }) => id),
    options.now,
  );
  return true;
}

/** Values that equal those on the record are written as they are there, digit for digit: the hash is over their text. */
async function hashFacts(db: Queries): Promise<void> {
  await sql`
    update verifications set fact_values = current_facts(fact_group, athlete_id, season_id)
    where athlete_id is not null and fact_values = current_facts(fact_group, athlete_id, season_id)`.execute(
    db,
  );
  await sql`update verifications set values_hash = facts_hash(fact_values)`.execute(db);
}

/** Published at every start, before the demo data: see publishConsentDocuments. */
function newestConsentForms(db: Queries): Promise<PublishedForm[]> {
  return db
    .selectFrom('consent_documents')
    .distinctOn(['kind', 'locale'])
    .select(['id', 'kind', 'locale', 'version', 'body_hash as bodyHash'])
    .orderBy('kind')
    .orderBy('locale')
    .orderBy('version', 'desc')
    .execute();
}

async function insertRows<T extends DemoTable>(
  db: Queries,
  table: T,
  rows: readonly InsertObject<DB, T>[],
): Promise<void> {
  const width = Math.max(...rows.map((row) => Object.keys(row).length));
  const size = Math.floor(MAX_PARAMETERS / width);
  for (let start = 0; start < rows.length; start += size) {
    await db
      .insertInto(table)
      .values(rows.slice(start, start + size).map(encodeJsonLists))
      .execute();
  }
}

/** The driver writes a list as a PostgreSQL array; where a list of objects is meant, the column is JSON. */
function encodeJsonLists<R extends object>(row: R): R {
  if (!('evidence' in row)) return row;
  return { ...row, evidence: JSON.stringify(row.evidence) };
}
