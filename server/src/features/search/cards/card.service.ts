/** Keeps the search cards in step with what they are made from. Called inside the transaction of the change. */
import type { Transaction } from 'kysely';
import { holdUnasked } from '../../../access/holding/unasked.ts';
import { inTransaction, type Database } from '../../../platform/database/database.ts';
import type { DB } from '../../../platform/database/schema.gen.ts';
import {
  deleteCards,
  findDifferences,
  insertCards,
  isAnyCardDue,
  LANES,
  listAthleteIds,
  listAthletesOfMailbox,
  listAthletesOfUser,
  listDueAthletes,
  markMissingCards,
  markOutdatedCards,
  mayRefreshDueCards,
  storeReleasePolicy,
  type CardDifference,
  type Lane,
} from './card.store.ts';
import { noteMatches } from '../alerts/match.store.ts';
import { noteCardChanges } from './card-change.store.ts';
import { deleteUnusedWords, keepWords, listUnusedWords, mayDeleteWords } from './word.store.ts';

/** One transaction of a rebuild or a sweep holds its athletes locked: few enough that nobody waits long. */
const BATCH = 1_000;
const FIRST_ID = '00000000-0000-0000-0000-000000000000';

/**
 * Rebuilds the cards of these athletes, or removes them when the athletes are no longer listed, and stores on the
 * athlete which releases are in effect: whatever changes one changes the other.
 */
export async function refreshCards(
  trx: Transaction<DB>,
  athleteIds: readonly string[],
  now: Date,
  { isNews = true } = {},
): Promise<void> {
  if (athleteIds.length === 0) return;
  // The second of two changes waits here, and its next statement sees what the first one did.
  await holdUnasked(trx, 'a consequence', { records: { athlete: athleteIds } });
  const before = await deleteCards(trx, athleteIds, { isCompared: isNews });
  await storeReleasePolicy(trx, athleteIds, now);
  await keepWords(trx);
  // Last: another who adds the same new word waits until this transaction ends.
  await insertCards(
    trx,
    athleteIds,
    before.map(({ content }) => content),
    now,
  );
  if (!isNews) return;
  await noteCardChanges(trx, athleteIds, before, now);
  await noteMatches(trx, athleteIds, before, now);
}

/** Whose cards an account can change: its own athlete, and all whose decisions it may have made as a guardian. */
export function listAthletesShownBy(trx: Transaction<DB>, userId: string): Promise<string[]> {
  return listAthletesOfUser(trx, userId);
}

/** Whose cards lean on a guardian with the same mailbox as this account. */
export function listAthletesSharing(trx: Transaction<DB>, userId: string): Promise<string[]> {
  return listAthletesOfMailbox(trx, userId);
}

/**
 * Cards that the calendar has overtaken since the last time, or that were never made; returns how many athletes that were.
 * One at a time does this in each lane: another that finds it under way leaves it to the first.
 */
export async function refreshDueCards(
  db: Database,
  now: Date,
  { withinMs = Number.POSITIVE_INFINITY } = {},
): Promise<number> {
  const deadline = performance.now() + withinMs;
  return inLanes(async (lane) => {
    let refreshed = 0;
    while (performance.now() < deadline) {
      const batch = await inTransaction(db, (trx) => refreshDueBatch(trx, lane, now));
      if (batch === 0) break;
      refreshed += batch;
    }
    return refreshed;
  });
}

async function refreshDueBatch(trx: Transaction<DB>, lane: Lane, now: Date): Promise<number> {
  if (!(await mayRefreshDueCards(trx, lane))) return 0;
  const { athleteIds, isNews } = await listDueAthletes(trx, lane, { now, limit: BATCH });
  await refreshCards(trx, athleteIds, now, { isNews });
  return athleteIds.length;
}

/** Returns how many athletes all lanes together went through. When one fails, the others finish first. */
async function inLanes(work: (lane: Lane) => Promise<number>): Promise<number> {
  const results = await Promise.allSettled(LANES.map(work));
  let athletes = 0;
  for (const result of results) {
    if (result.status === 'rejected') throw result.reason;
    athletes += result.value;
  }
  return athletes;
}

/**
 * For the start on a database that an older version left, or that was restored without its cards: the job that follows the
 * calendar makes them, while the server answers. An athlete without a card is not found yet. A start that is interrupted
 * loses nothing: what is left is still due.
 */
export async function planMissingCards(db: Database): Promise<number> {
  return markMissingCards(db);
}

/** In a rolling upgrade an older server goes on making cards by its own rules, which may show more than a family has signed for. */
export async function planOutdatedCards(db: Database): Promise<void> {
  await markOutdatedCards(db);
}

export async function hasDueCards(db: Database, now: Date): Promise<boolean> {
  return isAnyCardDue(db, now);
}

export async function checkCards(db: Database, now: Date): Promise<CardDifference[]> {
  return findDifferences(db, now);
}

/** Rebuilds every card, in steps that let the product run on, and drops words that are in nobody's name any longer. */
export async function rebuildCards(db: Database, now: Date): Promise<number> {
  const done = await inLanes((lane) => rebuildLane(db, lane, now));
  await forgetUnusedNames(db);
  return done;
}

async function rebuildLane(db: Database, lane: Lane, now: Date): Promise<number> {
  let done = 0;
  let last = FIRST_ID;
  for (;;) {
    const ids = await listAthleteIds(db, lane, last, BATCH);
    const lastOfBatch = ids.at(-1);
    if (lastOfBatch === undefined) return done;
    await inTransaction(db, (trx) => refreshCards(trx, ids, now, { isNews: false }));
    last = lastOfBatch;
    done += ids.length;
  }
}

/** Steps aside for requests that are saving: then what is left waits for the next run. */
export async function forgetUnusedNames(db: Database): Promise<void> {
  for (;;) {
    const words = await listUnusedWords(db, BATCH);
    if (words.length === 0) return;
    const isDone = await inTransaction(db, async (trx) => {
      if (!(await mayDeleteWords(trx))) return false;
      await deleteUnusedWords(trx, words);
      return true;
    });
    if (!isDone) return;
  }
}
