/**
 * npm run admin: what only somebody with a shell on the server may do. Admins are made here and nowhere else.
 *   npm run admin -- create --email you@example.org --name "Your Name"
 *   npm run admin -- suspend --email them@example.org
 *   npm run admin -- reinstate --email them@example.org
 *   npm run admin -- reset-second-factor --email them@example.org
 *   npm run admin -- regions
 *   npm run admin -- region --name "North America" --countries US,CA [--measurements 6 --academics 12 …]
 *   npm run admin -- directors
 *   npm run admin -- approve-director --email them@example.org --regions "North America,Caribbean"
 *   npm run admin -- retention
 *   npm run admin -- stripe-setup
 *   npm run admin -- stripe-reconcile
 * With DATABASE_URL unset it works on the embedded database of DATA_DIR, also while the server runs.
 */
import { createInterface } from 'node:readline/promises';
import { parseArgs } from 'node:util';
import { LIMITS } from '@faircourt/contracts/limits';
import { z } from 'zod';
import { createAdmin } from './features/accounts/admin-account.service.ts';
import { resetSecondFactor } from './features/accounts/second-factor.service.ts';
import { reinstateAccount, suspendAccount } from './features/accounts/suspension.service.ts';
import {
  DIRECTOR_OPTIONS,
  isDirectorCommand,
  runDirectorCommand,
} from './features/admin/director.commands.ts';
import { describeDifferences, reconcile } from './features/billing/stripe/reconcile.service.ts';
import { setUpStripe } from './features/billing/stripe/setup.service.ts';
import { openStripe } from './features/billing/stripe/stripe.client.ts';
import { describeRetention } from './features/rights/retention/retention.commands.ts';
import { createConsequences } from './consequences.ts';
import { systemClock } from './platform/clock.ts';
import { ConfigError, readConfig, type Config } from './platform/config.ts';
import { createDatabase, createPool } from './platform/database/database.ts';
import { startEmbedded } from './platform/database/embedded.ts';
import { AppError } from './platform/errors.ts';
import { openQueueOnDemand } from './platform/jobs.ts';
import { createSignInEngine } from './platform/sessions/sign-in-engine.ts';

const USAGE = `Usage:
  npm run admin -- create --email ADDRESS [--name NAME]
  npm run admin -- suspend|reinstate|reset-second-factor --email ADDRESS
  npm run admin -- regions|directors|retention|stripe-setup|stripe-reconcile
  npm run admin -- region --name NAME --countries US,MX [--measurements MONTHS --academics MONTHS …]
  npm run admin -- approve-director --email ADDRESS --regions "NAME,NAME"`;
/** The shell is not a user of the product; the log says where the change came from. */
const BY_SHELL = { userId: null, role: 'server_command' };
const COMMANDS = [
  'create',
  'suspend',
  'reinstate',
  'reset-second-factor',
  'regions',
  'region',
  'directors',
  'approve-director',
  'retention',
  'stripe-setup',
  'stripe-reconcile',
] as const;

async function main(): Promise<void> {
  const { positionals, values } = readArguments();
  const command = z.enum(COMMANDS).safeParse(positionals[0]);
  if (!command.success) throw new ConfigError([USAGE]);

  const config = readConfig(process.env);
  if (command.data === 'stripe-setup') {
    console.log((await setUpStripe(requireStripe(config), config.baseUrl)).join('\n'));
    return;
  }
  const embedded = config.databaseUrl
    ? null
    : await startEmbedded({ directory: `${config.dataDir}/postgres` });
  const url = config.databaseUrl ?? `${embedded?.baseUrl}postgres`;
  // Nothing is worked off here; people hear of it from the server.
  const jobs = openQueueOnDemand(url);
  const consequences = createConsequences({ clock: systemClock, mail: { jobs, baseUrl: config.baseUrl } });
  const db = createDatabase(createPool(url, { max: 2 }), consequences);
  try {
    if (isDirectorCommand(command.data)) {
      const lines = await runDirectorCommand({ db, by: BY_SHELL }, command.data, values);
      console.log(lines.join('\n'));
      return;
    }
    if (command.data === 'stripe-reconcile') {
      const differences = await reconcile({ db, clock: systemClock, stripe: requireStripe(config) });
      console.log(describeDifferences(differences).join('\n'));
      return;
    }
    if (command.data === 'retention') {
      console.log((await describeRetention(db, systemClock.now())).join('\n'));
      return;
    }
    const email = z.email().max(LIMITS.emailMax).safeParse(values.email);
    if (!email.success) throw new ConfigError([USAGE]);
    const engine = createSignInEngine({ db, secret: config.authSecret, baseUrl: config.baseUrl });
    if (command.data === 'create') {
      const name = z
        .string()
        .trim()
        .min(1)
        .max(LIMITS.nameMax)
        .parse(values.name ?? 'Admin');
      await createAdmin(engine, { email: email.data, name, password: await askPassword() }, BY_SHELL);
      console.log(`${email.data} is an admin now. The first sign-in leads to setting up a second factor.`);
    } else if (command.data === 'reset-second-factor') {
      await resetSecondFactor(engine, email.data, BY_SHELL);
      console.log(`${email.data} signs in with the password alone now, and has been told by email.`);
    } else {
      const change = command.data === 'suspend' ? suspendAccount : reinstateAccount;
      await change(db, email.data, BY_SHELL);
      console.log(`${email.data} is ${command.data === 'suspend' ? 'suspended' : 'reinstated'} now.`);
    }
  } finally {
    await jobs.stop();
    await db.destroy();
    // One that was running before us belongs to the server that started it.
    if (embedded && !embedded.wasRunning) await embedded.stop();
  }
}

function requireStripe({ stripe }: Config) {
  if (!stripe) throw new ConfigError(['set STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRET first.']);
  return openStripe(stripe);
}

function readArguments() {
  try {
    return parseArgs({
      allowPositionals: true,
      options: { email: { type: 'string' }, name: { type: 'string' }, ...DIRECTOR_OPTIONS },
    });
  } catch (error) {
    // An option that is not known, or one without its value.
    throw new ConfigError([error instanceof Error ? error.message : String(error), USAGE]);
  }
}

/** From ADMIN_PASSWORD or the keyboard, never from the command line: that is in the shell's history. */
async function askPassword(): Promise<string> {
  const given =
    process.env['ADMIN_PASSWORD'] ?? (await ask(`Password (at least ${LIMITS.passwordMin} characters): `));
  const password = z.string().min(LIMITS.passwordMin).max(LIMITS.passwordMax).safeParse(given);
  if (!password.success)
    throw new ConfigError([`The password needs at least ${LIMITS.passwordMin} characters.`]);
  return password.data;
}

async function ask(question: string): Promise<string> {
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  try {
    return await terminal.question(question);
  } finally {
    terminal.close();
  }
}

main().catch((error: unknown) => {
  const isExpected = error instanceof ConfigError || error instanceof AppError;
  console.error(isExpected ? sayAll(error) : error);
  process.exit(1);
});

/** Field errors too: somebody at a shell sees nothing else of them. */
function sayAll(error: ConfigError | AppError): string {
  const fields = error instanceof AppError ? error.fieldErrors : [];
  return [error.message, ...fields.map(({ field, message }) => `  ${field}: ${message}`)].join('\n');
}
