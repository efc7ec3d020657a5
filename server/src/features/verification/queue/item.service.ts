/** One item: shown to whoever may judge it or watches over the queue, each look at a minor's record logged. */
import type { VerificationItem } from '@faircourt/contracts/verification';
import type { Transaction } from 'kysely';
import { actedBy } from '../../../access/engine/acted-by.ts';
import { isApprovedDirector } from '../../../access/engine/actor.ts';
import { isLookLogged } from '../../../access/rules/athlete.rules.ts';
import { Guard, notFound } from '../../../access/engine/guard.ts';
import { loadActor } from '../../../access/facts/load-actor.ts';
import { loadAthleteFacts } from '../../../access/facts/load-athlete-facts.ts';
import { loadVerificationFacts } from '../../../access/facts/load-verification-facts.ts';
import { recordEvent } from '../../../platform/audit.ts';
import { dayOf } from '../../../platform/clock.ts';
import type { DB } from '../../../platform/database/schema.gen.ts';
import type { Caller } from '../../../identity/authenticate.ts';
import { lockCoach } from '../../institutions/affiliation-outcome.service.ts';
import { listEvidenceFiles } from '../evidence/evidence-file.store.ts';
import { lockAthlete, shareAccount } from '../athlete-lock.store.ts';
import { presentEvidenceFile } from '../evidence/evidence.presenter.ts';
import { findValidMonths } from '../expiry/validity.store.ts';
import type { VerificationDeps } from '../verification.deps.ts';
import { verificationHappened, type LoggedVerification } from '../verification.events.ts';
import { presentItem } from './item.presenter.ts';
import {
  findConcerned,
  findItem,
  hasLooked,
  listEarlier,
  lockVerification,
  type ItemRow,
} from './item.store.ts';

export function readItem(
  deps: VerificationDeps,
  guard: Guard,
  caller: Caller,
  id: string,
): Promise<VerificationItem> {
  return deps.db.transaction().execute((trx) => showItem(trx, deps, guard, caller, id));
}

/** Whatever shows an item shows it in this way, so no look goes unlogged. */
export async function showItem(
  trx: Transaction<DB>,
  deps: VerificationDeps,
  guard: Guard,
  caller: Caller,
  id: string,
): Promise<VerificationItem> {
  const facts = guard.authorise('verification.read', await loadVerificationFacts(trx, id));
  const item = await findItem(trx, id);
  if (!item) throw notFound();
  await keepLook(trx, guard, item);
  const { userId } = actedBy(guard);
  const files = await listEvidenceFiles(trx, [id]);
  return presentItem(item, {
    reader: { userId, now: guard.now },
    files: files.map(presentEvidenceFile),
    earlier: await listEarlier(trx, item, guard.now),
    validMonths: await findValidMonths(trx, {
      directorUserId: isApprovedDirector(guard.actor) ? userId : null,
      countryCode: item.country_code,
      factGroup: item.fact_group,
    }),
    canJudge: guard.can('verification.decide', facts),
    fileKey: deps.fileKeys.issue(caller, guard.now),
  });
}

/**
 * The item, held until the transaction ends. Whoever may not judge it waits for nobody; whoever may is asked again once
 * it is their turn, since the athlete may have moved and the director been suspended. The director's account comes
 * first, then the athlete or the coaches, as with every edit.
 */
export async function holdItem(
  trx: Transaction<DB>,
  guard: Guard,
  action: 'verification.claim' | 'verification.decide',
  id: string,
  otherCoachIds: readonly string[] = [],
): Promise<ItemRow> {
  guard.authorise(action, await loadVerificationFacts(trx, id));
  const { userId } = actedBy(guard);
  const concerned = await findConcerned(trx, id);
  await shareAccount(trx, userId);
  if (concerned?.athlete_id) await lockAthlete(trx, concerned.athlete_id);
  const coachIds = new Set([...(concerned?.coach_id ? [concerned.coach_id] : []), ...otherCoachIds]);
  for (const coachId of [...coachIds].toSorted()) await lockCoach(trx, coachId);
  await lockVerification(trx, id);
  const asOfNow = new Guard(await loadActor(trx, userId), guard.now);
  asOfNow.authorise(action, await loadVerificationFacts(trx, id));
  const item = await findItem(trx, id);
  if (!item) throw notFound();
  return item;
}

/** Once per person, item and day. */
export async function keepLook(trx: Transaction<DB>, guard: Guard, item: LoggedVerification): Promise<void> {
  if (item.athlete_id === null) return;
  const athlete = await loadAthleteFacts(trx, item.athlete_id);
  if (!athlete || !isLookLogged(guard.actor, athlete, guard.now)) return;
  const by = actedBy(guard);
  const on = dayOf(guard.now);
  const look = { athleteId: item.athlete_id, verificationId: item.id, userId: by.userId, on };
  if (await hasLooked(trx, look)) return;
  // Two tabs that open it at once come one after the other.
  await lockAthlete(trx, item.athlete_id);
  if (await hasLooked(trx, look)) return;
  await recordEvent(trx, verificationHappened('opened', item, by, { on }));
}
