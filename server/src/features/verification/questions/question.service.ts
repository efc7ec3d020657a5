/** What families ask the directors to check, what they say about it, and taking it back. */
import { holdAthleteFor } from '../../../access/holding/hold-for.ts';
import {
  RENEWAL_DAYS,
  type AskVerification,
  type AthleteVerifications,
  type Statement,
} from '@faircourt/contracts/verification';
import type { Transaction } from 'kysely';
import { actedBy } from '../../../access/engine/acted-by.ts';
import { notFound, type Guard } from '../../../access/engine/guard.ts';
import { requireCollection } from '../../../access/refusals/collection-held.ts';
import { loadAthleteFacts } from '../../../access/facts/load-athlete-facts.ts';
import { loadEvidenceFacts } from '../../../access/facts/load-verification-facts.ts';
import { isAgeDoubted } from '../../../access/rules/age.ts';
import { recordEvent } from '../../../platform/audit.ts';
import { inTransaction } from '../../../platform/database/database.ts';
import type { DB } from '../../../platform/database/schema.gen.ts';
import { AppError } from '../../../platform/errors.ts';
import { validationFailed } from '../../../platform/http/problems.ts';
import { renewableUntil } from '../expiry/renewal.ts';
import type { VerificationDeps } from '../verification.deps.ts';
import { verificationEvent } from '../verification.events.ts';
import { isEmptyFact, readCurrentFacts, type AthleteFact } from '../badges/verification.store.ts';
import { QUESTIONS_PER_ACCOUNT, STATEMENTS_MAX } from './question.limits.ts';
import { insertQuestion, isSeasonOf, keepAnswer, readAnswers, withdraw } from './question.store.ts';
import { deleteEvidenceFiles, hasFileSince } from '../evidence/evidence-file.store.ts';
import { readHeldQuestion, readQuestionToAnswer, requireUnanswered } from './held-question.ts';
import { readAthleteVerifications } from './own-verifications.service.ts';

export async function askVerification(
  deps: VerificationDeps,
  guard: Guard,
  athleteId: string,
  ask: AskVerification,
): Promise<AthleteVerifications> {
  guard.authorise('verification.ask', await loadAthleteFacts(deps.db, athleteId));
  const by = actedBy(guard);
  await deps.limiter.count([{ limit: QUESTIONS_PER_ACCOUNT, key: by.userId }]);
  return inTransaction(deps.db, async (trx) => {
    const athlete = await holdAthleteFor(trx, guard, 'verification.ask', athleteId);
    if (ask.fact_group !== 'age') requireCollection(guard, athlete);
    else if (!isAgeDoubted(athlete, guard.now)) throw ageNotDoubted();
    const fact = await requireFact(trx, athleteId, ask);
    await requireAskable(trx, fact, guard.now);
    await requireSomethingToGoBy(trx, fact, ask);
    const question = await insertQuestion(trx, fact, {
      statement: isSilent(ask.statement) ? null : ask.statement,
      requestedBy: by.userId,
      now: guard.now,
    });
    await recordEvent(trx, verificationEvent('asked', question, by));
    return readAthleteVerifications(trx, athleteId, guard.now);
  });
}

/** The answer to a director who asked for more, or something to add while it waits. */
export async function giveStatement(
  deps: VerificationDeps,
  guard: Guard,
  id: string,
  statement: Statement,
): Promise<void> {
  guard.authorise('evidence.give', await loadEvidenceFacts(deps.db, id));
  const by = actedBy(guard);
  await deps.limiter.count([{ limit: QUESTIONS_PER_ACCOUNT, key: by.userId }]);
  await inTransaction(deps.db, async (trx) => {
    const question = await readQuestionToAnswer(trx, guard, id);
    const isReopened = question.status === 'more_asked';
    const isEmpty = isSilent(statement);
    // Documents alone are an answer as well, once they are sent off.
    if (isEmpty && !(isReopened && (await hasFileSince(trx, id, question.decided_at)))) {
      throw nothingSaid();
    }
    // A person who was asked a question may always answer it.
    const said = Array.isArray(question.evidence) ? question.evidence.length : 0;
    if (!isReopened && said >= STATEMENTS_MAX) {
      throw new AppError('too_many', 'Enough has been said about this. A director will look at it.');
    }
    await keepAnswer(trx, { id, isReopened }, isEmpty ? null : statement, guard.now);
    await recordEvent(trx, verificationEvent('answered', question, by));
  });
}

/** What was said and shown about it goes with it: no director reads of a child what nobody asks about any more. */
export async function withdrawQuestion(deps: VerificationDeps, guard: Guard, id: string): Promise<void> {
  await inTransaction(deps.db, async (trx) => {
    const question = await readHeldQuestion(trx, guard, id);
    requireUnanswered(question);
    await withdraw(trx, id);
    await deleteEvidenceFiles(trx, [id]);
    const by = actedBy(guard);
    await recordEvent(trx, verificationEvent('withdrawn', question, by));
  });
}

async function requireFact(
  trx: Transaction<DB>,
  athleteId: string,
  { fact_group: factGroup, season_id: seasonId }: AskVerification,
): Promise<AthleteFact> {
  if (factGroup !== 'season') {
    if (seasonId !== null) throw wrongSeason('not_allowed', 'Only a season is named by a season.');
    return { athleteId, factGroup };
  }
  if (seasonId === null) throw wrongSeason('required', 'Say which season.');
  if (!(await isSeasonOf(trx, { id: seasonId, athleteId }))) throw notFound();
  return { athleteId, factGroup, seasonId };
}

async function requireAskable(trx: Transaction<DB>, fact: AthleteFact, now: Date): Promise<void> {
  if (isEmptyFact(await readCurrentFacts(trx, fact))) {
    throw new AppError('conflict', 'There is nothing on the record yet. Fill it in and save it first.');
  }
  const { hasQuestion, standsUntil } = await readAnswers(trx, fact);
  if (hasQuestion) throw new AppError('conflict', 'This waits for a director already.');
  if (standsUntil && standsUntil > renewableUntil(now)) {
    throw new AppError(
      'conflict',
      `This is verified. It can be asked for again ${RENEWAL_DAYS} days before the badge lapses.`,
    );
  }
}

/** With nothing to go by a director could only ask back, days later. */
async function requireSomethingToGoBy(
  trx: Transaction<DB>,
  { athleteId, factGroup }: AthleteFact,
  { statement, has_documents: hasDocuments }: AskVerification,
): Promise<void> {
  if (hasDocuments || !isSilent(statement)) return;
  // The transcript on the profile is what these are compared with.
  const isCompared = factGroup === 'transcript' || factGroup === 'academics';
  if (isCompared && !isEmptyFact(await readCurrentFacts(trx, { athleteId, factGroup: 'transcript' }))) return;
  throw nothingSaid('statement.note');
}

/** An identity document is shown where it is needed, and nowhere else. */
function ageNotDoubted(): AppError {
  return new AppError('age_not_doubted', 'Nothing speaks against this birthdate, so nobody has to check it.');
}

function isSilent(statement: Statement): boolean {
  return Object.values(statement).every((value) => value === null);
}

function nothingSaid(field = 'note') {
  return validationFailed([
    { field, code: 'required', message: 'Say something about it, or add a document.' },
  ]);
}

function wrongSeason(code: string, message: string) {
  return validationFailed([{ field: 'season_id', code, message }]);
}
