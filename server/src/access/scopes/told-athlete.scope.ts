/** Whether a guardian has told the athlete lately to choose who finds them: neither the page nor a press tells them again so soon. */
import { LIMITS } from '@faircourt/contracts/limits';
import { sql, type RawBuilder } from 'kysely';

/** The log remembers it: there is nothing else to keep. */
export function wasToldToChoose(athleteId: RawBuilder<unknown>, now: Date): RawBuilder<boolean> {
  return sql<boolean>`exists(select from events told where told.chain = ${athleteId} and told.type = 'listing.suggested'
    and told.created_at > ${now}::timestamptz - make_interval(days => ${LIMITS.tellAthleteDays}))`;
}
