/**
 * Two to four athletes beside each other. Each page is opened as the coach would open it, by the same code: what it does not
 * show is not compared, and each is a look that families read of and a limited month counts.
 */
import type { Compare, Comparison } from '@faircourt/contracts/comparison';
import type { Transaction } from 'kysely';
import type { CoachActor } from '../../../access/engine/actor.ts';
import { notFound, type Guard } from '../../../access/engine/guard.ts';
import { loadAthleteFacts } from '../../../access/facts/load-athlete-facts.ts';
import type { AthleteFacts } from '../../../access/facts/subjects.ts';
import { holdFor } from '../../../access/holding/hold-for.ts';
import type { Caller } from '../../../identity/authenticate.ts';
import { inTransaction, type Queries } from '../../../platform/database/database.ts';
import type { DB } from '../../../platform/database/schema.gen.ts';
import { foreseeOpenings, takeFromAllowance, type Opening } from '../../billing/allowance.service.ts';
import { countedSubscription, lookAt, type ShownPage } from '../page/athlete-page.service.ts';
import { presentCompared } from './compare.presenter.ts';
import { peerReader, type PeerDeps } from './peers.service.ts';

export async function compareAthletes(
  deps: PeerDeps,
  guard: Guard,
  caller: Caller,
  { athlete_ids, takes_at_most }: Compare,
): Promise<Comparison> {
  const ids = athlete_ids.map((id) => id.toLowerCase());
  const opened = await inTransaction(deps.db, (trx) => openAll(trx, guard, ids, takes_at_most));
  const peersOf = peerReader(deps, guard);
  const athletes = [];
  for (const page of opened.pages) athletes.push(presentCompared(page, await peersOf(page.card)));
  return {
    asks_first: opened.asksFirst,
    athletes,
    absent: ids.filter((id) => !opened.found.includes(id)),
    allowance: opened.allowance,
    file_key: deps.fileKeys.issue(caller, guard.now),
  };
}

interface Opened {
  asksFirst: Comparison['asks_first'];
  /** Of those asked for, in the order asked. */
  found: string[];
  pages: ShownPage[];
  allowance: Comparison['allowance'];
}

async function openAll(
  trx: Transaction<DB>,
  guard: Guard,
  ids: readonly string[],
  takesAtMost: number,
): Promise<Opened> {
  const athletes = await holdAll(trx, guard, ids);
  const found = athletes.map(({ athleteId }) => athleteId);
  const coach = coachOf(guard);
  const { allowance, ...foreseen } = await foreseeOpenings(trx, coach, found, guard.now);
  if (foreseen.takes > takesAtMost) return { asksFirst: foreseen, found, pages: [], allowance };

  const openings = new Map<string, Opening>();
  for (const id of found) openings.set(id, await takeFromAllowance(trx, coach, id, guard.now));
  const pages = new Map<string, ShownPage>();
  // In the order of their ids: two coaches who compare the same athletes must not wait for each other's entries in the log.
  for (const athlete of athletes.toSorted((a, b) => (a.athleteId < b.athleteId ? -1 : 1))) {
    const { locked = null } = openings.get(athlete.athleteId) ?? {};
    pages.set(athlete.athleteId, await lookAt(trx, guard, athlete, locked));
  }
  return {
    asksFirst: null,
    found,
    pages: found.flatMap((id) => pages.get(id) ?? []),
    allowance: [...openings.values()].at(-1)?.allowance ?? allowance,
  };
}

/** Those whom this coach may compare, held. Nobody waits for an athlete who is not there for this coach. */
async function holdAll(trx: Transaction<DB>, guard: Guard, ids: readonly string[]): Promise<AthleteFacts[]> {
  const before = await findComparable(trx, guard, ids);
  const seen = before.map(({ athleteId }) => athleteId);
  await holdFor(trx, guard, 'athlete.compare', {
    records: { subscription: await countedSubscription(trx, guard) },
    relies: { athlete: seen },
    load: async () => (await findComparable(trx, guard, seen))[0] ?? null,
  });
  return findComparable(trx, guard, seen);
}

async function findComparable(
  queries: Queries,
  guard: Guard,
  ids: readonly string[],
): Promise<AthleteFacts[]> {
  const found: AthleteFacts[] = [];
  for (const id of ids) {
    const athlete = await loadAthleteFacts(queries, id);
    if (athlete && guard.can('athlete.compare', athlete)) found.push(athlete);
  }
  return found;
}

/** Nobody else passes the rule; the types cannot know. */
function coachOf({ actor }: Guard): CoachActor {
  if (actor.kind !== 'coach') throw notFound();
  return actor;
}
