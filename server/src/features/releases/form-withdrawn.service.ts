/**
 * Withdrawing a form withdraws every release that needed it, no matter who approved it, as the form itself says. So a
 * later signature reopens nothing by itself.
 */
import type { EventOf } from '@faircourt/contracts/events';
import { FIELD_GROUPS } from '@faircourt/contracts/vocabulary';
import type { Transaction } from 'kysely';
import { CONSENTS_TO_RELEASE } from '../../access/rules/in-effect.ts';
import { recordEvent } from '../../platform/audit.ts';
import type { DB } from '../../platform/database/schema.gen.ts';
import { askersOf, listCoachUsers, updateCoachPages } from './coach-pages.ts';
import { withdrawHandoversIn } from './handover.store.ts';
import { contactEvent, releaseEvent } from './release.events.ts';
import { closeContacts, withdrawApprovedIn } from './release.store.ts';

export async function withdrawWithForm(
  trx: Transaction<DB>,
  { chain: athleteId, data: { kind, reason }, actor }: EventOf<'consent.withdrawn'>,
  { now }: { now: Date },
): Promise<void> {
  if (reason !== 'withdrawn' || actor.userId === null) return;
  const by = { ...actor, userId: actor.userId };
  const groups = FIELD_GROUPS.filter((group) => CONSENTS_TO_RELEASE[group].includes(kind));
  const releases = await withdrawApprovedIn(trx, athleteId, groups, now);
  for (const release of releases) {
    await recordEvent(trx, releaseEvent('withdrawn', release, by, 'consent_withdrawn'));
  }
  await withdrawHandoversIn(trx, athleteId, groups);
  await updateCoachPages(trx, askersOf(releases));
  if (!groups.includes('contact')) return;

  // What a coach has asked and nobody has answered stays a question to the family.
  const contacts = await closeContacts(trx, athleteId, ['approved'], { decidedBy: by.userId, now });
  for (const contact of contacts) {
    await recordEvent(trx, contactEvent('declined', contact, by, 'consent_withdrawn'));
  }
  await updateCoachPages(trx, await listCoachUsers(trx, contacts));
}
