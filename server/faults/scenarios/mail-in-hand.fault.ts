/** kill -9 while a mail is half sent, of the server or of the database: it arrives once, and soon. */
import type { Fault, Outcome } from '../fault.ts';
import { startMailServer, type MailServer } from '../parts/mail-server.ts';
import { FaultyPostgres } from '../parts/postgres.ts';
import { dataDirectory, startServer, type ProductServer } from '../parts/product.ts';
import { signUp } from '../parts/writers.ts';

const WITHIN_MS = 20_000;
/** On a busy machine a start alone may take the twenty seconds. */
const AFTER_START_MS = 6_000;
/** Longer than a silent job stays with its server: a second copy would come within this. */
const NO_SECOND_WITHIN_MS = 16_000;
const HELD = 'held@example.test';
const SLOW = 'slow@example.test';
/** At two steps of a mail: it takes longer than a server may be silent. */
const SLOW_MS = 12_000;

const mailInHand: Fault = {
  name: 'server killed with a mail in hand',
  servers: 1,
  bar: 'the mail arrives once, within 20 s of the kill, or 6 s of a restart that took long',
  run: killOne,
};

const mailInHandTwoServers: Fault = {
  ...mailInHand,
  servers: 2,
  bar: 'the mail arrives once, within 20 s of the kill; one that takes 24 s to hand over is sent once',
  run: killOneOfTwo,
};

const mailInHandDatabaseKilled: Fault = {
  name: 'database killed with a mail in hand',
  servers: 2,
  bar: 'the mail is sent once',
  run: killDatabase,
};

export const mailInHandFaults: readonly Fault[] = [
  mailInHand,
  mailInHandTwoServers,
  mailInHandDatabaseKilled,
];

async function killOne(): Promise<Outcome> {
  const database = await FaultyPostgres.start();
  const mails = await startMailServer();
  const server = await startServer(await environment(database, mails));
  await untilInHand(server, mails);
  const killedAt = await kill(server, mails);
  await startServer({ ...server.environment, PORT: String(server.port) });
  const startTook = performance.now() - killedAt;
  return judge(mails, HELD, killedAt, Math.max(WITHIN_MS, startTook + AFTER_START_MS));
}

/** Each has a mail server of its own, which tells who has the mail in hand. */
async function killOneOfTwo(): Promise<Outcome> {
  const database = await FaultyPostgres.start();
  const [first, second] = [await startMailServer(), await startMailServer()];
  const settings = await environment(database, first);
  const one = await startServer(settings);
  const other = await startServer({ ...settings, SMTP_URL: second.url });
  for (const mails of [first, second]) mails.slow(SLOW, SLOW_MS);
  await untilInHand(one, first, second);
  const isFirst = first.waiting.has(HELD);
  const [dead, deadMails] = isFirst ? [one, first] : [other, second];
  const [alive, aliveMails] = isFirst ? [other, second] : [one, first];
  aliveMails.release(HELD);
  const killedAt = await kill(dead, deadMails);
  await signUp(alive.origin, SLOW);
  const held = await judge(aliveMails, HELD, killedAt);
  await until(() => count(aliveMails, SLOW) > 0, 2 * SLOW_MS);
  const slow = count(aliveMails, SLOW);
  return {
    figure: `${held.figure}; the slow one sent ${slow} times`,
    holds: held.holds && slow === 1 && deadMails.taken.length === 0,
  };
}

async function killDatabase(): Promise<Outcome> {
  const database = await FaultyPostgres.start();
  const mails = await startMailServer();
  const settings = await environment(database, mails);
  const servers = [await startServer(settings), await startServer(settings)];
  mails.slow(SLOW, 2_000);
  await signUp(servers[0]?.origin ?? '', SLOW);
  await until(() => mails.arriving.has(SLOW), 10_000);
  await database.kill();
  // Away for longer than a job may be silent; the mail is out meanwhile.
  await pause(15_000);
  await database.start();
  await pause(NO_SECOND_WITHIN_MS);
  const sent = count(mails, SLOW);
  return { figure: `sent ${sent} times`, holds: sent === 1 };
}

async function environment(database: FaultyPostgres, mails: MailServer): Promise<Record<string, string>> {
  return { DATABASE_URL: database.url, DATA_DIR: await dataDirectory(), SMTP_URL: mails.url };
}

async function untilInHand(server: ProductServer, ...all: MailServer[]): Promise<void> {
  for (const mails of all) mails.hold(HELD);
  await signUp(server.origin, HELD);
  await until(() => all.some((mails) => mails.waiting.has(HELD)), 10_000);
}

async function kill(server: ProductServer, mails: MailServer): Promise<number> {
  const killedAt = performance.now();
  await server.stop('SIGKILL');
  mails.release(HELD);
  return killedAt;
}

async function judge(mails: MailServer, to: string, since: number, withinMs = WITHIN_MS): Promise<Outcome> {
  await until(() => count(mails, to) > 0, 150_000);
  const after = (mails.taken.find((mail) => mail.to === to)?.at ?? Number.NaN) - since;
  await pause(NO_SECOND_WITHIN_MS);
  const times = count(mails, to);
  return {
    figure: `sent ${times} times, after ${(after / 1000).toFixed(1)} s`,
    holds: times === 1 && after <= withinMs,
  };
}

function count(mails: MailServer, address: string): number {
  return mails.taken.filter(({ to }) => to === address).length;
}

async function until(isSo: () => boolean, withinMs: number): Promise<void> {
  const deadline = performance.now() + withinMs;
  while (!isSo() && performance.now() < deadline) await pause(50);
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
