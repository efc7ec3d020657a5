/** What keeps the cards right without anybody's doing: releases and verifications end, and birthdays arrive. */
import type { Clock } from '../../../platform/clock.ts';
import type { Database } from '../../../platform/database/database.ts';
import type { JobDefinition, JobName } from '../../../platform/jobs.ts';
import { forgetUnusedNames, hasDueCards, planOutdatedCards, refreshDueCards } from './card.service.ts';

export const REFRESH_DUE_CARDS: JobName<object> = { name: 'refresh-due-cards' };

/** A job that takes longer than this hands on to the next one, well before the queue gives it up. */
const AT_A_TIME_MS = 60_000;

export function refreshDueCardsJob(db: Database, clock: Clock): JobDefinition<object> {
  return {
    name: REFRESH_DUE_CARDS.name,
    schedule: '* * * * *',
    async run(_data, jobs) {
      await planOutdatedCards(db);
      const refreshed = await refreshDueCards(db, clock.now(), { withinMs: AT_A_TIME_MS });
      if (refreshed > 0 && (await hasDueCards(db, clock.now())))
        await jobs.enqueue(db, REFRESH_DUE_CARDS, {});
    },
  };
}

export function sweepNamesJob(db: Database): JobDefinition<object> {
  return { name: 'sweep-names', schedule: '37 * * * *', run: () => forgetUnusedNames(db) };
}
