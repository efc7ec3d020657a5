/** Looks every few minutes: a signature delivers at once what waited for it, and all else that lets a conversation go on is rare. */
import type { Clock } from '../../../platform/clock.ts';
import type { Database } from '../../../platform/database/database.ts';
import type { JobDefinition } from '../../../platform/jobs.ts';
import { deliverDueMessages } from './flagged-message.service.ts';

export function dueMessagesJob({ db, clock }: { db: Database; clock: Clock }): JobDefinition<object> {
  return {
    name: 'deliver-due-messages',
    schedule: '*/5 * * * *',
    run: (_data, jobs) => deliverDueMessages(db, { now: clock.now(), jobs }),
  };
}
