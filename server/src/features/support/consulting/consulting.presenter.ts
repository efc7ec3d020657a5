/** A consulting case as who asked and admins read it. */
import type {
  ConsultingAsker,
  ConsultingCase,
  ConsultingQuote,
  ConsultingStep,
} from '@faircourt/contracts/consulting';
import { dayOf } from '../../../platform/clock.ts';
import { turnOf } from './case.ts';
import { caseOf, type CaseRow } from './consulting.store.ts';

interface ForReader {
  asker: ConsultingAsker;
  can: ConsultingStep[];
  needsBirthdate: boolean;
  now: Date;
}

export function presentCase(row: CaseRow, { asker, can, needsBirthdate, now }: ForReader): ConsultingCase {
  return {
    id: row.id,
    reference: row.reference,
    asked_by: row.asked_by,
    asker,
    state: row.state,
    turn: turnOf(caseOf(row)),
    version: row.version,
    opened_at: row.opened_at.toISOString(),
    call: presentCall(row),
    quote: presentQuote(row, now),
    acceptance:
      row.accepted_at && row.accepted_name !== null
        ? { at: row.accepted_at.toISOString(), signed_name: row.accepted_name }
        : null,
    invoice: presentInvoice(row),
    ended_at: row.ended_at?.toISOString() ?? null,
    end_reason: row.end_reason,
    can,
    needs_birthdate: needsBirthdate,
  };
}

export function presentQuote(row: CaseRow, now: Date): ConsultingQuote | null {
  const { quote_id: id, quote_amount_cents: cents, quote_covers: covers } = row;
  const { quote_valid_until: until, quoted_at: at } = row;
  if (id === null || cents === null || covers === null || until === null || at === null) return null;
  return {
    id,
    amount_cents: cents,
    currency: 'USD',
    covers,
    valid_until: until,
    is_expired: row.accepted_at === null && dayOf(now) > until,
    quoted_at: at.toISOString(),
  };
}

function presentCall({ call_planned_at: plannedAt, call_at: at, call_note: note }: CaseRow) {
  return plannedAt && at ? { planned_at: plannedAt.toISOString(), at: at.toISOString(), note } : null;
}

function presentInvoice(row: CaseRow): ConsultingCase['invoice'] {
  const { invoice_id: id, invoice_number: number, invoice_state: state } = row;
  const { invoice_issued_at: issuedAt, invoice_due_at: dueAt, invoice_paid_at: paidAt } = row;
  if (id === null || number === null || state === null || issuedAt === null || dueAt === null) return null;
  return {
    id,
    number,
    state,
    issued_at: issuedAt.toISOString(),
    due_on: dueAt.toISOString(),
    paid_at: paidAt?.toISOString() ?? null,
  };
}
