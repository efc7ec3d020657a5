/** The very statements that the service sends for a search, written down while it runs, and their plans. */
import { searchQuerySchema, type SearchPage } from '@faircourt/contracts/search';
import type pg from 'pg';
import { cardReader } from '../src/access/rules/card.rules.ts';
import { Guard } from '../src/access/engine/guard.ts';
import { loadActor } from '../src/access/facts/load-actor.ts';
import { createDatabase } from '../src/platform/database/database.ts';
import type { Statements } from '../src/platform/database/pinned-connections.ts';
import type { Given, PreparedStatement } from '../src/platform/database/prepared-statement.ts';
import { FRESH_PLANS, KEPT_PLANS } from '../src/features/search/finding/search-connections.ts';
import { loadCallers } from '../src/identity/caller.store.ts';
import { searchAthletes } from '../src/features/search/finding/search.service.ts';
import { LOOK_UPS_BY_KEY } from '../src/runtime.ts';
import { RememberedPages } from '../src/features/search/finding/remembered-pages.ts';
import { createFileKeys } from '../src/platform/sessions/file-key.ts';
import type { Combination } from './combinations.ts';
import { VIEWERS } from './fill.ts';

export interface SentStatement {
  text: string;
  values: unknown[];
  /** Of the connection that it is sent on. */
  settings: Readonly<Record<string, string>>;
}

export interface OwnSql {
  /** Of the wanted page. */
  address: string;
  statements: SentStatement[];
  /** Sent on the connection that also asks who is calling. */
  others: SentStatement[];
  /** The cursor that leads to the page, for those who ask in another way. */
  after: string | null;
  found: number;
}

export async function recordOwnSql(pool: pg.Pool, combination: Combination): Promise<OwnSql> {
  const statements: SentStatement[] = [];
  const others: SentStatement[] = [];
  const { rows } = await pool.query<{ id: string }>(
    'select u.id from users u join auth_users a on a.id = u.auth_id where a.email = $1',
    [VIEWERS[combination.viewer]],
  );
  const userId = rows[0]?.id ?? '';
  const guard = new Guard(await loadActor(createDatabase(pool), userId), new Date());
  if (!cardReader(guard.actor)) throw new Error(`${combination.viewer} cannot search`);
  const deps = {
    db: createDatabase(pool),
    statements: recorded(pool, others, () => LOOK_UPS_BY_KEY),
    searchStatements: recorded(pool, statements, ({ planning }) =>
      planning === 'kept' ? KEPT_PLANS : FRESH_PLANS,
    ),
    clock: { now: () => guard.now },
    fileKeys: createFileKeys('bench'),
    pages: new RememberedPages(1),
    counts: { add: () => {} },
  };
  const caller = { userId, sessionId: userId, expiresAt: 0, lacksSecondFactor: false };
  let after: string | null = null;
  let page: SearchPage | null = null;
  for (let n = 0; n < (combination.page ?? 1); n++) {
    // A small database may not have that many pages; then the last one is as deep as it gets.
    if (page && !page.next) break;
    statements.length = 0;
    others.length = 0;
    after = page?.next ?? null;
    const query = searchQuerySchema.parse(asText({ ...combination.query, ...(after ? { after } : {}) }));
    page = JSON.parse((await searchAthletes(deps, guard, caller, query, null)).toString()) as SearchPage;
  }
  const question = new URLSearchParams(asText({ ...combination.query, ...(after ? { after } : {}) }));
  return {
    address: `/api/athletes?${question.toString()}`,
    statements,
    others,
    after,
    found: page?.athletes.length ?? 0,
  };
}

/** What every request sends before its own statements: who is calling, and does the session still live? */
export async function recordCallerSql(pool: pg.Pool): Promise<SentStatement[]> {
  const sent: SentStatement[] = [];
  const { rows } = await pool.query<{ id: string; session_id: string }>(
    `select u.id, s.id as session_id from users u join auth_sessions s on s.user_id = u.auth_id limit 1`,
  );
  const { id: userId, session_id: sessionId } = rows[0] ?? { id: '', session_id: '' };
  await loadCallers(
    recorded(pool, sent, () => LOOK_UPS_BY_KEY),
    [{ userId, sessionId }],
  );
  return sent;
}

function recorded(
  pool: pg.Pool,
  sent: SentStatement[],
  settingsOf: (statement: PreparedStatement) => SentStatement['settings'],
): Statements {
  return {
    async run<Row extends object>(statement: PreparedStatement<Row>, given?: Given): Promise<Row[]> {
      const { text } = statement;
      const values = statement.values(given);
      sent.push({ text, values, settings: settingsOf(statement) });
      return (await pool.query<Row>(text, values)).rows;
    },
  };
}

/**
 * Tables that the plans of these statements read from one end to the other: as search plans them, or as the planner
 * would if nothing kept it from such scans. A plan that is kept is shown as it is for any values.
 */
export async function sequentialScans(
  pool: pg.Pool,
  statements: readonly SentStatement[],
  { isPlannerFree = false } = {},
): Promise<string[]> {
  const tables: string[] = [];
  const client = await pool.connect();
  try {
    await client.query('begin');
    for (const { text, values, settings } of statements) {
      for (const [name, value] of Object.entries(isPlannerFree ? {} : settings)) {
        await client.query(`set local ${name} = '${value}'`);
      }
      const { rows } = await client.query<{ 'QUERY PLAN': unknown }>({
        text: `explain (format json) ${text}`,
        values,
      });
      tables.push(...scansIn(rows[0]?.['QUERY PLAN']));
    }
  } finally {
    await client.query('rollback');
    client.release();
  }
  return [...new Set(tables)];
}

function scansIn(node: unknown): string[] {
  if (Array.isArray(node)) return node.flatMap(scansIn);
  if (typeof node !== 'object' || node === null) return [];
  const own =
    'Node Type' in node && node['Node Type'] === 'Seq Scan' && 'Relation Name' in node
      ? [String(node['Relation Name'])]
      : [];
  return [...own, ...Object.values(node).flatMap(scansIn)];
}

function asText(query: Record<string, unknown>): Record<string, string> {
  return Object.fromEntries(Object.entries(query).map(([key, value]) => [key, String(value)]));
}
