/** Safety reports as they leave the server, for admins. */
import type { ListedReport, SafetyReport } from '@faircourt/contracts/safety-reports';
import { SUPPORT_ANSWER_HOURS } from '@faircourt/contracts/support';
import { DAY_MS } from '@faircourt/contracts/time';
import type { ReportRow } from './support.store.ts';

const HOUR_MS = DAY_MS / 24;

export function presentListedReport(row: ReportRow): ListedReport {
  const answerBy = new Date(row.created_at.getTime() + SUPPORT_ANSWER_HOURS.safety * HOUR_MS);
  return {
    id: row.id,
    reference: row.reference,
    source: row.source,
    reporter_name: row.card_name,
    reporter_role: row.role,
    created_at: row.created_at.toISOString(),
    answer_by: answerBy.toISOString(),
  };
}

export function presentReport(row: ReportRow): SafetyReport {
  return {
    ...presentListedReport(row),
    name: row.name,
    email: row.email,
    locale: row.locale,
    message: row.message,
  };
}
