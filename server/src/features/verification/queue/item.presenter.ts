/** One item as a director reads it: what is claimed, beside the evidence and beside what was decided before. */
import { DOMAIN_MATCHES, type EvidenceFile, type VerificationItem } from '@faircourt/contracts/verification';
import { GUARDIAN_SIGNALS } from '@faircourt/contracts/vocabulary';
import { foundValuesSchemas } from '@faircourt/contracts/verification-decision';
import type { MailReader } from '../../../delivery/mail-readers.ts';
import { dayOf } from '../../../platform/clock.ts';
import { givenStatements } from '../evidence/given-statements.ts';
import type { EarlierRow, ItemRow } from './item.store.ts';
import { presentQueueItem, type QueueReader } from './queue.presenter.ts';
import { isReadFromTranscript, isTranscriptReplaced } from './seen-transcript.ts';

export interface ItemContext {
  reader: QueueReader;
  files: EvidenceFile[];
  earlier: EarlierRow[];
  validMonths: number;
  /** Whether this reader judges here at all; an admin only watches. */
  canJudge: boolean;
  fileKey: string;
  /** Who will read the words of the decision. */
  readers: Pick<MailReader, 'locale'>[];
}

export function presentItem(row: ItemRow, context: ItemContext): VerificationItem {
  const listed = presentQueueItem(row, context.reader);
  const canDecide = context.canJudge && row.status === 'open' && listed.claimed_by?.is_you === true;
  return {
    ...listed,
    can_remind_from: context.canJudge ? listed.can_remind_from : null,
    athlete:
      row.athlete_id === null
        ? null
        : {
            id: row.athlete_id,
            name: row.name,
            grad_year: row.grad_year,
            city: row.city,
            school_name: row.school_name,
          },
    institution: presentInstitution(row),
    coach: presentCoach(row),
    guardian: presentGuardian(row),
    age_doubts: row.fact_group === 'age' ? (row.age_doubts ?? []) : [],
    claimed_values: row.facts,
    values_hash: row.seen_hash,
    statements: givenStatements(row.evidence),
    files: context.files,
    transcript: isReadFromTranscript(row.fact_group)
      ? {
          url: row.transcript_url,
          file_url: row.transcript_file_id && `/api/files/${row.transcript_file_id}`,
          is_replaced: isTranscriptReplaced(row.evidence, row),
        }
      : null,
    earlier: context.earlier.map((before) => ({
      outcome: before.is_rejected ? 'rejected' : 'verified',
      decided_on: dayOf(before.decided_at),
      expires_on: before.expires_at && dayOf(before.expires_at),
      method: before.method,
      reason: before.is_rejected ? before.reason : null,
      director_name: before.director_name,
      values: before.facts,
      is_in_effect: before.is_in_effect,
    })),
    offered_values: row.offered_values,
    reader_locales: canDecide ? [...new Set(context.readers.map(({ locale }) => locale))] : [],
    reason: row.reason,
    method: row.method,
    decided_by: row.status === 'open' || row.decided_at === null ? null : row.director_name,
    valid_months: context.validMonths,
    can_claim: context.canJudge && row.status === 'open' && listed.claimed_by === null,
    can_decide: canDecide,
    can_offer_values: canDecide && Object.hasOwn(foundValuesSchemas, row.fact_group),
    file_key: context.fileKey,
  };
}

function presentInstitution(row: ItemRow): VerificationItem['institution'] {
  const { institution_id: id, institution_kind: kind, institution_status: status } = row;
  if (id === null || kind === null || status === null) return null;
  return {
    id,
    name: row.institution_name ?? '',
    kind,
    country_code: row.institution_country ?? row.country_code,
    city: row.institution_city,
    website: row.institution_website,
    email_domain: row.institution_email_domain,
    division: row.institution_division,
    status,
    is_proposed_by_coach: row.is_proposed_by_coach,
    verified_coaches: row.verified_coaches,
  };
}

function presentGuardian(row: ItemRow): VerificationItem['guardian'] {
  if (row.guardian_link_id === null) return null;
  const signals = row.guardian_signals ?? [];
  return {
    name: row.guardian_name ?? '',
    athlete_birthdate: row.athlete_birthdate,
    linked_since: row.guardian_linked_at?.toISOString() ?? null,
    is_mailbox_proven: row.is_mailbox_proven,
    signals: GUARDIAN_SIGNALS.filter((signal) => signals.includes(signal)),
    other_guardians: row.other_guardians,
  };
}

function presentCoach(row: ItemRow): VerificationItem['coach'] {
  if (row.coach_id === null) return null;
  return {
    id: row.coach_id,
    name: row.name,
    title: row.coach_title,
    work_email: row.work_email,
    is_email_proven: row.is_email_proven,
    domain_match: DOMAIN_MATCHES.find((match) => match === row.domain_match) ?? 'unknown',
  };
}
