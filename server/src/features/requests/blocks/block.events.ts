/** Blocks as entries of the athlete's log. */
import type { AuditEvent } from '../../../platform/audit.ts';

export function blockHappened(
  what: 'created' | 'lifted',
  block: { id: string; athlete_id: string; coach_id: string | null; institution_id: string | null },
  by: AuditEvent['actor'],
): AuditEvent {
  return {
    chain: block.athlete_id,
    type: `block.${what}`,
    actor: by,
    data: { block_id: block.id, coach_id: block.coach_id, institution_id: block.institution_id },
  };
}
