/** What a coach asks for, and what became of it. */
import { holdAthleteFor } from '../../access/holding/hold-for.ts';
import type { Askable, RequestRelease, SentRequestList, SentStatus } from '@faircourt/contracts/requests';
import type { FieldGroup } from '@faircourt/contracts/vocabulary';
import type { Transaction } from 'kysely';
import { notFound, type Guard } from '../../access/engine/guard.ts';
import { loadAthleteFacts, loadManyAthleteFacts } from '../../access/facts/load-athlete-facts.ts';
import { isReleasedTo } from '../../access/rules/in-effect.ts';
import type { AthleteFacts } from '../../access/facts/subjects.ts';
import { recordEvent } from '../../platform/audit.ts';
import { inTransaction } from '../../platform/database/database.ts';
import type { DB } from '../../platform/database/schema.gen.ts';
import { AppError } from '../../platform/errors.ts';
import { validationFailed } from '../../platform/http/problems.ts';
import { actedBy } from '../../access/engine/acted-by.ts';
import type { RequestDeps } from './requests.deps.ts';
import { refuseAskingOwnFamily } from '../../access/refusals/mailbox-conflict.ts';
import { BY_SYSTEM, releaseEvent } from '../releases/release.events.ts';
import { dayBefore, RELEASE_ASKS_PER_DAY, retryAfter } from './ask.limits.ts';
import { countAthletesAsked, countSent, listSent, SENT_PAGE } from './ask.store.ts';
import { readAskableOf, readAskStates, type AskState } from './askable.service.ts';
import { asRequestingCoach, type RequestingActor } from './requesting-coach.ts';
import { closeAbandonedRequests, insertReleaseRequests } from './release-request.store.ts';
import { presentSent } from './sent.presenter.ts';

/** Asking twice is asking once: what is released, approved or open already is left as it is. */
export async function requestReleases(
  deps: RequestDeps,
  guard: Guard,
  athleteId: string,
  wanted: RequestRelease,
): Promise<Askable> {
  guard.authorise('release.request', await loadAthleteFacts(deps.db, athleteId));
  const { userId: asking } = askingCoach(guard);
  return inTransaction(deps.db, async (trx) => {
    const athlete = await holdAthleteFor(trx, guard, 'release.request', athleteId, { turns: { asking } });
    const coach = askingCoach(guard);
    await refuseAskingOwnFamily(trx, { athleteId, coachUserId: coach.userId });
    const states = await readAskStates(trx, coach, athlete, guard.now);
    const unreleased = wanted.field_groups.filter((group) => !isReleasedTo(coach, athlete, group, guard.now));
    const groups = askableGroups(unreleased, states);
    if (groups.length > 0) {
      const { contact } = await readAskableOf(trx, coach, athlete, guard.now);
      requireFittingMessage(wanted.message, contact);
      await requireRoomToday(trx, coach, athleteId, guard.now);
      await storeAsk(trx, guard, { coach, athlete, groups, message: wanted.message });
    }
    return readAskableOf(trx, coach, athlete, guard.now);
  });
}

export async function readAskable(deps: RequestDeps, guard: Guard, athleteId: string): Promise<Askable> {
  const athlete = guard.authorise('athlete.open', await loadAthleteFacts(deps.db, athleteId));
  if (guard.actor.kind !== 'coach') throw new AppError('not_allowed', 'Only coaches ask families.');
  return readAskableOf(deps.db, guard.actor, athlete, guard.now);
}

export async function listSentRequests(
  deps: RequestDeps,
  guard: Guard,
  wanted: { status: SentStatus | null; after: string | null },
): Promise<SentRequestList> {
  guard.authorise('request.list_sent');
  const { actor, now } = guard;
  const counts: SentRequestList['counts'] = { requested: 0, approved: 0, declined: 0, closed: 0 };
  if (actor.kind !== 'coach' || actor.coachId === null) return { requests: [], next: null, counts };
  const [rows, counted] = await Promise.all([
    listSent(deps.db, actor, { ...wanted, now }),
    countSent(deps.db, actor, now),
  ]);
  for (const { status, count } of counted) counts[status] = count;
  const page = rows.slice(0, SENT_PAGE);
  const athletes = await loadManyAthleteFacts(deps.db, [...new Set(page.map((row) => row.athlete_id))]);
  return {
    requests: page.map((row) => presentSent(row, guard, athletes.get(row.athlete_id))),
    next: rows.length > page.length ? (page.at(-1)?.id ?? null) : null,
    counts,
  };
}

/** Words to a family are contact, whatever they come with: while the calendar holds that back, the request goes alone. */
function requireFittingMessage(message: string, contact: Askable['contact']): void {
  if (contact.is_held && message !== '') {
    throw new AppError(
      'contact_held',
      'Contact with this athlete is not open yet. Send the request without a message.',
    );
  }
  if (!contact.is_held && message === '') {
    throw validationFailed([
      { field: 'message', code: 'required', message: 'Tell the family why you are asking.' },
    ]);
  }
}

/** When nothing is left to ask because of a recent no, the coach is told when to try again. */
function askableGroups(wanted: readonly FieldGroup[], states: readonly AskState[]): FieldGroup[] {
  const stateOf = (group: FieldGroup) => states.find((state) => state.field_group === group);
  const groups = [...new Set(wanted)];
  const free = groups.filter((group) => {
    const state = stateOf(group);
    if (!state || state.status === 'withdrawn') return true;
    return state.status === 'declined' && state.can_ask_again_on === null;
  });
  const pauses = groups.flatMap((group) => stateOf(group)?.can_ask_again_on ?? []);
  const again = pauses.toSorted()[0];
  if (free.length === 0 && again !== undefined) {
    throw new AppError('conflict', `The family has declined this. You can ask again on ${again}.`);
  }
  return free;
}

async function requireRoomToday(
  trx: Transaction<DB>,
  coach: RequestingActor,
  athleteId: string,
  now: Date,
): Promise<void> {
  const since = dayBefore(now);
  const { athletes, first } = await countAthletesAsked(trx, coach.userId, { since, except: athleteId });
  if (athletes < RELEASE_ASKS_PER_DAY) return;
  throw new AppError(
    'rate_limited',
    `You have asked about ${RELEASE_ASKS_PER_DAY} athletes within a day. Ask about others tomorrow.`,
    { retryAfterSeconds: retryAfter(first, now) },
  );
}

async function storeAsk(
  trx: Transaction<DB>,
  guard: Guard,
  ask: { coach: RequestingActor; athlete: AthleteFacts; groups: FieldGroup[]; message: string },
): Promise<void> {
  const { coach, athlete, groups, message } = ask;
  const { athleteId } = athlete;
  const { institutionId, userId } = coach;
  const request = { athleteId, institutionId, requestedBy: userId, message, now: guard.now };
  for (const row of await closeAbandonedRequests(trx, request, groups)) {
    await recordEvent(trx, releaseEvent('closed', row, BY_SYSTEM));
  }
  const rows = await insertReleaseRequests(trx, request, groups);
  for (const row of rows) {
    await recordEvent(trx, releaseEvent('requested', row, actedBy(guard)), guard.now);
  }
}

/** The rule has let through only coaches of a verified institution, who have both records. */
function askingCoach(guard: Guard): RequestingActor {
  const coach = asRequestingCoach(guard.actor);
  if (!coach) throw notFound();
  return coach;
}
