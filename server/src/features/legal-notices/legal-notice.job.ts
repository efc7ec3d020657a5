/**
 * Keeps the promise of the terms and the privacy notice: everybody with an account is told by email at least 30 days before a
 * new version applies, once. A few leave at a time, so that no mail server takes us for a flood; what a server that stopped did
 * not send, the next run sends.
 */
import {
  LEGAL_VERSIONS,
  NOTICED_TEXTS,
  type LegalVersion,
  type NoticedText,
} from '@faircourt/contracts/legal';
import { listMailReaders } from '../../delivery/mail-readers.ts';
import { dayOf, type Clock } from '../../platform/clock.ts';
import { inTransaction, type Database } from '../../platform/database/database.ts';
import type { JobDefinition, JobQueue } from '../../platform/jobs.ts';
import { SEND_MAIL } from '../../platform/mail/send-mail.job.ts';
import { newVersionMail } from './legal-notice.mails.ts';
import { takeUntold } from './legal-notice.store.ts';

interface NoticeDeps {
  db: Database;
  clock: Clock;
  baseUrl: string;
}

/** Of one document per run, every five minutes: 86,400 people within a day. */
const MOST_AT_ONCE = 300;

export function legalNoticeJob(deps: NoticeDeps): JobDefinition<object> {
  return {
    name: 'legal-notice',
    schedule: '*/5 * * * *',
    run: (_data, jobs) => notifyOfVersions({ ...deps, jobs }, LEGAL_VERSIONS),
  };
}

export async function notifyOfVersions(
  deps: NoticeDeps & { jobs: JobQueue },
  versions: Readonly<Record<NoticedText, readonly LegalVersion[]>>,
  most = MOST_AT_ONCE,
): Promise<void> {
  const now = deps.clock.now();
  for (const document of NOTICED_TEXTS) {
    for (const [index, version] of versions[document].entries()) {
      const former = versions[document][index - 1];
      const next = versions[document][index + 1];
      const isReplaced = next !== undefined && next.published <= dayOf(now);
      // The version with which Faircourt opened was new to nobody.
      if (former === undefined || version.published > dayOf(now) || isReplaced) continue;
      await inTransaction(deps.db, async (trx) => {
        const taken = await takeUntold(trx, { document, version, now, most });
        for (const reader of await listMailReaders(trx, taken)) {
          const mail = newVersionMail(reader, { document, version, former }, deps.baseUrl);
          await deps.jobs.enqueue(trx, SEND_MAIL, mail);
        }
      });
    }
  }
}
