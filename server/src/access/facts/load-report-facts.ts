/** Reads what the rules need to know about somebody who wants to read the Global Player Report. */
import type { Queries } from '../../platform/database/database.ts';
import { isSignedIn, type Actor } from '../engine/actor.ts';
import type { ReportFacts } from './subjects.ts';

/** Null for nobody. */
export async function loadReportFacts(queries: Queries, actor: Actor): Promise<ReportFacts | null> {
  if (!isSignedIn(actor)) return null;
  const row = await queries
    .selectFrom('subscriptions')
    .select(['access_ends_at', 'status'])
    .where('owner_user_id', '=', actor.userId)
    .where('plan', '=', 'global_report')
    .where('status', '<>', 'lapsed')
    .where('access_ends_at', 'is not', null)
    .orderBy('access_ends_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return { planEndsAt: row?.access_ends_at ?? null, isTrial: row?.status === 'trial' };
}
