/**
 * Where a coach works: named by the coach, the address there proven by a mailed code, then a question to the directors.
 * Whatever a coach changes of what was verified ends it, from the next request on.
 */
import { DAY_MS } from '@faircourt/contracts/time';
import type { EventActor } from '@faircourt/contracts/events';
import type { Affiliation, NameInstitution } from '@faircourt/contracts/institutions';
import { isUndecided } from '@faircourt/contracts/verification';
import type { Transaction } from 'kysely';
import { holdForCapability, holdMore } from '../../access/holding/hold-for.ts';
import { actedBy } from '../../access/engine/acted-by.ts';
import { notFound, type Guard } from '../../access/engine/guard.ts';
import { recordEvent } from '../../platform/audit.ts';
import { dayOf } from '../../platform/clock.ts';
import { inTransaction } from '../../platform/database/database.ts';
import type { DB } from '../../platform/database/schema.gen.ts';
import { AppError } from '../../platform/errors.ts';
import { dropAffiliationInEffect } from '../verification/affiliation/affiliation-fact.service.ts';
import {
  dropAffiliationQuestion,
  openAffiliationQuestion,
} from '../verification/affiliation/question.service.ts';
import { renewableFrom } from '../verification/expiry/renewal.ts';
import { recomputeAffiliation } from './affiliation-outcome.service.ts';
import { NAMINGS_PER_COACH, PROOF_GOOD_DAYS } from './affiliation.limits.ts';
import {
  deleteCode,
  findAffiliation,
  findCoachOfUser,
  storeNamed,
  type AffiliationRow,
  type CoachRow,
} from './affiliation.store.ts';
import { institutionForgotten, institutionNamed } from './institution.events.ts';
import { affiliationFacts } from './institution.presenter.ts';
import { nameKey, deleteAbandonedProposal, type InstitutionRow } from './institution.store.ts';
import type { InstitutionDeps } from './institutions.deps.ts';
import { findNamed } from './named-institution.ts';
import { presentOwn } from './own-affiliation.ts';
import { sendCode } from './sent-code.ts';
import { secondsToWait } from '../../platform/mail/mailed-code.ts';

export async function readAffiliation(deps: InstitutionDeps, guard: Guard): Promise<Affiliation> {
  guard.authorise('institution.name');
  return presentOwn(deps.db, guard);
}

/**
 * Naming the same institution twice changes nothing, except that a refused or soon lapsing affiliation is asked again.
 */
export async function nameInstitution(
  deps: InstitutionDeps,
  guard: Guard,
  named: NameInstitution,
): Promise<Affiliation> {
  guard.authorise('institution.name');
  const by = actedBy(guard);
  await deps.limiter.count([{ limit: NAMINGS_PER_COACH, key: by.userId }]);
  return inTransaction(deps.db, async (trx) => {
    const known = await findCoachOfUser(trx, by.userId);
    await holdForCapability(trx, guard, 'institution.name', { records: { coach: known?.id } });
    const coach = await findCoachOfUser(trx, by.userId);
    if (!coach) throw notFound();
    await holdMore(trx, {
      turns: { naming_institution: named.proposed && nameKey(named.proposed) },
      // Nobody names either of them meanwhile, and none goes away.
      closes: { institution: [coach.institution_id, named.institution_id].filter((id) => id !== null) },
    });
    const before = await findAffiliation(trx, by.userId, guard.now);
    if (!before) throw notFound();
    const { institution, isProposed } = await findNamed(trx, named, { actor: guard.actor, coach });
    const change = changeOf(coach, institution, named);
    refuseWhileVerified(before, change, guard.now);
    await endWhatChanged(trx, guard, coach, change);
    const { provenAt, next } = nextStep(before, change, guard.now);
    const { title, work_email: workEmail } = named;
    await storeNamed(trx, coach.id, { institutionId: institution.id, title, workEmail, provenAt });
    if (isAny(change)) {
      const fromInstitutionId = change.institution ? coach.institution_id : null;
      const at = { institutionId: institution.id, coachId: coach.id, isProposed, fromInstitutionId };
      await recordEvent(trx, institutionNamed(at, by));
    }
    if (next === 'ask') {
      await deleteCode(trx, coach.id);
      const values = affiliationFacts({ name: coach.name, title, workEmail }, institution);
      const at = { coachId: coach.id, institutionId: institution.id };
      await openAffiliationQuestion(trx, { ...at, values, requestedBy: by.userId, now: guard.now });
    }
    if (next === 'send_code' && secondsToWait(change.email ? null : before.code, guard.now) === 0) {
      await sendCode(trx, deps, { id: coach.id, userId: by.userId, email: workEmail }, guard.now);
    }
    await settle(trx, coach, institution, { by, now: guard.now });
    return presentOwn(trx, guard);
  });
}

