/** The whole server on a fresh database, without the network: requests are injected, emails land in a folder. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Session } from '@faircourt/contracts/accounts';
import type { Problem } from '@faircourt/contracts/problem';
import { sql } from 'kysely';
import { findHeldAccountByEmail } from '../../src/features/accounts/held-account.ts';
import { acceptProof } from '../../src/features/accounts/mailbox-proof.service.ts';
import { systemClock, type Clock } from '../../src/platform/clock.ts';
import type { Config } from '../../src/platform/config.ts';
import { readConfig } from '../../src/platform/config.ts';
import { readOutbox, type OutboxMail } from '../../src/platform/mail/mailer.ts';
import { createRuntime, type Runtime } from '../../src/runtime.ts';
import { freshDatabase, type FreshDatabase } from './fresh-database.ts';

type Method = 'GET' | 'POST' | 'PATCH' | 'DELETE' | 'PUT';

export interface Answer<Body = unknown> {
  status: number;
  body: Body;
  headers: Record<string, string | string[] | number | undefined>;
  cookies: string;
}

export interface CallOptions {
  token?: string | undefined;
  cookie?: string | undefined;
  body?: unknown;
  headers?: Record<string, string>;
}

export interface TestApp extends FreshDatabase {
  runtime: Runtime;
  config: Config;
  call<Body = unknown>(method: Method, url: string, options?: CallOptions): Promise<Answer<Body>>;
  /** Signs up (and, for athletes, issues a code first), proves the mailbox unless told otherwise, and signs in. */
  join(
    role: 'athlete' | 'guardian' | 'coach' | 'regional_director',
    email?: string,
    options?: { isMailboxProven?: boolean },
  ): Promise<Joined>;
  /** As if the mailed code had come back. */
  /** Of the account with this address; with another one it is changed to that. */
  proveMailbox(email: string, changed?: string): Promise<void>;
  /** As if each session of this person had begun with a second factor: admins and directors need one. */
  showFactor(userId: string): Promise<void>;
  issueCode(code: string, options?: { maxUses?: number; expiresAt?: Date; revokedAt?: Date }): Promise<void>;
  mails(): Promise<OutboxMail[]>;
  waitForMail(to: string, subject: RegExp): Promise<OutboxMail>;
  close(): Promise<void>;
}

export interface Joined {
  email: string;
  password: string;
  userId: string;
  token: string;
  cookie: string;
  session: Session;
}

export interface TestAppOptions {
  environment?: NodeJS.ProcessEnv;
  clock?: Clock;
  /** Where a test needs a server of its own to break. It is migrated already, and dropped with the app. */
  database?: FreshDatabase;
}

export const PASSWORD = 'correct horse';

export async function startTestApp(options: TestAppOptions = {}): Promise<TestApp> {
  const fresh = options.database ?? (await freshDatabase());
  const dataDir = await mkdtemp(join(tmpdir(), 'faircourt-data-'));
  const config = readConfig({
    NODE_ENV: 'test',
    DATA_DIR: dataDir,
    LOG_LEVEL: 'silent',
    RATE_LIMIT_SCALE: '1000',
    ...options.environment,
  });
  const runtime = await createRuntime({
    config,
    databaseUrl: fresh.url,
    siteDirectory: null,
    ...(options.clock ? { clock: options.clock } : {}),
  });
  await runtime.server.ready();
  // The clock of a test may run years ahead of what the database dates by its own, such as sessions: in the minute of the hour at which
  // that is cleared away, everybody would be signed out.
  if (options.clock) await sql`delete from pgboss.schedule where name = 'keep-periods'`.execute(fresh.db);
  let people = 0;
  let issuer: Promise<Joined> | undefined;

  const app: TestApp = {
    ...fresh,
    // What a test does by a service of ours has its consequences too.
    db: runtime.db,
    runtime,
    config,

    async call<Body>(method: Method, url: string, call: CallOptions = {}): Promise<Answer<Body>> {
      const response = await runtime.server.inject({
        method,
        url,
        headers: {
          ...(call.token ? { authorization: `Bearer ${call.token}` } : {}),
          ...(call.cookie ? { cookie: call.cookie } : {}),
          ...call.headers,
        },
        ...(call.body === undefined ? {} : { payload: call.body as object }),
      });
      const isJson = (response.headers['content-type'] ?? '').includes('json');
      return {
        status: response.statusCode,
        // The caller names the shape it expects; its assertions are the check.
        body: (isJson && response.body ? response.json() : response.body) as Body,
        headers: response.headers,
        cookies: response.cookies.map(({ name, value }) => `${name}=${value}`).join('; '),
      };
    },

    async issueCode(code, { maxUses = 1, expiresAt = new Date('2100-01-01'), revokedAt } = {}) {
      issuer ??= app.join('guardian');
      const { userId } = await issuer;
      await fresh.db
        .insertInto('invitations')
        .values({
          code,
          kind: maxUses > 1 ? 'team' : 'single',
          max_uses: maxUses,
          issued_by: userId,
          expires_at: expiresAt,
          revoked_at: revokedAt ?? null,
        })
        .execute();
    },

    async join(role, email = `${role}-${++people}@example.test`, { isMailboxProven = true } = {}) {
      const code = role === 'athlete' ? `CODE${++people}` : null;
      if (code) await app.issueCode(code);
      const created = await app.call<{ user: Session['user'] }>('POST', '/api/auth/sign-up', {
        body: { email, password: PASSWORD, data: { name: `Test ${role}`, role, invite_code: code } },
      });
      if (created.status !== 201) throw new Error(`Sign-up failed: ${JSON.stringify(created.body)}`);
      if (isMailboxProven) await app.proveMailbox(email);
      return signInAs(app, email, PASSWORD);
    },

    async proveMailbox(email, changed = email) {
      await runtime.engine.transaction(async (trx) => {
        const account = await findHeldAccountByEmail(trx, email);
        if (!account) throw new Error(`Nobody has the address ${email}`);
        const deps = { engine: runtime.engine, jobs: runtime.jobs, baseUrl: config.baseUrl };
        await acceptProof(trx, deps, account, changed, (options.clock ?? systemClock).now());
      });
    },

    async showFactor(userId) {
      await runtime.db
        .updateTable('auth_sessions')
        .set({ second_factor: 'authenticator' })
        .where('user_id', '=', (eb) => eb.selectFrom('users').select('auth_id').where('id', '=', userId))
        .execute();
    },

    mails: () => readOutbox(join(dataDir, 'outbox')),

    async waitForMail(to, subject) {
      for (let attempt = 0; attempt < 450; attempt++) {
        const found = (await app.mails()).find((mail) => mail.to === to && subject.test(mail.subject));
        if (found) return found;
        await new Promise((resolve) => setTimeout(resolve, 100));
      }
      throw new Error(`No mail to ${to} like ${subject} arrived`);
    },

    async close() {
      await runtime.close();
      await fresh.drop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
  return app;
}

export async function signInAs(app: TestApp, email: string, password: string): Promise<Joined> {
  const answer = await app.call<Session>('POST', '/api/auth/sign-in', { body: { email, password } });
  if (answer.status !== 200) throw new Error(`Sign-in failed: ${JSON.stringify(answer.body)}`);
  await app.showFactor(answer.body.user.id);
  return {
    email,
    password,
    userId: answer.body.user.id,
    token: answer.body.access_token,
    cookie: answer.cookies,
    session: answer.body,
  };
}

export function problemOf(answer: Answer): Problem {
  return answer.body as Problem;
}
