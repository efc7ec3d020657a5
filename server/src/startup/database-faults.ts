/** What went wrong on the way to PostgreSQL, as a sentence that names the part of DATABASE_URL to correct. */
import { singleHostUrls } from '../platform/database/connection-target.ts';

/** For the sentence only; an address that nobody can read has no parts. */
interface Parts {
  place: string;
  host: string;
  user: string;
  database: string;
}

const SHAPE = 'postgres://user:password@host:5432/database';

/** Found without asking anybody. */
export function addressProblem(url: string): string | null {
  const scheme = /^([a-z][a-z0-9+.-]*):\/\//i.exec(url)?.[1];
  if (scheme === 'postgres' || scheme === 'postgresql') return null;
  return scheme
    ? `DATABASE_URL begins with ${scheme}://, and Faircourt needs PostgreSQL: write it as ${SHAPE}`
    : `DATABASE_URL is no address: write it as ${SHAPE}`;
}

export function connectionFault(url: string, error: unknown): string {
  const { place, host, user, database } = partsOf(url);
  const { code, message } = codeAndMessage(error);
  if (/does not support SSL/.test(message)) {
    return `DATABASE_URL asks for TLS (sslmode), and PostgreSQL at ${place} does not speak it: turn it on there, or take sslmode out where the network is yours alone.`;
  }
  if (/CERT|SELF_SIGNED|UNABLE_TO_|ERR_TLS/.test(code)) {
    return `DATABASE_URL asks for TLS, and the certificate of PostgreSQL at ${place} is not accepted (${code}): name its authority with sslrootcert=FILE, and the host as the certificate does.`;
  }
  switch (code) {
    case 'ERR_INVALID_URL':
      return `DATABASE_URL cannot be read: write it as ${SHAPE}, with special characters of the password as in a web address (%40 for @).`;
    case 'ENOENT':
      return `DATABASE_URL names a file that is not there: correct sslrootcert, sslcert or sslkey (${message}).`;
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
      return `DATABASE_URL names the host ${host}, which this machine cannot find: correct the host.`;
    case 'ECONNREFUSED':
      return `DATABASE_URL leads to ${place}, where nothing answers: correct host and port, or start PostgreSQL there.`;
    case 'ECONNRESET':
    case 'EPIPE':
      return `DATABASE_URL leads to ${place}, where something ends the connection that is not PostgreSQL: correct host and port.`;
    case 'ETIMEDOUT':
    case 'EHOSTUNREACH':
    case 'ENETUNREACH':
      return `DATABASE_URL leads to ${place}, which does not answer: correct host and port, or let this machine through the firewall.`;
    case '28P01':
      return `DATABASE_URL has a user or password that PostgreSQL refuses (user ${user}): correct them.`;
    case '28000':
      return refusedEntry({ place, user, message });
    case '3D000':
      return `DATABASE_URL names the database ${database}, which does not exist: correct the name, or run: create database ${database} owner ${user}`;
    case '53300':
      return `DATABASE_URL leads to a PostgreSQL without a free connection: raise its max_connections, or lower DATABASE_POOL_SIZE.`;
    case '57P03':
      return `DATABASE_URL leads to a PostgreSQL that is starting or stopping (${message}): try again in a moment.`;
    default:
      return `DATABASE_URL leads to ${place}, which cannot be used: ${message}.`;
  }
}

function refusedEntry({ place, user, message }: { place: string; user: string; message: string }): string {
  if (/no encryption/.test(message)) {
    return `DATABASE_URL asks for no TLS, and PostgreSQL at ${place} lets nobody in without: add ?sslmode=verify-full, or let this machine in with pg_hba.conf.`;
  }
  return `DATABASE_URL has the user ${user}, whom PostgreSQL does not let in (${message}): correct the user, or let it in with pg_hba.conf.`;
}

function partsOf(url: string): Parts {
  try {
    const addresses = singleHostUrls(url).map((one) => new URL(one));
    const [{ username, pathname } = { username: '', pathname: '' }] = addresses;
    const user = decodeURIComponent(username);
    return {
      host: addresses.map(({ hostname }) => hostname || 'localhost').join(', '),
      place: addresses.map(({ hostname, port }) => `${hostname || 'localhost'}:${port || '5432'}`).join(', '),
      user,
      database: decodeURIComponent(pathname.slice(1)) || user,
    };
  } catch {
    return { host: 'it names', place: 'its host', user: 'it names', database: 'it names' };
  }
}

function codeAndMessage(error: unknown): { code: string; message: string } {
  // One that was tried at several addresses carries what each of them said.
  if (error instanceof AggregateError && error.errors[0] instanceof Error)
    return codeAndMessage(error.errors[0]);
  if (!(error instanceof Error)) return { code: '', message: String(error) };
  const { code } = error as NodeJS.ErrnoException;
  if (code) return { code, message: error.message };
  const isSilent = /timeout expired|timeout exceeded/.test(error.message);
  const isCut = /Connection terminated/.test(error.message);
  return { code: isSilent ? 'ETIMEDOUT' : isCut ? 'ECONNRESET' : '', message: error.message };
}
