/** The other guardians of a minor hear that the listing is paused, and that it is back. */
import type { EventOf } from '@faircourt/contracts/events';
import type { Transaction } from 'kysely';
import { loadAthleteFacts } from '../../access/facts/load-athlete-facts.ts';
import { guardiansInCharge } from '../../access/rules/decider.rules.ts';
import { notify } from '../../delivery/bell.ts';
import { listMailReaders } from '../../delivery/mail-readers.ts';
import type { NoticeContext } from '../../delivery/notice.ts';
import type { DB } from '../../platform/database/schema.gen.ts';

export async function notifyOfPause(
  trx: Transaction<DB>,
  event: EventOf<'listing.paused'>,
  context: NoticeContext,
): Promise<void> {
  const { others, athleteName, actorName } = await readersOf(trx, event, context);
  const data = { athlete_name: athleteName, guardian_name: actorName ?? '', until: event.data.until };
  for (const userId of others) await notify(trx, { userId, kind: 'listing_paused', data });
}

export async function notifyOfResume(
  trx: Transaction<DB>,
  event: EventOf<'listing.resumed'>,
  context: NoticeContext,
): Promise<void> {
  const { others, athleteName, actorName } = await readersOf(trx, event, context);
  const data = { athlete_name: athleteName, guardian_name: actorName };
  for (const userId of others) await notify(trx, { userId, kind: 'listing_resumed', data });
}

/** Nobody did it when the day came by itself: then each of the guardians is told. */
async function readersOf(
  trx: Transaction<DB>,
  { chain: athleteId, actor }: EventOf<'listing.paused' | 'listing.resumed'>,
  { now }: NoticeContext,
) {
  const athlete = await loadAthleteFacts(trx, athleteId);
  const others = athlete ? guardiansInCharge(athlete, now).filter((userId) => userId !== actor.userId) : [];
  const people = await listMailReaders(
    trx,
    [athlete?.userId, actor.userId].filter((userId) => typeof userId === 'string'),
  );
  const nameOf = (userId: string | null | undefined) =>
    people.find((person) => person.userId === userId)?.name ?? null;
  return { others, athleteName: nameOf(athlete?.userId) ?? '', actorName: nameOf(actor.userId) };
}
