/** What guardians do to be trusted, as entries of the athlete's log. Names and birthdates stay out of it. */
import type { AuditEvent } from '../../../platform/audit.ts';

export function guardianStated(athleteId: string, linkId: string, by: AuditEvent['actor']): AuditEvent {
  return { chain: athleteId, type: 'guardian_link.stated', actor: by, data: { link_id: linkId } };
}
