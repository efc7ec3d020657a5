/** Sends mail: through SMTP when it is set, otherwise into an outbox folder that /dev/mail shows. */
import { randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Locale } from '@faircourt/contracts/vocabulary';
import { createTransport } from 'nodemailer';

export interface Mail {
  to: string;
  subject: string;
  text: string;
  html: string;
  /** Goes out also to an address that nobody has proven. Such a mail holds no word that anybody typed but an admin. */
  isForAnyone?: boolean;
  /** Where a mailbox provider ends such emails for the reader with one click (RFC 8058). */
  unsubscribeUrl?: string;
  /** What it is about, where its reader may have turned such emails off. */
  topic?: string;
  /** Names what wants to know that the mail has left. */
  receipt?: string;
  /** The invoice that goes along as a file. It is drawn when the mail leaves, so that no job holds a document. */
  invoice?: { id: string; locale: Locale };
}

/** A file that goes along with a mail. */
export interface Attachment {
  fileName: string;
  contentType: string;
  content: Buffer;
}

export interface Mailer {
  /** A mail that is tried again keeps its id. */
  send(mail: Mail, id: string, attachments?: readonly Attachment[]): Promise<void>;
}

export interface OutboxMail extends Mail {
  attachments?: { fileName: string; contentType: string; base64: string }[];
  id: string;
  sentAt: string;
}

/** A mail server that hangs must not hold a job for ever; the job is tried again. */
const PATIENCE = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 };

export function smtpMailer(url: string, from: string): Mailer {
  const transport = createTransport({ url, ...PATIENCE }, { from });
  const domain = /@([\w.-]+)/.exec(from)?.[1] ?? 'faircourt';
  return {
    async send({ to, subject, text, html, unsubscribeUrl }, id, files = []) {
      // A server killed between the mail server's "taken" and our noting it sends again. Mailboxes show one id once.
      const messageId = `<${id}@${domain}>`;
      const headers = unsubscribeUrl === undefined ? {} : oneClick(unsubscribeUrl);
      const attachments = files.map(({ fileName: filename, ...file }) => ({ filename, ...file }));
      await transport
        .sendMail({ to, subject, text, html, from, messageId, headers, attachments })
        .catch((error: unknown) => {
          throw new MailRefused(error);
        });
    },
  };
}

function oneClick(url: string): Record<string, string> {
  return { 'List-Unsubscribe': `<${url}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' };
}

/** Says what went wrong without the server's own words: those repeat the recipient, and end in logs and job tables. */
class MailRefused extends Error {
  constructor(cause: unknown) {
    // As nodemailer reports it.
    const { code, responseCode } = (cause ?? {}) as { code?: string; responseCode?: number };
    super(`The mail server did not take a mail (${code ?? 'unknown'}, ${responseCode ?? 'no answer'})`);
    this.name = 'MailRefused';
  }
}

export function outboxMailer(directory: string): Mailer {
  return {
    async send(mail, _id, files = []) {
      await mkdir(directory, { recursive: true });
      const sentAt = new Date().toISOString();
      const id = `${sentAt.replace(/[:.]/g, '-')}-${randomUUID().slice(0, 8)}`;
      const file = join(directory, `${id}.json`);
      const attachments = files.map(({ content, ...file }) => ({
        ...file,
        base64: content.toString('base64'),
      }));
      const kept: OutboxMail = { id, sentAt, ...mail, ...(files.length > 0 && { attachments }) };
      // Written aside and renamed, so that a reader never meets half a mail.
      await writeFile(`${file}.part`, JSON.stringify(kept));
      await rename(`${file}.part`, file);
    },
  };
}

/** Newest first. */
export async function readOutbox(directory: string): Promise<OutboxMail[]> {
  const files = await readdir(directory).catch(() => []);
  const mails = files
    .filter((file) => file.endsWith('.json'))
    .toSorted()
    .toReversed()
    .slice(0, 100)
    // Written by outboxMailer above and by nothing else.
    .map(async (file) => JSON.parse(await readFile(join(directory, file), 'utf8')) as OutboxMail);
  return Promise.all(mails);
}
