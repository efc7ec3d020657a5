/** Tells "the database is away or overloaded" from "the query is wrong": the first is a 503 that heals by itself. */

const SOCKET_CODES = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'ENOTFOUND',
  'EHOSTUNREACH',
]);

export function isDatabaseUnavailable(thrown: unknown): boolean {
  if (thrown instanceof AggregateError) return thrown.errors.some(isDatabaseUnavailable);
  if (!(thrown instanceof Error)) return false;
  const code = (thrown as Error & { code?: unknown }).code;
  if (typeof code === 'string') {
    // 08: connection exceptions. 57P: shutdown, crash, starting up. 53: too many connections, disk full.
    // 57014: gave up after the statement's time. 40001 and 40P01: gave way to another transaction, nothing was done.
    if (SOCKET_CODES.has(code) || /^(08|57P|53|57014|40001|40P01)/.test(code)) return true;
  }
  if (
    /Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error/.test(
      thrown.message,
    )
  ) {
    return true;
  }
  return thrown.cause !== undefined && isDatabaseUnavailable(thrown.cause);
}
