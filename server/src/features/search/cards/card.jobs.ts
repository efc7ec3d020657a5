/** What keeps the cards right without anybody's doing: releases and verifications end, and birthdays arrive. */
import type { Clock } from '../../../platform/clock.ts';
import type { Database } from '../../../platform/database/database.ts';
import type { JobDefinition } from '../../../platform/jobs.ts';
import { forgetUnusedNames, refreshDueCards } from './card.service.ts';

export function refreshDueCardsJob(db: Database, clock: Clock): JobDefinition<object> {
  return {
    name: 'refresh-due-cards',
    schedule: '* * * * *',
    async run() {
      await refreshDueCards(db, clock.now());
    },
  };
}

export function sweepNamesJob(db: Database): JobDefinition<object> {
  return { name: 'sweep-names', schedule: '37 * * * *', run: () => forgetUnusedNames(db) };
}
