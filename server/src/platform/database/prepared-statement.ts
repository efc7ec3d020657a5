/**
 * The way to the database for what runs on every request or takes longer to plan than to run: PostgreSQL parses such a
 * statement once per connection and remembers it by name. It is written as a Kysely fragment like everything else. A
 * value is written into it as itself, or as `given('userId', 'uuid')` where each run brings its own: then the text is
 * made only once.
 */
import { createHash } from 'node:crypto';
import {
  DummyDriver,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  sql,
  type CompiledQuery,
  type RawBuilder,
} from 'kysely';
import type { Queries } from './database.ts';

/** What a run brings along, by the names that the statement gives it. */
export type Given = Readonly<Record<string, unknown>>;

class GivenValue {
  readonly name: string;

  constructor(name: string) {
    this.name = name;
  }
}

/** A value that each run brings along. Its type is said in the text, so that the text alone fixes the plan. */
export function given<Value = unknown>(name: string, type: string): RawBuilder<Value> {
  return sql<Value>`${new GivenValue(name)}::${sql.raw(type)}`;
}

/** Turns fragments into text; it is connected to nothing. */
const compiler = new Kysely<unknown>({
  dialect: {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => new DummyDriver(),
    createIntrospector: (db) => new PostgresIntrospector(db),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  },
});

/**
 * `kept`: the best plan is the same whatever the values, so it is made once per connection. `fresh`: values decide which
 * index is best, so it is made at each run.
 */
export type Planning = 'kept' | 'fresh';

export class PreparedStatement<Row extends object = object> {
  readonly planning: Planning;
  readonly text: string;
  /** Null: a connection does not remember it. */
  readonly name: string | null;
  /** To be put into a larger one. */
  readonly fragment: RawBuilder<Row>;
  readonly #query: CompiledQuery<Row>;

  constructor(
    fragment: RawBuilder<Row>,
    { planning = 'kept', isRemembered = true }: { planning?: Planning; isRemembered?: boolean } = {},
  ) {
    this.planning = planning;
    this.fragment = fragment;
    this.#query = fragment.compile(compiler);
    this.text = this.#query.sql;
    this.name = isRemembered ? nameOf(this.text) : null;
  }

  /** In the order of the text. */
  values(run: Given = {}): unknown[] {
    return this.#query.parameters.map((value) => {
      if (!(value instanceof GivenValue)) return value;
      if (!(value.name in run)) throw new Error(`The statement was not given ${value.name}`);
      return run[value.name];
    });
  }

  /** Inside a transaction, or on any free connection of the pool. */
  async execute(queries: Queries, run: Given = {}): Promise<Row[]> {
    const query: PreparedQuery<Row> = { ...this.#query, parameters: this.values(run), prepared: this };
    return (await queries.executeQuery<Row>(query)).rows;
  }
}

/** How one reaches the connection: see dialect.ts. */
export interface PreparedQuery<Row extends object = object> extends CompiledQuery<Row> {
  prepared: PreparedStatement<Row>;
}

export function isPrepared(query: CompiledQuery): query is PreparedQuery {
  return 'prepared' in query;
}

/**
 * Statements put together from parts, of which there may be more than a connection should remember: the first ones asked
 * for are remembered, and the rest still run.
 */
export class KnownStatements<Row extends object> {
  readonly #statements = new Map<string, PreparedStatement<Row>>();
  readonly #max: number;

  constructor(max: number) {
    this.#max = max;
  }

  /** `key` says everything that the text depends on; `write` is called when it is new. */
  of(key: string, write: () => RawBuilder<Row>, planning: Planning = 'kept'): PreparedStatement<Row> {
    const known = this.#statements.get(key);
    if (known) return known;
    const isRemembered = this.#statements.size < this.#max;
    const statement = new PreparedStatement(write(), { planning, isRemembered });
    if (isRemembered) this.#statements.set(key, statement);
    return statement;
  }
}

const names = new Map<string, string>();
const NAMES_KEPT = 1_000;

/** Two statements of one text are one to PostgreSQL. */
function nameOf(text: string): string {
  const known = names.get(text);
  if (known) return known;
  const name = createHash('sha1').update(text).digest('base64url');
  if (names.size < NAMES_KEPT) names.set(text, name);
  return name;
}
