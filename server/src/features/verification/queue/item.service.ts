/** One item: shown to directors who may judge it and to admins; each view of a minor's record is logged. */
import { holdFor } from '../../../access/holding/hold-for.ts';
import { holdUnasked } from '../../../access/holding/unasked.ts';
import type { VerificationItem } from '@faircourt/contracts/verification';
import type { Transaction } from 'kysely';
import { actedBy } from '../../../access/engine/acted-by.ts';
import { isApprovedDirector } from '../../../access/engine/actor.ts';
import { isLookLogged } from '../../../access/rules/athlete.rules.ts';
import { notFound, type Guard } from '../../../access/engine/guard.ts';
import { loadAthleteFacts } from '../../../access/facts/load-athlete-facts.ts';
import { loadVerificationFacts } from '../../../access/facts/load-verification-facts.ts';
import { recordEvent } from '../../../platform/audit.ts';
import { dayOf } from '../../../platform/clock.ts';
import { inTransaction } from '../../../platform/database/database.ts';
import type { DB } from '../../../platform/database/schema.gen.ts';
import { listMailReaders } from '../../../delivery/mail-readers.ts';
import type { Caller } from '../../../identity/authenticate.ts';
import { listEvidenceFiles } from '../evidence/evidence-file.store.ts';
import { presentEvidenceFile } from '../evidence/evidence.presenter.ts';
import { findValidMonths } from '../expiry/validity.store.ts';
import { listAskers } from '../news/concerned.store.ts';
import type { VerificationDeps } from '../verification.deps.ts';
import { verificationEvent, type LoggedVerification } from '../verification.events.ts';
import { presentItem } from './item.presenter.ts';
import { findConcerned, findItem, hasLooked, listEarlier, type ItemRow } from './item.store.ts';

export function readItem(
  deps: VerificationDeps,
  guard: Guard,
  caller: Caller,
  id: string,
): Promise<VerificationItem> {
  return inTransaction(deps.db, (trx) => showItem(trx, deps, guard, caller, id));
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
  await logView(trx, guard, item);
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
    readers: await listMailReaders(trx, await listAskers(trx, item, guard.now)),
  });
}

/** The item, held until the transaction ends, together with the athlete or the coaches that it is about. */
export async function readHeldItem(
  trx: Transaction<DB>,
  guard: Guard,
  action: 'verification.claim' | 'verification.decide',
  id: string,
  otherCoachIds: readonly string[] = [],
): Promise<ItemRow> {
  const concerned = await findConcerned(trx, id);
  const coach = [...(concerned?.coach_id ? [concerned.coach_id] : []), ...otherCoachIds];
  await holdFor(trx, guard, action, {
    records: { athlete: concerned?.athlete_id, coach, verification: id },
    load: () => loadVerificationFacts(trx, id),
  });
  const item = await findItem(trx, id);
  if (!item) throw notFound();
  return item;
}

/** Once per person, item and day. */
export async function logView(trx: Transaction<DB>, guard: Guard, item: LoggedVerification): Promise<void> {
  if (item.athlete_id === null) return;
  const athlete = await loadAthleteFacts(trx, item.athlete_id);
  if (!athlete || !isLookLogged(guard.actor, athlete, guard.now)) return;
  const by = actedBy(guard);
  const on = dayOf(guard.now);
  const look = { athleteId: item.athlete_id, verificationId: item.id, userId: by.userId, on };
  if (await hasLooked(trx, look)) return;
  // Two tabs that open it at once come one after the other.
  await holdUnasked(trx, 'counted once', { records: { athlete: item.athlete_id } });
  if (await hasLooked(trx, look)) return;
  await recordEvent(trx, verificationEvent('opened', item, by, { on }));
}
