/** The job that sends a mail. It is enqueued with the change that causes the mail, and retried until it is out. */
import type { JobDefinition, JobName } from '../jobs.ts';
import type { Mail, Mailer } from './mailer.ts';

export const SEND_MAIL: JobName<Mail> = { name: 'send-mail' };

export function sendMailJob(mailer: Mailer): JobDefinition<Mail> {
  return { name: SEND_MAIL.name, lanes: 3, run: (mail, _jobs, id) => mailer.send(mail, id) };
}
