/** Keeps the search cards in step with what they are made from. Called inside the transaction of the change. */
import type { Transaction } from 'kysely';
import type { Database } from '../../../platform/database/database.ts';
import type { DB } from '../../../platform/database/schema.gen.ts';
import {
  deleteCards,
  findDifferences,
  insertCards,
  listAthleteIds,
  listAthletesOfUser,
  listDueAthletes,
  lockAthletes,
  markMissingCards,
  storeStanding,
  type CardDifference,
} from './card.store.ts';
import { deleteUnusedWords, keepWords, listUnusedWords, mayDeleteWords, mendSlips } from './word.store.ts';

/** One transaction of a rebuild or a sweep holds its athletes locked: few enough that nobody waits long. */
const BATCH = 1_000;
const FIRST_ID = '00000000-0000-0000-0000-000000000000';

/**
 * Makes the cards of these athletes anew, or removes them when they are listed no longer, and writes down on the athlete
 * what stands released: whatever changes one changes the other.
 */
export async function refreshCards(
  trx: Transaction<DB>,
  athleteIds: readonly string[],
  now: Date,
): Promise<void> {
  if (athleteIds.length === 0) return;
  await lockAthletes(trx, athleteIds);
  const contentsBefore = await deleteCards(trx, athleteIds);
  await keepWords(trx);
  await insertCards(trx, athleteIds, contentsBefore, now);
  await storeStanding(trx, athleteIds, now);
}

/** Whose cards an account can change: its own athlete, and all whose decisions it may have made as a guardian. */
export function listAthletesShownBy(trx: Transaction<DB>, userId: string): Promise<string[]> {
  return listAthletesOfUser(trx, userId);
}

/** Cards that the calendar has overtaken since the last time; returns how many athletes that were. */
export async function refreshDueCards(db: Database, now: Date): Promise<number> {
  let refreshed = 0;
  for (;;) {
    const due = await listDueAthletes(db, now, BATCH);
    if (due.length === 0) return refreshed;
    await db.transaction().execute((trx) => refreshCards(trx, due, now));
    refreshed += due.length;
  }
}

/**
 * For the start on a database that an older version left, or that was restored without its cards. A start that is
 * interrupted goes on where it was: what is left is still due.
 */
export async function buildMissingCards(db: Database, now: Date): Promise<number> {
  await markMissingCards(db);
  return refreshDueCards(db, now);
}

export async function checkCards(db: Database, now: Date): Promise<CardDifference[]> {
  return findDifferences(db, now);
}

/** Makes every card anew, in steps that let the product run on, and drops words that nobody bears any longer. */
export async function rebuildCards(
  db: Database,
  now: Date,
  onProgress: (athletes: number) => void = () => {},
): Promise<number> {
  let done = 0;
  let last = FIRST_ID;
  for (;;) {
    const ids = await listAthleteIds(db, last, BATCH);
    const lastOfBatch = ids.at(-1);
    if (lastOfBatch === undefined) break;
    await db.transaction().execute((trx) => refreshCards(trx, ids, now));
    last = lastOfBatch;
    done += ids.length;
    onProgress(done);
  }
  await db.transaction().execute(async (trx) => {
    await keepWords(trx);
    await mendSlips(trx);
  });
  await forgetUnusedNames(db);
  return done;
}

/** Steps aside for whoever is saving: then what is left waits for the next time. */
export async function forgetUnusedNames(db: Database): Promise<void> {
  for (;;) {
    const words = await listUnusedWords(db, BATCH);
    if (words.length === 0) return;
    const isDone = await db.transaction().execute(async (trx) => {
      if (!(await mayDeleteWords(trx))) return false;
      await deleteUnusedWords(trx, words);
      return true;
    });
    if (!isDone) return;
  }
}
