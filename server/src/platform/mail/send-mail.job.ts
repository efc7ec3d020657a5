/**
 * The job that sends a mail. It is enqueued with the change that causes the mail, and retried until it is out. This is
 * the one way out: what is not made for anyone leaves only to an address that its owner has proven, and what its reader has
 * turned off does not leave at all.
 */
import type { JobDefinition, JobName } from '../jobs.ts';
import type { Attachment, Mail, Mailer } from './mailer.ts';

export const SEND_MAIL: JobName<Mail> = { name: 'send-mail' };

export function sendMailJob(
  mailer: Mailer,
  isProvenAddress: (address: string) => Promise<boolean>,
  noteSent: (receipt: string) => Promise<void>,
  isTurnedOff: (address: string, topic: string) => Promise<boolean>,
  draw: (invoice: NonNullable<Mail['invoice']>) => Promise<Attachment | null>,
): JobDefinition<Mail> {
  return {
    name: SEND_MAIL.name,
    lanes: 3,
    async run(mail, _jobs, id) {
      if (!mail.isForAnyone && !(await isProvenAddress(mail.to))) return;
      if (mail.topic !== undefined && (await isTurnedOff(mail.to, mail.topic))) return;
      const drawn = mail.invoice ? await draw(mail.invoice) : null;
      await mailer.send(mail, id, drawn ? [drawn] : []);
      if (mail.receipt) await noteSent(mail.receipt);
    },
  };
}
