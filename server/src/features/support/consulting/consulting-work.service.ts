/** What admins do with a consulting case: plan a call, make a quote, bill it, finish it, or close it with a reason. */
import {
  QUOTE_VALID_DAYS_MAX,
  type CloseConsulting,
  type ConsultingCase,
  type ConsultingStep,
  type MakeQuote,
  type PlanCall,
  type StepSeen,
} from '@faircourt/contracts/consulting';
import { DAY_MS } from '@faircourt/contracts/time';
import { randomUUID } from 'node:crypto';
import { actedBy } from '../../../access/engine/acted-by.ts';
import { notFound, type Guard } from '../../../access/engine/guard.ts';
import { holdForCapability } from '../../../access/holding/hold-for.ts';
import { dayOf } from '../../../platform/clock.ts';
import { inTransaction } from '../../../platform/database/database.ts';
import { validationFailed } from '../../../platform/http/problems.ts';
import type { SupportDeps } from '../support.deps.ts';
import { askerOf, isWorkable, moveCase, presentFor } from './consulting.service.ts';
import { findCase, findConsultingFacts, type CaseChanges, type CaseRow } from './consulting.store.ts';
import { refusedStep } from './refused-step.ts';

type Deps = Pick<SupportDeps, 'db'>;

export function planCall(
  deps: Deps,
  guard: Guard,
  id: string,
  { version, call_at: given, note }: PlanCall,
): Promise<ConsultingCase> {
  guard.authorise('consulting.work');
  const callAt = new Date(given);
  if (callAt <= guard.now) throw refuseField('call_at', 'in_past', 'A call is planned for a time to come.');
  return workOn(deps, guard, id, {
    kind: 'plan_call',
    version,
    isDone: (row) =>
      row.state === 'call_planned' && row.call_at?.getTime() === callAt.getTime() && row.call_note === note,
    changes: { call_planned_at: guard.now, call_at: callAt, call_note: note },
  });
}

/** The quote has a new id each time, so that nobody accepts what they have not read. */
export function makeQuote(
  deps: Deps,
  guard: Guard,
  id: string,
  { version, amount_cents: cents, covers, valid_until: until }: MakeQuote,
): Promise<ConsultingCase> {
  guard.authorise('consulting.work');
  if (until < dayOf(guard.now)) {
    throw refuseField('valid_until', 'in_past', 'A quote is valid until today or later.');
  }
  if (until > dayOf(new Date(guard.now.getTime() + QUOTE_VALID_DAYS_MAX * DAY_MS))) {
    throw refuseField(
      'valid_until',
      'too_late',
      `A quote is valid for ${QUOTE_VALID_DAYS_MAX} days at most.`,
    );
  }
  return workOn(deps, guard, id, {
    kind: 'quote',
    version,
    isDone: (row) =>
      row.state === 'quoted' &&
      row.quote_amount_cents === cents &&
      row.quote_covers === covers &&
      row.quote_valid_until === until,
    changes: {
      quote_id: randomUUID(),
      quote_amount_cents: cents,
      quote_currency: 'USD',
      quote_covers: covers,
      quote_valid_until: until,
      quoted_at: guard.now,
    },
  });
}

/** The invoice is issued in the same transaction, as a consequence. */
export function billCase(
  deps: Deps,
  guard: Guard,
  id: string,
  { version }: StepSeen,
): Promise<ConsultingCase> {
  return workOn(deps, guard, id, { kind: 'invoice', version });
}

export function finishCase(
  deps: Deps,
  guard: Guard,
  id: string,
  { version }: StepSeen,
): Promise<ConsultingCase> {
  return workOn(deps, guard, id, { kind: 'finish', version });
}

export function closeCase(
  deps: Deps,
  guard: Guard,
  id: string,
  { version, reason }: CloseConsulting,
): Promise<ConsultingCase> {
  return workOn(deps, guard, id, { kind: 'close', version, changes: { end_reason: reason } });
}

interface Work {
  kind: Exclude<ConsultingStep, 'accept' | 'withdraw'>;
  version: number;
  /** The very same was done already, by a second press of the button. */
  isDone?: (row: CaseRow) => boolean;
  changes?: Omit<CaseChanges, 'state'>;
}

function workOn(
  deps: Deps,
  guard: Guard,
  id: string,
  { kind, version, isDone, changes = {} }: Work,
): Promise<ConsultingCase> {
  return inTransaction(deps.db, async (trx) => {
    await holdForCapability(trx, guard, 'consulting.work', { records: { support_request: id } });
    const row = await findCase(trx, id);
    const facts = await findConsultingFacts(trx, id);
    if (!row || !facts) throw notFound();
    if (isDone?.(row) !== true) {
      if (!isWorkable(await askerOf(trx, facts, guard.now), kind)) throw refusedStep('minor');
      const by = actedBy(guard);
      const { now } = guard;
      await moveCase(trx, row, { event: { kind }, version, by, now, changes, waitingSince: null });
    }
    return presentFor(trx, guard, id);
  });
}

function refuseField(field: string, code: string, message: string) {
  return validationFailed([{ field, code, message }]);
}
