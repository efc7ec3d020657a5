/** What the owner of Pro Scout by the year books beside the plan. Each is a message to support, where an admin answers it. */
import { PRO_EXTRAS, type BookExtra, type ProExtras } from '@faircourt/contracts/pro-extras';
import { actedBy } from '../../../access/engine/acted-by.ts';
import { isSignedIn } from '../../../access/engine/actor.ts';
import type { Guard } from '../../../access/engine/guard.ts';
import { holdFor } from '../../../access/holding/hold-for.ts';
import { listMailReaders } from '../../../delivery/mail-readers.ts';
import { recordEvent } from '../../../platform/audit.ts';
import { inTransaction, type Queries } from '../../../platform/database/database.ts';
import { AppError } from '../../../platform/errors.ts';
import type { SupportDeps } from '../support.deps.ts';
import { extraBooked } from '../support.events.ts';
import { openAccountRequest } from '../support.service.ts';
import { bookable } from './booking.ts';
import { findExtraFacts, insertBooking, listBooked, type BookedRow } from './extras.store.ts';

type Deps = Pick<SupportDeps, 'db'>;

/** Null for everybody else: nothing hints at what one does not have. */
export async function listExtras({ db }: Deps, guard: Guard): Promise<ProExtras> {
  guard.authorise('extra.list');
  const facts = await findExtraFacts(db, actedBy(guard).userId, guard.now);
  if (!facts || !guard.can('extra.book', facts)) return { extras: null };
  return present(db, facts.subscriptionId, guard.now);
}

export async function bookExtra(
  { db }: Deps,
  guard: Guard,
  { kind, text, times }: BookExtra,
): Promise<ProExtras> {
  const { now, actor } = guard;
  const ownId = isSignedIn(actor) ? actor.userId : null;
  const seen = await findExtraFacts(db, ownId, now);
  return inTransaction(db, async (trx) => {
    const { subscriptionId } = await holdFor(trx, guard, 'extra.book', {
      records: { subscription: seen?.subscriptionId ?? null },
      load: () => findExtraFacts(trx, ownId, now),
    });
    const by = actedBy(guard);
    const latest = latestOf(await listBooked(trx, subscriptionId), kind);
    if (!bookable(kind, latest, now).canBook) {
      throw new AppError('conflict', 'This is booked already. Its answers are under Support.');
    }
    const [reader] = await listMailReaders(trx, [by.userId]);
    if (!reader) throw new Error('Somebody books without an account');
    const message = times === null ? text : `${text}\n\n${times}`;
    const requestId = await openAccountRequest(trx, { ...reader, message });
    await insertBooking(trx, { requestId, subscriptionId, kind, now });
    await recordEvent(trx, extraBooked(subscriptionId, { kind, requestId }, by), now);
    return present(trx, subscriptionId, now);
  });
}

async function present(queries: Queries, subscriptionId: string, now: Date): Promise<ProExtras> {
  const rows = await listBooked(queries, subscriptionId);
  return {
    extras: PRO_EXTRAS.map((kind) => {
      const row = rows.find((one) => one.kind === kind);
      const { canBook, nextFrom } = bookable(kind, latestOf(rows, kind), now);
      return { kind, can_book: canBook, next_from: nextFrom, booked: row ? presentBooked(row) : null };
    }),
  };
}

function presentBooked(row: BookedRow) {
  return {
    request_id: row.request_id,
    reference: row.reference,
    state: row.state,
    booked_at: row.booked_at.toISOString(),
    answer: row.answer,
  };
}

function latestOf(rows: readonly BookedRow[], kind: BookedRow['kind']) {
  const row = rows.find((one) => one.kind === kind);
  return row ? { bookedAt: row.booked_at, state: row.state } : null;
}
