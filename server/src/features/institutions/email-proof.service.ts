/** That a coach reads the work address they name: we email a code there, and it comes back within minutes. */
import type { ProveEmail } from '@faircourt/contracts/email-code';
import type { Affiliation } from '@faircourt/contracts/institutions';
import type { Transaction } from 'kysely';
import { holdForCapability } from '../../access/holding/hold-for.ts';
import { actedBy } from '../../access/engine/acted-by.ts';
import type { Guard } from '../../access/engine/guard.ts';
import { recordEvent } from '../../platform/audit.ts';
import { inTransaction } from '../../platform/database/database.ts';
import type { DB } from '../../platform/database/schema.gen.ts';
import { AppError } from '../../platform/errors.ts';
import { limitKeyOf } from '../../platform/http/client-address.ts';
import {
  codeRefused,
  isTry,
  judgeCode,
  secondsToWait,
  sentTooSoon,
  type RefusedCode,
} from '../../platform/mail/mailed-code.ts';
import { openAffiliationQuestion } from '../verification/affiliation/question.service.ts';
import { recomputeAffiliation } from './affiliation-outcome.service.ts';
import { WRONG_CODES_PER_ADDRESS, WRONG_CODES_PER_COACH } from './affiliation.limits.ts';
import {
  countAttempt,
  findAffiliation,
  findCoachOfUser,
  storeProof,
  type AffiliationRow,
} from './affiliation.store.ts';
import { emailProven } from './institution.events.ts';
import { affiliationFacts } from './institution.presenter.ts';
import type { InstitutionDeps } from './institutions.deps.ts';
import { presentOwn } from './own-affiliation.ts';
import { sendCode } from './sent-code.ts';

export async function sendCodeAgain(deps: InstitutionDeps, guard: Guard): Promise<Affiliation> {
  guard.authorise('institution.name');
  const { userId } = actedBy(guard);
  return inTransaction(deps.db, async (trx) => {
    const row = await findHeldAffiliation(trx, guard);
    const email = row?.coach.work_email ?? null;
    if (!row || email === null || !isProofWanted(row)) throw nothingToProve();
    const wait = secondsToWait(row.code, guard.now);
    if (wait > 0) throw sentTooSoon(wait);
    await sendCode(trx, deps, { id: row.coach.id, userId, email }, guard.now);
    return presentOwn(trx, guard);
  });
}

/** Past the limit a right guess must not look different from a wrong one, so it is asked first. */
export async function proveEmail(
  deps: InstitutionDeps,
  guard: Guard,
  ipAddress: string,
  { code }: ProveEmail,
): Promise<Affiliation> {
  guard.authorise('institution.name');
  const { userId } = actedBy(guard);
  const address = limitKeyOf(ipAddress);
  await deps.limiter.refuseWhenUsedUp(WRONG_CODES_PER_COACH, userId);
  await deps.limiter.refuseWhenUsedUp(WRONG_CODES_PER_ADDRESS, address);
  // A wrong guess is counted on the code, which a refusal inside would undo: so the outcome comes out first.
  const outcome = await inTransaction(deps.db, (trx) => tryCode(trx, guard, code));
  if (outcome === 'wrong' || outcome === 'used_up') {
    await deps.limiter.count([
      { limit: WRONG_CODES_PER_COACH, key: userId },
      { limit: WRONG_CODES_PER_ADDRESS, key: address },
    ]);
  }
  if (outcome === 'none') throw nothingToProve();
  if (typeof outcome === 'string') throw codeRefused(outcome);
  return outcome;
}

async function tryCode(
  trx: Transaction<DB>,
  guard: Guard,
  typed: string,
): Promise<Affiliation | RefusedCode | 'none'> {
  const row = await findHeldAffiliation(trx, guard);
  const { coach, institution, code } = row ?? {};
  if (!coach?.work_email || !institution) return 'none';
  if (!code) {
    // A second press of the button: it is proven, and the question is asked.
    return coach.work_email_proven_at === null ? 'none' : presentOwn(trx, guard);
  }
  const isOfThisAddress = code.email.toLowerCase() === coach.work_email.toLowerCase();
  if (!isOfThisAddress) return 'expired';
  const verdict = judgeCode(typed, code, { ownerId: coach.id, now: guard.now });
  if (verdict !== 'right') {
    if (isTry(verdict, code)) await countAttempt(trx, coach.id);
    return verdict;
  }
  const by = actedBy(guard);
  const values = affiliationFacts({ ...coach, workEmail: coach.work_email }, institution);
  await storeProof(trx, coach.id, guard.now);
  const at = { institutionId: institution.id, coachId: coach.id };
  await recordEvent(trx, emailProven({ ...at, match: values.domain_match }, by));
  await openAffiliationQuestion(trx, { ...at, values, requestedBy: by.userId, now: guard.now });
  await recomputeAffiliation(trx, { ...at, now: guard.now });
  return presentOwn(trx, guard);
}

function nothingToProve(): AppError {
  return new AppError(
    'conflict',
    'There is no address to prove. Name your institution and work email first.',
  );
}

/** Not proven yet, or a code is out because an older proof is to be renewed. */
function isProofWanted({ coach, code }: AffiliationRow): boolean {
  return code !== null || coach.work_email_proven_at === null;
}

async function findHeldAffiliation(trx: Transaction<DB>, guard: Guard): Promise<AffiliationRow | null> {
  const { userId } = actedBy(guard);
  const coach = (await findCoachOfUser(trx, userId))?.id;
  await holdForCapability(trx, guard, 'institution.name', { records: { coach } });
  return findAffiliation(trx, userId, guard.now);
}