interface Change {
  institution: boolean;
  email: boolean;
  title: boolean;
}

function changeOf(coach: CoachRow, institution: InstitutionRow, named: NameInstitution): Change {
  return {
    institution: coach.institution_id !== institution.id,
    email: coach.work_email?.toLowerCase() !== named.work_email.toLowerCase(),
    title: coach.title !== named.title,
  };
}

function isAny(change: Change): boolean {
  return change.institution || change.email || change.title;
}

/** What is left of the proof, and what follows: a question to the directors, a code to the address, or nothing. */
function nextStep(
  { coach, last, inEffect }: AffiliationRow,
  change: Change,
  now: Date,
): { provenAt: Date | null; next: 'ask' | 'send_code' | 'wait' } {
  const provenAt = change.email ? null : coach.work_email_proven_at;
  const isSamePlace = !change.institution && !change.email;
  // A question about the same place and address waits already; at most its title is another.
  if (last && isUndecided(last) && isSamePlace) return { provenAt, next: change.title ? 'ask' : 'wait' };
  const age = provenAt === null ? Number.POSITIVE_INFINITY : now.getTime() - provenAt.getTime();
  if (age < PROOF_GOOD_DAYS * DAY_MS) return { provenAt, next: 'ask' };
  // A verification in effect is renewed beside itself: its proof is not taken away before there is another.
  const isRenewal = inEffect !== null && !isAny(change);
  return { provenAt: isRenewal ? provenAt : null, next: 'send_code' };
}

function refuseWhileVerified({ inEffect }: AffiliationRow, change: Change, now: Date): void {
  if (!inEffect?.expires_at || isAny(change)) return;
  const again = renewableFrom(inEffect.expires_at);
  if (now >= again) return;
  throw new AppError(
    'conflict',
    `You are verified there until ${dayOf(inEffect.expires_at)}. You can ask again from ${dayOf(again)} on.`,
  );
}

/** What was verified falls with any change; what waits for a decision with another place or address. */
async function endWhatChanged(
  trx: Transaction<DB>,
  guard: Guard,
  coach: CoachRow,
  change: Change,
): Promise<void> {
  const by = actedBy(guard);
  if (isAny(change)) await dropAffiliationInEffect(trx, { coachId: coach.id, now: guard.now, by });
  if (change.institution || change.email) {
    await dropAffiliationQuestion(trx, { coachId: coach.id, by });
  }
  if (change.email) await deleteCode(trx, coach.id);
}

async function settle(
  trx: Transaction<DB>,
  coach: CoachRow,
  institution: InstitutionRow,
  { by, now }: { by: EventActor; now: Date },
): Promise<void> {
  const left = coach.institution_id;
  if (left !== null && left !== institution.id) {
    await recomputeAffiliation(trx, { institutionId: left, coachId: null, now });
    const isForgotten = await deleteAbandonedProposal(trx, left, coach.user_id);
    if (isForgotten) await recordEvent(trx, institutionForgotten(left, by));
  }
  await recomputeAffiliation(trx, { institutionId: institution.id, coachId: coach.id, now });
}
