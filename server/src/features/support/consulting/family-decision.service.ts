/** What a family decides about its consulting case: to accept a quote, which adults alone do, or to leave it. */
import type { AcceptQuote, ConsultingCase } from '@faircourt/contracts/consulting';
import { isSignatureOf } from '@faircourt/contracts/full-name';
import type { Transaction } from 'kysely';
import { actedBy } from '../../../access/engine/acted-by.ts';
import { notFound, type Guard } from '../../../access/engine/guard.ts';
import { holdFor } from '../../../access/holding/hold-for.ts';
import { isOfAge } from '../../../access/rules/age.ts';
import { dayOf } from '../../../platform/clock.ts';
import { inTransaction } from '../../../platform/database/database.ts';
import type { DB } from '../../../platform/database/schema.gen.ts';
import { validationFailed } from '../../../platform/http/problems.ts';
import type { SupportDeps } from '../support.deps.ts';
import { moveCase, presentFor } from './consulting.service.ts';
import { findCase, findConsultingFacts, findSigner } from './consulting.store.ts';

type Deps = Pick<SupportDeps, 'db'>;

/** Accepting the same quote again changes nothing. */
export function acceptQuote(
  { db }: Deps,
  guard: Guard,
  id: string,
  { quote_id: quoteId, signed_name: signedName, birthdate }: AcceptQuote,
): Promise<ConsultingCase> {
  return inTransaction(db, async (trx) => {
    await holdFor(trx, guard, 'consulting.accept', {
      records: { support_request: id },
      load: () => findConsultingFacts(trx, id),
    });
    const row = await findCase(trx, id);
    if (!row) throw notFound();
    await requireSignature(trx, guard, { signedName, birthdate });
    const by = actedBy(guard);
    const { now } = guard;
    await moveCase(trx, row, {
      event: { kind: 'accept', quoteId, today: dayOf(now) },
      version: null,
      by,
      now,
      changes: { accepted_at: now, accepted_by: by.userId, accepted_name: signedName },
      waitingSince: now,
    });
    return presentFor(trx, guard, id);
  });
}

export function withdrawCase({ db }: Deps, guard: Guard, id: string): Promise<ConsultingCase> {
  return inTransaction(db, async (trx) => {
    await holdFor(trx, guard, 'consulting.withdraw', {
      records: { support_request: id },
      load: () => findConsultingFacts(trx, id),
    });
    const row = await findCase(trx, id);
    if (!row) throw notFound();
    const move = { by: actedBy(guard), now: guard.now, version: null, waitingSince: null };
    await moveCase(trx, row, { event: { kind: 'withdraw' }, ...move });
    return presentFor(trx, guard, id);
  });
}

/**
 * The full name, and that they are 18 or older. An athlete's age is on the record and asked by the rule; a guardian has stated it
 * for an athlete, or says it here.
 */
async function requireSignature(
  trx: Transaction<DB>,
  guard: Guard,
  { signedName, birthdate }: { signedName: string; birthdate: string | null },
): Promise<void> {
  const { names, hasStatedAge } = await findSigner(trx, actedBy(guard).userId);
  const errors = [];
  if (!names.some((name) => isSignatureOf(signedName, name))) {
    const message = `Sign with your full name: ${names.at(-1) ?? ''}`;
    errors.push({ field: 'signed_name', code: 'other_name', message });
  }
  if (guard.actor.kind === 'guardian' && !hasStatedAge && !isOfAge(birthdate, guard.now)) {
    const code = birthdate === null ? 'required' : 'under_18';
    errors.push({ field: 'birthdate', code, message: 'Only somebody of 18 or older can accept a quote.' });
  }
  if (errors.length > 0) throw validationFailed(errors);
}
