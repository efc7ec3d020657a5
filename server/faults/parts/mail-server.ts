/** A real SMTP server that counts what it takes, and can keep a sender waiting in the middle of a mail. */
import { SMTPServer } from 'smtp-server';
import { freePort } from '../../src/platform/database/embedded.ts';
import { endLater } from './started.ts';

export interface MailServer {
  url: string;
  /** From now on emails to this address get no answer, until `release`. */
  hold(address: string): void;
  release(address: string): void;
  /** From now on each step of a mail to this address takes this long. */
  slow(address: string, ms: number): void;
  /** Addresses whose mail is in hand and waits. */
  waiting: Set<string>;
  /** Addresses that a sender has named so far. */
  arriving: Set<string>;
  /** Who a mail was taken for, and when, one entry per mail. */
  taken: { to: string; at: number }[];
}

export async function startMailServer(): Promise<MailServer> {
  const held = new Set<string>();
  const pace = new Map<string, number>();
  const waiting = new Set<string>();
  const arriving = new Set<string>();
  const taken: MailServer['taken'] = [];
  const port = await freePort();
  const server = new SMTPServer({
    disabledCommands: ['STARTTLS'],
    authOptional: true,
    onRcptTo({ address }, _session, done) {
      arriving.add(address);
      // A held sender is never answered: it waits until it is killed or loses patience.
      if (held.has(address)) waiting.add(address);
      else setTimeout(done, pace.get(address) ?? 0);
    },
    onData(stream, session, done) {
      const to = session.envelope.rcptTo.map(({ address }) => address).join();
      stream.resume();
      stream.on('end', () => {
        taken.push({ to, at: performance.now() });
        setTimeout(done, pace.get(to) ?? 0);
      });
    },
  });
  // Senders that are killed cut their connection.
  server.on('error', () => undefined);
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  endLater(() => new Promise<void>((resolve) => server.close(() => resolve())));
  return {
    url: `smtp://127.0.0.1:${port}`,
    hold: (address) => held.add(address),
    release: (address) => held.delete(address),
    slow: (address, ms) => pace.set(address, ms),
    waiting,
    arriving,
    taken,
  };
}
