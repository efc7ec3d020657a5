/**
 * Consulting cases: read by who asked and by admins, moved on by both. Every change goes through one function, which holds the
 * message that began the case, asks the machine, and writes the change with its event.
 */
import type { ConsultingAsker, ConsultingCase, ConsultingStep } from '@faircourt/contracts/consulting';
import type { EventActor, EventOf } from '@faircourt/contracts/events';
import type { Transaction } from 'kysely';
import { actedBy } from '../../../access/engine/acted-by.ts';
import { notFound, type Guard } from '../../../access/engine/guard.ts';
import type { ConsultingFacts } from '../../../access/facts/subjects.ts';
import { isAdult } from '../../../access/rules/age.ts';
import { recordEvent } from '../../../platform/audit.ts';
import { dayOf } from '../../../platform/clock.ts';
import { inTransaction, type Queries } from '../../../platform/database/database.ts';
import type { DB } from '../../../platform/database/schema.gen.ts';
import { keepLook } from '../inbox/look.service.ts';
import { changeRequest, findState } from '../inbox/work.store.ts';
import type { SupportDeps } from '../support.deps.ts';
import { reportClosed, WRITER } from '../support.events.ts';
import { isEnded, stepCase, type CaseEvent } from './case.ts';
import { caseMoved, caseOpened, caseUnbilled } from './consulting.events.ts';
import { presentCase } from './consulting.presenter.ts';
import { refusedStep } from './refused-step.ts';
import {
  caseOf,
  changeCase,
  findAsker,
  findCase,
  findConsultingFacts,
  findSigner,
  insertCase,
  type CaseChanges,
  type CaseRow,
} from './consulting.store.ts';

/** With the message that asks for it, in its transaction. */
export async function openCase(
  trx: Transaction<DB>,
  { chain: id, data }: EventOf<'support.requested'>,
  { now }: { now: Date },
): Promise<void> {
  if (data.type !== 'nil-consulting') return;
  await insertCase(trx, id, now);
  await recordEvent(trx, caseOpened(id, WRITER), now);
}

export async function readCase(
  { db }: Pick<SupportDeps, 'db'>,
  guard: Guard,
  id: string,
): Promise<ConsultingCase> {
  guard.authorise('consulting.read', await findConsultingFacts(db, id));
  return inTransaction(db, async (trx) => {
    await keepLookAtCase(trx, guard, id);
    return presentFor(trx, guard, id);
  });
}

/** What a family asks, and what it pays, is as private as what it wrote. The family's own reading is no look. */
export async function keepLookAtCase(trx: Transaction<DB>, guard: Guard, id: string): Promise<void> {
  if (!guard.can('support_request.open')) return;
  const request = await findState(trx, id);
  if (request) await keepLook(trx, guard, request);
}

/** An invoice that an admin takes back leaves the case where it was accepted. The message is held by who took it back. */
export async function unbillCase(
  trx: Transaction<DB>,
  { chain: id, actor }: EventOf<'invoice.voided'>,
  { now }: { now: Date },
): Promise<void> {
  const row = await findCase(trx, id);
  if (!row) return;
  const outcome = stepCase(caseOf(row), { kind: 'invoice_voided' });
  if (!('to' in outcome) || outcome.to === null) return;
  await changeCase(trx, id, { state: outcome.to }, now);
  await recordEvent(trx, caseUnbilled(id, actor), now);
}

interface Move {
  event: CaseEvent;
  /** The page that it was decided on; null for what does not depend on it. */
  version: number | null;
  by: EventActor & { userId: string };
  now: Date;
  changes?: Omit<CaseChanges, 'state'>;
  /** Since when the family waits for us after it; null when it is their turn. */
  waitingSince: Date | null;
}

/** The message is held. False: it had happened already. */
export async function moveCase(trx: Transaction<DB>, row: CaseRow, move: Move): Promise<boolean> {
  const outcome = stepCase(caseOf(row), move.event);
  if ('refused' in outcome) throw refusedStep(outcome.refused);
  const { to } = outcome;
  if (to === null || to === 'received') return false;
  if (move.version !== null && move.version !== row.version) throw refusedStep('changed');
  const { by, now, changes = {} } = move;
  const ended = isEnded(to) ? { ended_at: now } : {};
  await changeCase(trx, row.id, { ...changes, ...ended, state: to }, now);
  await changeRequest(trx, row.id, { waiting_since: move.waitingSince });
  await recordEvent(trx, caseMoved(row.id, { to, quoteId: changes.quote_id ?? row.quote_id }, by), now);
  if (isEnded(to)) await closeMessage(trx, row.id, { by, now });
  return true;
}

/** What is over waits in no inbox. Who writes again opens the conversation, and not the case. */
async function closeMessage(
  trx: Transaction<DB>,
  id: string,
  { by, now }: { by: EventActor & { userId: string }; now: Date },
): Promise<void> {
  const request = await findState(trx, id);
  if (!request || request.closed_at !== null) return;
  await changeRequest(trx, id, { closed_at: now, closed_by: by.userId });
  await recordEvent(trx, reportClosed(request, by), now);
}

export async function presentFor(queries: Queries, guard: Guard, id: string): Promise<ConsultingCase> {
  const row = await findCase(queries, id);
  const facts = await findConsultingFacts(queries, id);
  if (!row || !facts) throw notFound();
  const asker = await askerOf(queries, facts, guard.now);
  const { hasStatedAge } = await findSigner(queries, actedBy(guard).userId);
  return presentCase(row, {
    asker,
    can: stepsOf(guard, facts, row, asker),
    needsBirthdate: guard.actor.kind === 'guardian' && !hasStatedAge,
    now: guard.now,
  });
}

/** A minor is advised together with a guardian, who asks. Nothing is planned for, offered or billed to a child. */
export function isWorkable(asker: ConsultingAsker, step: ConsultingStep): boolean {
  return asker !== 'minor_athlete' || (step !== 'plan_call' && step !== 'quote' && step !== 'invoice');
}

export async function askerOf(queries: Queries, facts: ConsultingFacts, now: Date): Promise<ConsultingAsker> {
  const asker = await findAsker(queries, facts);
  if (!asker) return 'stranger';
  if (asker.role === 'guardian') return 'guardian';
  if (asker.role !== 'athlete') return 'other';
  return facts.athlete && isAdult(facts.athlete, now) ? 'adult_athlete' : 'minor_athlete';
}

const OF_ADMINS: readonly ConsultingStep[] = ['plan_call', 'quote', 'invoice', 'finish', 'close'];

function stepsOf(guard: Guard, facts: ConsultingFacts, row: CaseRow, asker: ConsultingAsker) {
  const steps: ConsultingStep[] = guard.can('consulting.work') ? [...OF_ADMINS] : [];
  if (guard.can('consulting.accept', facts)) steps.push('accept');
  if (guard.can('consulting.withdraw', facts)) steps.push('withdraw');
  return steps.filter((kind) => {
    const event: CaseEvent =
      kind === 'accept' ? { kind, quoteId: row.quote_id ?? '', today: dayOf(guard.now) } : { kind };
    const outcome = stepCase(caseOf(row), event);
    return 'to' in outcome && outcome.to !== null && isWorkable(asker, kind);
  });
}
