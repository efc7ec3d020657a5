/**
 * Alerts as people get them, for tests: a server whose clock is ours, a real mail server, and a coach with Pro Scout at a
 * verified college.
 */
import type { AlertFrequency, AlertKind } from '@faircourt/contracts/vocabulary';
import type { SavedSearch } from '@faircourt/contracts/saved-searches';
import { sql } from 'kysely';
import PostalMime from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import { freePort } from '../../src/platform/database/embedded.ts';
import { inTransaction } from '../../src/platform/database/database.ts';
import { PinnedConnections, type Statements } from '../../src/platform/database/pinned-connections.ts';
import { smtpMailer } from '../../src/platform/mail/mailer.ts';
import { createUnsubscribeKeys } from '../../src/platform/sessions/unsubscribe-key.ts';
import {
  deliverAlerts,
  sendDigest,
  type DigestDeps,
} from '../../src/features/search/alerts/delivery.service.ts';
import { refreshCards } from '../../src/features/search/cards/card.service.ts';
import { startTestApp, type Joined, type TestApp } from '../app/test-app.ts';
import { seedAthlete, seedCollege, seedPlan, type SeededAthlete } from '../records/seeded-athletes.ts';
import { noticesOf } from './requests.ts';

interface Received {
  to: string;
  subject: string;
  text: string;
  headers: Map<string, string>;
}

/** Noon UTC on a Tuesday. */
const START = new Date('2026-11-17T12:00:00Z');

export class AlertTest {
  now = START;
  readonly received: Received[] = [];
  readonly app: TestApp;
  readonly #deps: DigestDeps;
  readonly #end: () => Promise<void>;

  static async start(): Promise<AlertTest> {
    const clock = { now: () => test.now };
    const app = await startTestApp({ clock });
    // What the server tells by itself would be told past the test.
    await sql`delete from pgboss.schedule where name = 'deliver-alerts'`.execute(app.db);
    const { smtp, port } = await startMailServer((mail) => test.received.push(mail));
    const statements = new PinnedConnections(app.url, {
      max: 1,
      statementTimeoutMs: 10_000,
      onError: () => {},
    });
    const test: AlertTest = new AlertTest(
      app,
      {
        db: app.db,
        clock,
        statements,
        searchStatements: statements,
        mailer: smtpMailer(`smtp://127.0.0.1:${port}`, 'Faircourt <hello@faircourt.test>'),
        keys: createUnsubscribeKeys(app.config.authSecret),
        baseUrl: 'http://faircourt.test',
        isProvenAddress: () => Promise.resolve(true),
      },
      async () => {
        await statements.end();
        await app.close();
        await new Promise<void>((resolve) => smtp.close(resolve));
      },
    );
    return test;
  }

  private constructor(app: TestApp, deps: DigestDeps, end: () => Promise<void>) {
    this.app = app;
    this.#deps = deps;
    this.#end = end;
  }

  close(): Promise<void> {
    return this.#end();
  }

  /** Nobody of an earlier test is told of what appears in this one. */
  async begin(): Promise<Joined> {
    this.now = START;
    this.received.length = 0;
    await this.app.db.deleteFrom('saved_searches').execute();
    const coach = await this.app.join('coach');
    await seedPlan(this.app.db, coach.userId, 'pro_scout');
    await seedCollege(this.app.db, coach.userId, `College of ${coach.userId}`);
    return coach;
  }

  pass(minutes: number): void {
    this.now = new Date(START.getTime() + minutes * 60_000);
  }

  /** Saves a search for centers, which all seeded athletes are, with an alert on it. */
  async follow(
    coach: Joined,
    frequency: AlertFrequency,
    { bell = false, email = false, kinds = ['match', 'figure'] }: Following = { email: true },
  ): Promise<string> {
    const body = { name: 'Lefties', filters: { position: 'Center' } };
    const saved = await this.app.call<SavedSearch>('POST', '/api/saved-searches', {
      token: coach.token,
      body,
    });
    const chosen = await this.app.call('PUT', `/api/saved-searches/${saved.body.id}/alert`, {
      token: coach.token,
      body: { kinds, frequency, by_bell: bell, by_email: email },
    });
    if (chosen.status !== 204) throw new Error(JSON.stringify(chosen.body));
    return saved.body.id;
  }

  async appear(name = 'Nia Rose Bellweather'): Promise<SeededAthlete> {
    const athlete = await seedAthlete(this.app.db, { name });
    await this.refresh(athlete);
    return athlete;
  }

  refresh({ athleteId }: SeededAthlete): Promise<void> {
    return inTransaction(this.app.db, (trx) => refreshCards(trx, [athleteId], this.now));
  }

  async grow(athlete: SeededAthlete, height_cm: number): Promise<void> {
    await this.app.db
      .updateTable('athletes')
      .set({ height_cm })
      .where('id', '=', athlete.athleteId)
      .execute();
    await this.refresh(athlete);
  }

  /** The digests that this run has put on their way. `meanwhile`: once, after the run has read what it is to tell. */
  async deliver(meanwhile?: () => Promise<unknown>): Promise<string[]> {
    const enqueued: string[] = [];
    const { searchStatements } = this.#deps;
    let waiting = meanwhile;
    const interrupted: Statements = {
      run: async (statement, given) => {
        const happens = waiting;
        waiting = undefined;
        await happens?.();
        return searchStatements.run(statement, given);
      },
    };
    await deliverAlerts({ ...this.#deps, searchStatements: interrupted }, queueInto(enqueued));
    return enqueued;
  }

  /** Returns the digests that were put off. */
  async send(digestIds: readonly string[]): Promise<string[]> {
    const putOff: string[] = [];
    for (const id of digestIds) await sendDigest(this.#deps, queueInto(putOff), id);
    return putOff;
  }

  async deliverAndSend({ email }: Joined): Promise<Received[]> {
    await this.send(await this.deliver());
    return this.mailsTo(email);
  }

  mailsTo(email: string): Received[] {
    return this.received.filter(({ to }) => to === email);
  }

  settings(coach: Joined, given: object): Promise<unknown> {
    return this.app.call('PUT', '/api/alert-settings', {
      token: coach.token,
      body: {
        time_zone: 'UTC',
        quiet_from: null,
        quiet_until: null,
        is_paused: false,
        is_email_off: false,
        ...given,
      },
    });
  }

  async bells(coach: Joined) {
    return (await noticesOf(this.app, coach)).filter(({ kind }) => kind === 'search_alert');
  }
}

interface Following {
  bell?: boolean;
  email?: boolean;
  kinds?: AlertKind[];
}

function queueInto(digestIds: string[]) {
  return {
    enqueue: (_queries: unknown, _job: unknown, data: object) => {
      if ('digestId' in data) digestIds.push(String(data.digestId));
      return Promise.resolve();
    },
  };
}

async function startMailServer(
  onMail: (mail: Received) => void,
): Promise<{ smtp: SMTPServer; port: number }> {
  const port = await freePort();
  const smtp = new SMTPServer({
    disabledCommands: ['STARTTLS'],
    authOptional: true,
    onData(stream, session, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        void PostalMime.parse(Buffer.concat(chunks)).then((mail) => {
          onMail({
            to: session.envelope.rcptTo.map((to) => to.address).join(),
            subject: mail.subject ?? '',
            text: mail.text ?? '',
            headers: new Map(mail.headers.map(({ key, value }) => [key.toLowerCase(), value])),
          });
          done();
        });
      });
    },
  });
  await new Promise<void>((resolve) => smtp.listen(port, '127.0.0.1', resolve));
  return { smtp, port };
}
