/**
 * What a report shows of an athlete, over an entry of a report as `entry` and the card that this reader gets as `shown`: only what
 * the reader would also see on the athlete's page at this moment. card.scope.ts says what the codes mean.
 */
import { sql } from 'kysely';
import type { Condition } from './condition.ts';

export const isEntryShown: Condition = sql<boolean>`case entry.section
  when 'measurements' then 'verified:measurements' = any(shown.also_shown)
  when 'academics' then 'verified:academics' = any(shown.also_shown)
  when 'season' then 'season:' || right(entry.season_id::text, 8) = any(shown.also_shown)
  when 'growth' then shown.also_shown @> array['released:measurements', 'verified:measurements']
    and shown.height_mm = entry.to_cm * 10
  end`;
