/**
 * May this server get traffic? It asks through each kind of connection that a request needs, since one kind can be dead
 * while the others work. Live updates are left out: without them pages are older, but every request is answered.
 */
import { sql } from 'kysely';
import type { Database } from '../../platform/database/database.ts';
import type { Statements } from '../../platform/database/pinned-connections.ts';
import { PreparedStatement } from '../../platform/database/prepared-statement.ts';
import { AppError } from '../../platform/errors.ts';

export interface ReadinessDeps {
  db: Database;
  statements: Statements;
  searchStatements: Statements;
}

/** A proxy that asks gets its answer within two seconds, however dead a connection is. */
const ANSWER_WITHIN_MS = 1_500;
const PING = sql<{ ping: number }>`select 1 as ping`;
const KEPT_PING = new PreparedStatement(PING);
/** Search has other connections for what is planned at each run. */
const FRESH_PING = new PreparedStatement(PING, { planning: 'fresh' });

/** The migrations that the database has run; throws when a kind of connection does not answer. */
export async function askEveryConnection(deps: ReadinessDeps): Promise<string[]> {
  const [migrations] = await Promise.all([
    answerOf('the pool', ranMigrations(deps.db)),
    answerOf('the connection of callers', deps.statements.run(KEPT_PING)),
    answerOf('the connections of search', deps.searchStatements.run(KEPT_PING)),
    answerOf('the connections of search', deps.searchStatements.run(FRESH_PING)),
  ]);
  return migrations;
}

async function ranMigrations(db: Database): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`select name from migrations order by name`.execute(db);
  return rows.map(({ name }) => name);
}

async function answerOf<T>(part: string, answer: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const tooLate = new Promise<never>((_resolve, reject) => {
    const silent = new AppError('unavailable', `The database does not answer on ${part}.`, {
      retryAfterSeconds: 5,
    });
    timer = setTimeout(() => reject(silent), ANSWER_WITHIN_MS);
  });
  try {
    return await Promise.race([answer, tooLate]);
  } finally {
    clearTimeout(timer);
  }
}
