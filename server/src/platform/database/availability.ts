/** Tells "the database is away or overloaded" from "the query is wrong": the first is a 503 that heals by itself. */

const SOCKET_CODES = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ECONNABORTED',
  'EPIPE',
  'ETIMEDOUT',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'EHOSTDOWN',
  'ENETUNREACH',
  'ENETDOWN',
]);

/**
 * 08: connection exceptions. 53: too many connections, disk full. 57P: shutdown, crash, starting up.
 * 57014: gave up after the statement's time. 25P03 and 25P04: so did the transaction. 40001 and 40P01: gave way to
 * another transaction, nothing was done. 25006: the server became a standby, the next connection finds the new primary.
 */
const PASSING_STATES = /^(08|53|57P|57014|25P03|25P04|25006|40001|40P01)/;

/** What the driver, the pool and Kysely say of a connection that is lost, without a code. */
const LOST_CONNECTION = new RegExp(
  [
    'Connection terminated',
    'timeout exceeded when trying to connect',
    'timeout expired',
    'Query read timeout',
    'is not queryable',
    'Postgres connection has been discarded',
    'driver has already been destroyed',
    'Cannot use a pool after calling end on the pool',
  ].join('|'),
);

export function isDatabaseUnavailable(thrown: unknown): boolean {
  if (thrown instanceof AggregateError) return thrown.errors.some(isDatabaseUnavailable);
  if (!(thrown instanceof Error)) return false;
  const code = (thrown as Error & { code?: unknown }).code;
  if (typeof code === 'string' && (SOCKET_CODES.has(code) || PASSING_STATES.test(code))) return true;
  if (LOST_CONNECTION.test(thrown.message)) return true;
  return thrown.cause !== undefined && isDatabaseUnavailable(thrown.cause);
}
