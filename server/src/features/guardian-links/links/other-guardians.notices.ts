/** Every guardian hears of every invitation, link and end in the family, by bell and by email. */
import type { Transaction } from 'kysely';
import { loadAthleteFacts } from '../../../access/facts/load-athlete-facts.ts';
import type { DB } from '../../../platform/database/schema.gen.ts';
import { SEND_MAIL } from '../../../platform/mail/send-mail.job.ts';
import { listMailReaders } from '../../../delivery/mail-readers.ts';
import { notify } from '../../../delivery/bell.ts';
import type { NoticeContext } from '../../../delivery/notice.ts';
import { publishChange } from '../../../delivery/open-pages.ts';
import { otherGuardianMail, type GuardianNews } from './other-guardians.mails.ts';

export interface OtherGuardian {
  what: GuardianNews;
  /** Of the guardian it is about, or the address that was invited. */
  name: string;
  /** Who did it or is told in another way. */
  except: readonly (string | null)[];
  /** What waits for an answer, where something does: the link, or whose word does not count. */
  aboutId?: string;
}

export async function notifyOtherGuardians(
  trx: Transaction<DB>,
  { jobs, baseUrl }: NoticeContext,
  athleteId: string,
  { what, name, except, aboutId }: OtherGuardian,
): Promise<void> {
  const athlete = await loadAthleteFacts(trx, athleteId);
  const told = athlete?.guardianUserIds.filter((userId) => !except.includes(userId)) ?? [];
  if (!athlete || told.length === 0) return;
  const people = await listMailReaders(trx, [athlete.userId, ...told]);
  const athleteName = people.find(({ userId }) => userId === athlete.userId)?.name ?? '';
  for (const reader of people.filter(({ userId }) => told.includes(userId))) {
    await notify(trx, {
      userId: reader.userId,
      kind: 'guardian_news',
      data: { what, athlete_name: athleteName, guardian_name: name },
      asks: aboutId ? { chain: athleteId, aboutId } : null,
    });
    const mail = otherGuardianMail(reader, { what, athleteName, guardianName: name }, baseUrl);
    await jobs.enqueue(trx, SEND_MAIL, mail);
  }
  await publishChange(trx, { userIds: told, topic: 'family', id: athleteId });
}
