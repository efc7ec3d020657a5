/** The SQL behind the calendar that anybody may follow. Who wrote a rule, and what its source is called, are not read here. */
import type { Division } from '@faircourt/contracts/vocabulary';
import type { Queries } from '../../../platform/database/database.ts';

export interface CalendarRevision {
  revision: number;
  changed_at: Date;
}

export function findRevision(queries: Queries): Promise<CalendarRevision> {
  return queries
    .selectFrom('contact_calendar_revision')
    .select(['revision', 'changed_at'])
    .executeTakeFirstOrThrow();
}

export type FeedRule = Awaited<ReturnType<typeof listFeedRules>>[number];

export function listFeedRules(queries: Queries, division: Division, gradYear: number | undefined) {
  return queries
    .selectFrom('contact_rules')
    .select(['division', 'program', 'grad_year', 'channel', 'first_allowed', 'as_of'])
    .where('division', '=', division)
    .$if(gradYear !== undefined, (query) => query.where('grad_year', '=', gradYear ?? 0))
    .orderBy('program')
    .orderBy('grad_year')
    .orderBy('channel')
    .orderBy('first_allowed')
    .execute();
}
