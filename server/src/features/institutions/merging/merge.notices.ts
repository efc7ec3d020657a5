/**
 * Who hears of a merge: the coaches who came along, and the families who have decided about either of the two. A family is
 * told before anybody new can see anything, and by email too where a release of theirs has ended.
 */
import type { EventOf } from '@faircourt/contracts/events';
import type { Transaction } from 'kysely';
import { loadAthleteFacts } from '../../../access/facts/load-athlete-facts.ts';
import { deciderIds } from '../../../access/rules/decider.rules.ts';
import { notify } from '../../../delivery/bell.ts';
import { listMailReaders } from '../../../delivery/mail-readers.ts';
import type { NoticeContext } from '../../../delivery/notice.ts';
import type { DB } from '../../../platform/database/schema.gen.ts';
import { SEND_MAIL } from '../../../platform/mail/send-mail.job.ts';
import { institutionsMergedMail } from './merge.mails.ts';
import { listAccountsOf, listMerging, type Merge } from './merge.store.ts';

export async function notifyCoachesOfMerge(
  trx: Transaction<DB>,
  { chain: fromId, data }: EventOf<'institution.merged'>,
): Promise<void> {
  const names = await namesOf(trx, { fromId, intoId: data.into_institution_id });
  for (const userId of await listAccountsOf(trx, data.coach_ids)) {
    await notify(trx, { userId, kind: 'workplace_merged', data: names });
  }
}

export async function notifyFamilyOfMerge(
  trx: Transaction<DB>,
  { chain: athleteId, data }: EventOf<'athlete.institutions_merged'>,
  { jobs, baseUrl, now }: NoticeContext,
): Promise<void> {
  const athlete = await loadAthleteFacts(trx, athleteId);
  if (!athlete) return;
  const names = await namesOf(trx, { fromId: data.institution_id, intoId: data.into_institution_id });
  const deciders = deciderIds(athlete, now);
  const people = await listMailReaders(trx, [athlete.userId, ...deciders]);
  const athleteName = people.find(({ userId }) => userId === athlete.userId)?.name ?? '';
  for (const reader of people.filter(({ userId }) => deciders.includes(userId))) {
    const { has_ended_releases } = data;
    const told = { athlete_name: athleteName, has_ended_releases, ...names };
    await notify(trx, { userId: reader.userId, kind: 'institutions_merged', data: told });
    if (!has_ended_releases) continue;
    const named = { athlete: athleteName, from: names.from_name, into: names.into_name };
    await jobs.enqueue(trx, SEND_MAIL, institutionsMergedMail(reader, named, baseUrl));
  }
}

async function namesOf(trx: Transaction<DB>, merge: Merge) {
  const both = await listMerging(trx, merge);
  const nameOf = (id: string) => both.find((one) => one.id === id)?.name ?? '';
  return { from_name: nameOf(merge.fromId), into_name: nameOf(merge.intoId) };
}
