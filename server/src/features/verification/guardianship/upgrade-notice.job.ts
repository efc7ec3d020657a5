/** Tells everybody who was here before guardianship was checked what to do now: by bell and email, once. */
import { sql, type Transaction } from 'kysely';
import type { Clock } from '../../../platform/clock.ts';
import { inTransaction, type Database } from '../../../platform/database/database.ts';
import type { DB } from '../../../platform/database/schema.gen.ts';
import type { JobDefinition, Jobs } from '../../../platform/jobs.ts';
import { SEND_MAIL } from '../../../platform/mail/send-mail.job.ts';
import { listMailReaders } from '../../../delivery/mail-readers.ts';
import { notify } from '../../../delivery/bell.ts';
import { guardianshipNeededMail } from './guardianship.mails.ts';

const BATCH = 100;

interface NoticeDeps {
  db: Database;
  clock: Clock;
  baseUrl: string;
}

export function upgradeNoticeJob(deps: NoticeDeps): JobDefinition<object> {
  return {
    name: 'guardianship-notice',
    schedule: '*/10 * * * *',
    run: (_data, jobs) => notifyOfGuardianship({ ...deps, jobs }),
  };
}

/** Several servers may do this at once: each takes others. */
export async function notifyOfGuardianship(deps: NoticeDeps & { jobs: Jobs }): Promise<void> {
  for (;;) {
    const told = await inTransaction(deps.db, async (trx) => {
      const due = await takeDue(trx, deps.clock.now());
      const readers = await listMailReaders(
        trx,
        due.map(({ user_id }) => user_id),
      );
      for (const reader of readers) {
        const isDirector = due.some((one) => one.user_id === reader.userId && one.is_director);
        const data = { reader: isDirector ? 'director' : 'guardian' } as const;
        await notify(trx, { userId: reader.userId, kind: 'guardianship_needed', data });
        await deps.jobs.enqueue(
          trx,
          SEND_MAIL,
          guardianshipNeededMail({ ...reader, isDirector }, deps.baseUrl),
        );
      }
      return due.length;
    });
    if (told === 0) return;
  }
}

async function takeDue(
  trx: Transaction<DB>,
  now: Date,
): Promise<{ user_id: string; is_director: boolean }[]> {
  const { rows } = await sql<{ user_id: string; is_director: boolean }>`
    update guardianship_notices notice set told_at = ${now}
    from users reader
    where reader.id = notice.user_id and notice.user_id in (
      select user_id from guardianship_notices where told_at is null limit ${BATCH} for update skip locked)
    returning notice.user_id, reader.role = 'regional_director' as is_director`.execute(trx);
  return rows;
}
