/** The statements of the queue, written down while the service runs, what their plans do, and the plain query beside it. */
import { queueQuerySchema, QUEUE_PAGE } from '@faircourt/contracts/verification';
import { Kysely, PostgresDialect } from 'kysely';
import { performance } from 'node:perf_hooks';
import type pg from 'pg';
import { Guard } from '../src/access/engine/guard.ts';
import { loadActor } from '../src/access/facts/load-actor.ts';
import { listQueue } from '../src/features/verification/queue/queue.service.ts';
import type { Database } from '../src/platform/database/database.ts';
import type { DB } from '../src/platform/database/schema.gen.ts';
import { VIEWERS } from './fill.ts';

export interface QueueQuestion {
  name: string;
  query: Record<string, string>;
  /** Which page of it. */
  page: number;
}

export interface RecordedQueue {
  address: string;
  found: number;
  /** `Index Scan on verifications` and the like, each once. */
  nodes: string[];
  plain: { text: string; values: unknown[] };
}

/** Turns the pages over until the one that is wanted. */
export async function recordQueue(pool: pg.Pool, question: QueueQuestion): Promise<RecordedQueue> {
  const sent: { sql: string; parameters: readonly unknown[] }[] = [];
  const recording = new Kysely<DB>({
    dialect: new PostgresDialect({ pool }),
    log: ({ query }) => {
      sent.push({ sql: query.sql, parameters: query.parameters });
    },
  });
  const db: Database = Object.assign(recording, { consequences: undefined });
  const { rows } = await pool.query<{ id: string }>(
    'select u.id from users u join auth_users a on a.id = u.auth_id where a.email = $1',
    [VIEWERS.director],
  );
  const actor = await loadActor(db, rows[0]?.id ?? '');
  if (actor.kind !== 'director') throw new Error('The bench has no director');
  const guard = new Guard(actor, new Date());
  let query = { ...question.query };
  let last: { id: string; created_at: string } | undefined;
  for (let n = 1; n < question.page; n++) {
    const { next, items } = await listQueue({ db }, guard, queueQuerySchema.parse(query));
    if (next === null) throw new Error(`${question.name}: there are only ${n} pages`);
    last = items.at(-1);
    query = { ...question.query, after: next };
  }
  sent.length = 0;
  const { items } = await listQueue({ db }, guard, queueQuerySchema.parse(query));
  const nodes: string[] = [];
  for (const { sql, parameters } of sent) {
    const { rows: plans } = await pool.query<{ 'QUERY PLAN': unknown }>(`explain (format json) ${sql}`, [
      ...parameters,
    ]);
    nodes.push(...nodesIn(plans[0]?.['QUERY PLAN']));
  }
  return {
    address: `/api/verifications?${new URLSearchParams(query).toString()}`,
    found: items.length,
    nodes: [...new Set(nodes)],
    plain: plainQueue(actor.userId, actor.countries, question.query['fact_group'] ?? null, last),
  };
}

/** As one would write it first: everything joined, each conflict looked for at each item, sorted and cut at the end. */
function plainQueue(
  userId: string,
  countries: readonly string[],
  factGroup: string | null,
  last: { id: string; created_at: string } | undefined,
): RecordedQueue['plain'] {
  return {
    text: `select v.id, v.fact_group, v.created_at, coalesce(owner.name, coach_user.name) as name, place.name as institution
      from verifications v
      left join athletes athlete on athlete.id = v.athlete_id
      left join users owner on owner.id = athlete.user_id
      left join institutions place on place.id = v.institution_id
      left join coaches coach on coach.id = v.coach_id
      left join users coach_user on coach_user.id = coach.user_id
      where v.status = 'open' and coalesce(athlete.country_code, place.country_code) = any($1::text[])
        and ($2::text is null or v.fact_group::text = $2)
        and not exists (select 1 from conflicts_of_interest conflict where conflict.user_id = $3
          and (conflict.athlete_id = v.athlete_id or conflict.institution_id = v.institution_id))
        and ($4::timestamptz is null or (v.created_at, v.id) > ($4::timestamptz, $5::uuid))
      order by v.created_at, v.id limit ${QUEUE_PAGE + 1}`,
    values: [countries, factGroup, userId, last?.created_at ?? null, last?.id ?? null],
  };
}

export async function measurePlain(
  pool: pg.Pool,
  { text, values }: RecordedQueue['plain'],
  seconds: number,
): Promise<{ p50: number; p99: number }> {
  const times: number[] = [];
  const until = performance.now() + seconds * 1000;
  do {
    const asked = performance.now();
    await pool.query(text, values);
    times.push(performance.now() - asked);
  } while (performance.now() < until);
  const sorted = times.toSorted((a, b) => a - b);
  const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
  return { p50: at(0.5), p99: at(0.99) };
}

function nodesIn(node: unknown): string[] {
  if (Array.isArray(node)) return node.flatMap(nodesIn);
  if (typeof node !== 'object' || node === null) return [];
  const below = Object.values(node).flatMap(nodesIn);
  if (!('Node Type' in node)) return below;
  const table = 'Relation Name' in node ? ` on ${String(node['Relation Name'])}` : '';
  return [`${String(node['Node Type'])}${table}`, ...below];
}
