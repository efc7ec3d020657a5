/** Asking to talk: nobody reaches an athlete except through the one who decides for them, and not before the day. */
import { holdAthleteFor } from '../../../access/holding/hold-for.ts';
import type { Askable, ContactWindow, RequestContact } from '@faircourt/contracts/requests';
import type { Transaction } from 'kysely';
import { notFound, type Guard } from '../../../access/engine/guard.ts';
import { loadAthleteFacts } from '../../../access/facts/load-athlete-facts.ts';
import { isContactAllowed } from '../../../access/rules/in-effect.ts';
import type { AthleteFacts } from '../../../access/facts/subjects.ts';
import { recordEvent } from '../../../platform/audit.ts';
import { inTransaction } from '../../../platform/database/database.ts';
import type { DB } from '../../../platform/database/schema.gen.ts';
import { AppError } from '../../../platform/errors.ts';
import { actedBy } from '../../../access/engine/acted-by.ts';
import { dayBefore, retryAfter } from '../ask.limits.ts';
import { readAskableOf } from '../askable.service.ts';
import { refuseAskingOwnFamily } from '../../../access/refusals/mailbox-conflict.ts';
import { asRequestingCoach, type RequestingActor } from '../requesting-coach.ts';
import type { RequestDeps } from '../requests.deps.ts';
import { pauseOf, windowsFor } from './contact-state.service.ts';
import { contactEvent } from './contact.events.ts';
import { CONTACTS_PER_DAY } from './contact.limits.ts';
import {
  countContactsSince,
  findLatestContact,
  findWindowFacts,
  insertContactRequest,
} from './contact.store.ts';

/** Asking twice is asking once: an open request, or a conversation that is open already, is left as it is. */
export async function requestContact(
  deps: RequestDeps,
  guard: Guard,
  athleteId: string,
  wanted: RequestContact,
): Promise<Askable> {
  guard.authorise('contact.request', await loadAthleteFacts(deps.db, athleteId));
  return inTransaction(deps.db, async (trx) => {
    const athlete = await holdAthleteFor(trx, guard, 'contact.request', athleteId, {
      turns: { asking: actedBy(guard).userId },
    });
    const coach = asRequestingCoach(guard.actor);
    if (!coach) throw notFound();
    await refuseAskingOwnFamily(trx, { athleteId, coachUserId: coach.userId });
    if (await mayAsk(trx, coach, athlete, guard.now)) {
      await requireRoomToday(trx, coach, guard.now);
      await storeContact(trx, guard, { coach, athlete, wanted });
    }
    return readAskableOf(trx, coach, athlete, guard.now);
  });
}

async function mayAsk(
  trx: Transaction<DB>,
  coach: RequestingActor,
  athlete: AthleteFacts,
  now: Date,
): Promise<boolean> {
  const latest = await findLatestContact(trx, athlete.athleteId, coach.coachId);
  if (latest?.status === 'requested' || isContactAllowed(coach, athlete, now)) return false;
  const again = latest ? pauseOf(latest, now) : null;
  if (again === null) return true;
  throw new AppError('conflict', `The family has declined to talk. You can ask again on ${again}.`);
}

async function requireRoomToday(trx: Transaction<DB>, coach: RequestingActor, now: Date): Promise<void> {
  const { sent, first } = await countContactsSince(trx, coach.coachId, dayBefore(now));
  if (sent < CONTACTS_PER_DAY) return;
  throw new AppError(
    'rate_limited',
    `You have sent ${CONTACTS_PER_DAY} contact requests within a day. Send others tomorrow.`,
    { retryAfterSeconds: retryAfter(first, now) },
  );
}

async function storeContact(
  trx: Transaction<DB>,
  guard: Guard,
  ask: { coach: RequestingActor; athlete: AthleteFacts; wanted: RequestContact },
): Promise<void> {
  const { coach, athlete, wanted } = ask;
  const { message, program } = wanted;
  const { athleteId } = athlete;
  const facts = await findWindowFacts(trx, athleteId, coach.institutionId);
  const { division } = facts;
  const windows = await windowsFor(trx, { division, gradYear: facts.grad_year }, guard.now);
  const window = windows[program];
  if (window.verdict === 'hold') throw held(window);

  const { verdict } = window;
  const { coachId, institutionId } = coach;
  const id = await insertContactRequest(trx, {
    athleteId,
    coachId,
    message,
    division,
    program,
    verdict,
    now: guard.now,
  });
  const contact = { athleteId, id, coachId, institutionId, window: { verdict, division, program } };
  await recordEvent(trx, contactEvent('requested', contact, actedBy(guard)), guard.now);
}

/** Nothing is stored, and nobody in the family hears of it. */
function held({ reason, opens_on }: ContactWindow): AppError {
  const why = {
    too_early: `Contact with this athlete opens on ${opens_on}.`,
    no_grad_year: 'This athlete has not stated a graduation year, so it is not known when contact opens.',
    no_rule: 'No rule says when contact with this athlete opens. Ask a regional director.',
  }[reason === 'too_early' || reason === 'no_grad_year' ? reason : 'no_rule'];
  return new AppError('contact_held', why);
}
