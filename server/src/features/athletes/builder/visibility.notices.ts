/** The guardians of a minor hear that the athlete lets more people find the profile: that switch is the athlete's own. */
import type { EventOf } from '@faircourt/contracts/events';
import { WIDE_VISIBILITIES } from '@faircourt/contracts/notifications';
import type { Visibility } from '@faircourt/contracts/vocabulary';
import type { Transaction } from 'kysely';
import { loadAthleteFacts } from '../../../access/facts/load-athlete-facts.ts';
import { guardiansInCharge } from '../../../access/rules/decider.rules.ts';
import { listUsersWithUnread, notify } from '../../../delivery/bell.ts';
import { listMailReaders } from '../../../delivery/mail-readers.ts';
import type { NoticeContext } from '../../../delivery/notice.ts';
import type { DB } from '../../../platform/database/schema.gen.ts';
import { SEND_MAIL } from '../../../platform/mail/send-mail.job.ts';
import { visibilityMail } from './visibility.mails.ts';

const NARROW_FIRST: readonly Visibility[] = ['private', 'conditional', 'colleges_only', 'public'];

const KIND = 'visibility_widened';

export async function notifyOfWiderVisibility(
  trx: Transaction<DB>,
  { chain: athleteId, actor, data: { from, visibility: chosen } }: EventOf<'athlete.updated'>,
  { now, jobs, baseUrl }: NoticeContext,
): Promise<void> {
  const visibility = WIDE_VISIBILITIES.find((wide) => wide === chosen);
  if (from === undefined || visibility === undefined) return;
  if (NARROW_FIRST.indexOf(visibility) < NARROW_FIRST.indexOf(from)) return;
  const athlete = await loadAthleteFacts(trx, athleteId);
  if (!athlete) return;
  const [owner] = await listMailReaders(trx, [athlete.userId]);
  const athleteName = owner?.name ?? '';
  const guardians = guardiansInCharge(athlete, now).filter((userId) => userId !== actor.userId);
  const data = { athlete_id: athleteId, athlete_name: athleteName, visibility };
  // Who turns the switch to and fro tells nobody anything new by it.
  const knowing = await listUsersWithUnread(trx, { userIds: guardians, kind: KIND, data });
  for (const guardian of await listMailReaders(trx, guardians)) {
    if (knowing.includes(guardian.userId)) continue;
    await notify(trx, { userId: guardian.userId, kind: KIND, data });
    await jobs.enqueue(trx, SEND_MAIL, visibilityMail(guardian, { athleteName, visibility }, baseUrl));
  }
}
