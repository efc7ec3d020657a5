/** How PostgreSQL would run the very statements that a store sends. */
import type { KyselyPlugin } from 'kysely';
import type { Database, Queries } from '../../src/platform/database/database.ts';

/** Runs `ask` with queries that answer each statement written as SQL with its plan, and returns the plans as one text. */
export async function plansOf(db: Database, ask: (explained: Queries) => Promise<unknown>): Promise<string> {
  const lines: string[] = [];
  const explain: KyselyPlugin = {
    transformQuery: ({ node }) =>
      node.kind === 'RawNode'
        ? { ...node, sqlFragments: [`explain ${node.sqlFragments[0] ?? ''}`, ...node.sqlFragments.slice(1)] }
        : node,
    transformResult({ result }) {
      lines.push(...result.rows.map((row) => String(row['QUERY PLAN'])));
      return Promise.resolve({ ...result, rows: [] });
    },
  };
  await ask(db.withPlugin(explain));
  return lines.join('\n');
}
