/** What happens to verifications, as entries of the log. */
import type { AuditEvent } from '../../platform/audit.ts';
import type { AthleteFact } from './verification.store.ts';

export function verificationDropped(
  fact: AthleteFact,
  verificationIds: string[],
  by: AuditEvent['actor'],
): AuditEvent {
  return {
    chain: fact.athleteId,
    type: 'verification.dropped',
    actor: by,
    data: {
      fact_group: fact.factGroup,
      verification_ids: verificationIds,
      ...(fact.seasonId ? { season_id: fact.seasonId } : {}),
    },
  };
}
