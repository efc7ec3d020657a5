/** The job that sends a mail. It is enqueued with the change that causes the mail, and retried until it is out. */
import type { JobDefinition } from '../jobs.ts';
import type { Mail, Mailer } from './mailer.ts';

export const SEND_MAIL = { name: 'send-mail' } as const;

export function sendMailJob(mailer: Mailer): JobDefinition<Mail> {
  return { ...SEND_MAIL, run: (mail) => mailer.send(mail) };
}
