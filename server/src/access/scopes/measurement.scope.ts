/** Which measurements of the past are shown to people who read only what a director has checked. */
import { sql } from 'kysely';
import type { Condition } from './condition.ts';

/**
 * An entry m of athlete a whose values a director has once found right, all of them, whether that badge still counts or
 * has run out or been dropped since; and today's values, which are only read while their badge counts.
 */
export const isCheckedEntry: Condition = sql<boolean>`(
  (m.height_cm, m.weight_kg, m.wingspan_cm, m.vertical_cm)
    is not distinct from (a.height_cm, a.weight_kg, a.wingspan_cm, a.vertical_cm)
  or exists (
    select 1 from verifications v
    where v.athlete_id = a.id and v.fact_group = 'measurements' and v.status in ('verified', 'dropped')
      and v.decided_at is not null
      and v.fact_values @> jsonb_build_object('height_cm', m.height_cm, 'weight_kg', m.weight_kg,
        'wingspan_cm', m.wingspan_cm, 'vertical_cm', m.vertical_cm)
  )
)`;
