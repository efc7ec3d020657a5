/**
 * npm run bench:clocks: can a stranger tell by the clock what an answer does not say? Asks a real server process, by
 * turns and in random order, about what is there and what is not: addresses with and without an account, and other
 * people's conversations, private athletes and signed forms beside ids that nothing has. Prints for each how often the
 * slower of a random pair is the one that exists (AUC: 0.5 is a coin, 1 is certainty, below 0.5 it is the faster one),
 * and ends with an error when one lies further than 0.6 from guessing.
 *   npm run bench:clocks -- --probes 400
 */
import { randomBytes } from 'node:crypto';
import { parseArgs } from 'node:util';
import { createDatabase, createPool } from '../src/platform/database/database.ts';
import { migrate } from '../src/platform/database/migrate.ts';
import {
  createScratchDatabase,
  dropScratchDatabase,
  startScratchServer,
  withClient,
} from '../src/platform/database/scratch.ts';
import { createSignInEngine } from '../src/platform/sessions/sign-in-engine.ts';
import { aucOf } from './clock-figures.ts';
import { seedSecrets, type Secrets } from './clock-secrets.ts';
import { startServer } from './measured-server.ts';
import { ProbeLine, type Probe } from './probe-line.ts';
import { median } from './timing.ts';

const { values: options } = parseArgs({ options: { probes: { type: 'string', default: '400' } } });
const PROBES = Number(options.probes);
const WARM_UP = 40;
const BAR = 0.6;

/** The server and this process agree on it, so that a token made here counts there. */
const SIGN_IN = { baseUrl: 'http://bench.test', secret: randomBytes(32).toString('hex') };

interface Question {
  name: string;
  /** What is there to ask about. */
  known: readonly string[];
  unknown: (known: string) => string;
  probe: (what: string) => Probe;
  status: number;
}

const QUESTIONS: ((secrets: Secrets) => Question)[] = [
  ({ emails }) => ({
    name: 'forgotten password',
    known: emails,
    unknown: (email) => email.replace('@', '-nobody@'),
    probe: (email) => ({ method: 'POST', path: '/api/auth/forgot', body: { email, locale: 'en' } }),
    status: 202,
  }),
  ({ threadIds }) => ({
    name: 'conversation',
    known: threadIds,
    unknown: absentId,
    probe: (id) => ({ method: 'GET', path: `/api/threads/${id}` }),
    status: 404,
  }),
  ({ athleteIds }) => ({
    name: 'private athlete',
    known: athleteIds,
    unknown: absentId,
    probe: (id) => ({ method: 'POST', path: `/api/athletes/${id}/open` }),
    status: 404,
  }),
  ({ athleteIds }) => ({
    name: 'what to ask a private athlete',
    known: athleteIds,
    unknown: absentId,
    probe: (id) => ({ method: 'GET', path: `/api/athletes/${id}/requests` }),
    status: 404,
  }),
  ({ signatureIds }) => ({
    name: 'copy of a signed form',
    known: signatureIds,
    unknown: absentId,
    probe: (id) => ({ method: 'GET', path: `/api/consents/${id}/copy.pdf` }),
    status: 404,
  }),
];

async function main(): Promise<boolean> {
  const postgres = await startScratchServer();
  const name = `faircourt_bench_${process.pid}_clocks`;
  try {
    const url = await createScratchDatabase(postgres.url, name);
    await migrate(url);
    // The start publishes the forms that are signed below.
    const server = await startServer(url, { BASE_URL: SIGN_IN.baseUrl, AUTH_SECRET: SIGN_IN.secret });
    try {
      const secrets = await withClient(url, (client) => seedSecrets(client, PROBES));
      let isQuiet = true;
      for (const questionOf of QUESTIONS) {
        const line = new ProbeLine(server.origin, await tokenOf(url, secrets.stranger));
        isQuiet = (await ask(line, questionOf(secrets))) && isQuiet;
        line.close();
      }
      console.log(isQuiet ? '✓ the clock tells nothing' : `✗ an AUC lies further than ${BAR} from guessing`);
      return isQuiet;
    } finally {
      await server.stop();
    }
  } finally {
    await dropScratchDatabase(postgres.url, name);
    await postgres.stop();
  }
}

async function ask(line: ProbeLine, question: Question): Promise<boolean> {
  const known: number[] = [];
  const unknown: number[] = [];
  for (let n = -WARM_UP; n < PROBES; n++) {
    const what = question.known[Math.abs(n) % question.known.length] ?? '';
    const probes = [
      { what, times: known },
      { what: question.unknown(what), times: unknown },
    ];
    for (const probe of Math.random() < 0.5 ? probes : probes.toReversed()) {
      const { status, ms } = await line.send(question.probe(probe.what));
      if (status !== question.status) throw new Error(`${question.name}: answered ${status}`);
      if (n >= 0) probe.times.push(ms);
    }
  }
  const auc = aucOf(known, unknown);
  const isQuiet = Math.max(auc, 1 - auc) < BAR;
  console.log(
    `${isQuiet ? '✓' : '✗'} ${question.name.padEnd(30)} AUC ${auc.toFixed(3)}   there ${median(known).toFixed(2)} ms, ` +
      `not there ${median(unknown).toFixed(2)} ms (medians of ${PROBES})`,
  );
  return isQuiet;
}

/** Tokens live for five minutes, so each question takes a new one. */
async function tokenOf(url: string, stranger: Secrets['stranger']): Promise<string> {
  const db = createDatabase(createPool(url, { max: 1 }));
  const engine = createSignInEngine({ db, ...SIGN_IN });
  const { token } = await engine.tokens.issue(stranger.userId, stranger.sessionId);
  await db.destroy();
  return token;
}

/** Of the same moment as one that exists, so that it falls into the same pages of the index. */
function absentId(id: string): string {
  return id.slice(0, 24) + randomBytes(6).toString('hex');
}

main().then(
  (isQuiet) => process.exit(isQuiet ? 0 : 1),
  (error: unknown) => {
    console.error(error);
    process.exit(1);
  },
);
