/**
 * The queue, and one item of it. Opening one is logged in its own chain. It is a look at the athlete as well, which the
 * family reads; but not where somebody of the family made the report, perhaps in secret from the rest.
 */
import {
  MODERATION_PAGE,
  type ModerationItem,
  type ModerationList,
  type ModerationQuery,
} from '@faircourt/contracts/moderation';
import type { Transaction } from 'kysely';
import { actedBy } from '../../access/engine/acted-by.ts';
import { notFound, type Guard } from '../../access/engine/guard.ts';
import { holdFor } from '../../access/holding/hold-for.ts';
import { moderatableItems } from '../../access/scopes/moderation.scope.ts';
import { recordEvent } from '../../platform/audit.ts';
import { dayOf } from '../../platform/clock.ts';
import { inTransaction } from '../../platform/database/database.ts';
import type { DB } from '../../platform/database/schema.gen.ts';
import { AppError } from '../../platform/errors.ts';
import { liveClaim } from './claim.ts';
import { findConcerned } from './concerned.store.ts';
import { appealableOf, listDecisionsOf } from './decision.store.ts';
import { presentCounts, presentEntry, presentItem } from './item.presenter.ts';
import { countWaiting, findItem, findItemFacts, listItems, storeClaim, type ItemRow } from './item.store.ts';
import type { ModerationDeps } from './moderation.deps.ts';
import { itemEvent, itemOpened } from './moderation.events.ts';
import {
  hasLooked,
  isReportedByFamily,
  listEarlier,
  listPeople,
  listReports,
  listSupportRequests,
} from './opened-item.store.ts';

export async function listQueue(
  deps: Pick<ModerationDeps, 'db'>,
  guard: Guard,
  { part, kind, after }: ModerationQuery,
): Promise<ModerationList> {
  guard.authorise('moderation.list');
  const { userId } = actedBy(guard);
  const allowed = moderatableItems(guard.actor);
  const wanted = { part, kind: kind ?? null, after: after ?? null, userId, now: guard.now };
  const rows = await listItems(deps.db, allowed, { ...wanted, limit: MODERATION_PAGE + 1 });
  const page = rows.slice(0, MODERATION_PAGE);
  return {
    items: page.map((row) => presentEntry(row, { userId, now: guard.now })),
    next: rows.length > page.length ? (page.at(-1)?.id ?? null) : null,
    ...presentCounts(await countWaiting(deps.db, allowed, guard.now)),
  };
}

export function openItem(
  deps: Pick<ModerationDeps, 'db'>,
  guard: Guard,
  id: string,
): Promise<ModerationItem> {
  return inTransaction(deps.db, async (trx) => {
    guard.authorise('moderation.open', await findItemFacts(trx, id));
    return showItem(trx, guard, id);
  });
}

/** Claiming one's own item again restarts its hours. */
export function claimItem(deps: Pick<ModerationDeps, 'db'>, guard: Guard, id: string): Promise<void> {
  return inTransaction(deps.db, async (trx) => {
    const item = await holdItem(trx, guard, id);
    const by = actedBy(guard);
    if (item.closed_at !== null) throw new AppError('conflict', 'This has been closed already.');
    const claim = liveClaim(item, guard.now);
    if (claim && claim.userId !== by.userId) throw claimedByColleague();
    await storeClaim(trx, id, { by: by.userId, at: guard.now });
    if (!claim) await recordEvent(trx, itemEvent('claimed', item, by), guard.now);
  });
}

/** What nobody works on stays so: giving back twice is no fault. */
export function giveBackItem(deps: Pick<ModerationDeps, 'db'>, guard: Guard, id: string): Promise<void> {
  return inTransaction(deps.db, async (trx) => {
    const item = await holdItem(trx, guard, id);
    const by = actedBy(guard);
    const claim = liveClaim(item, guard.now);
    if (!claim) return;
    if (claim.userId !== by.userId) throw claimedByColleague();
    await storeClaim(trx, id, null);
    await recordEvent(trx, itemEvent('released', item, by), guard.now);
  });
}

async function holdItem(trx: Transaction<DB>, guard: Guard, id: string): Promise<ItemRow> {
  await holdFor(trx, guard, 'moderation.claim', {
    records: { moderation_item: id },
    load: () => findItemFacts(trx, id),
  });
  return existing(await findItem(trx, id, guard.now));
}

async function showItem(trx: Transaction<DB>, guard: Guard, id: string): Promise<ModerationItem> {
  const item = existing(await findItem(trx, id, guard.now));
  const by = actedBy(guard);
  const reports = await listReports(trx, id);
  const isSecret = item.is_quiet || (await isReportedByFamily(trx, id));
  const on = dayOf(guard.now);
  if (!(await hasLooked(trx, { itemId: id, userId: by.userId, on }))) {
    const isLook = reports.length > 0 && !isSecret;
    const athleteId = isLook ? item.athlete_id : null;
    await recordEvent(trx, itemOpened(item, { on, athleteId }, by), guard.now);
  }
  const earlier = await listEarlier(trx, item);
  const concerned = await findConcerned(trx, id);
  if (!concerned) throw notFound();
  const people = [item.about_user_id, ...reports.map((report) => report.reported_by)];
  const decisions = await listDecisionsOf(trx, [id, ...earlier.map((one) => one.id)]);
  return presentItem(
    item,
    guard,
    { userId: by.userId, now: guard.now },
    {
      reports,
      people: await listPeople(
        trx,
        people.filter((one) => one !== null),
        id,
      ),
      earlier,
      // Of the same person there may be one that the reader has reported.
      decisions: decisions.filter((one) => guard.can('moderation.open', appealableOf(one))),
      concerned,
      support: await listSupportRequests(trx, id),
    },
  );
}

function existing(item: ItemRow | undefined): ItemRow {
  if (!item) throw notFound();
  return item;
}

function claimedByColleague(): AppError {
  return new AppError('conflict', 'A colleague is working on this.');
}
