/** Institutions as coaches look for theirs, and as a director of their country corrects what is known of them. */
import {
  INSTITUTIONS_FOUND_MAX,
  type Institution,
  type InstitutionInput,
} from '@faircourt/contracts/institutions';
import type { Transaction } from 'kysely';
import { holdFor } from '../../access/holding/hold-for.ts';
import type { Actor } from '../../access/engine/actor.ts';
import { actedBy } from '../../access/engine/acted-by.ts';
import { notFound, type Guard } from '../../access/engine/guard.ts';
import { canFindInstitution } from '../../access/rules/institution.rules.ts';
import { findableInstitutions } from '../../access/scopes/institution.scope.ts';
import { loadInstitutionFacts } from '../../access/facts/load-verification-facts.ts';
import { recordEvent } from '../../platform/audit.ts';
import { inTransaction } from '../../platform/database/database.ts';
import type { DB } from '../../platform/database/schema.gen.ts';
import { validationFailed } from '../../platform/http/problems.ts';
import { publishChange } from '../../delivery/open-pages.ts';
import { updateAffiliationQuestion } from '../verification/affiliation/affiliation-fact.service.ts';
import { institutionCorrected } from './institution.events.ts';
import { affiliationFacts, presentInstitution } from './institution.presenter.ts';
import {
  findByWords,
  findInstitution,
  listNamesakes,
  listCoachesOf,
  nameKey,
  updateInstitution,
  type InstitutionRow,
  type QuestionedCoachRow,
} from './institution.store.ts';
import type { InstitutionDeps } from './institutions.deps.ts';

export async function findInstitutions(
  deps: InstitutionDeps,
  guard: Guard,
  query: { name: string; country_code?: string | undefined },
): Promise<{ institutions: Institution[] }> {
  guard.authorise('institution.find');
  const found = await findByWords(deps.db, findableInstitutions(guard.actor), {
    name: query.name,
    countryCode: query.country_code ?? null,
    limit: INSTITUTIONS_FOUND_MAX,
  });
  return { institutions: found.map(presentInstitution) };
}

export async function correctInstitution(
  deps: InstitutionDeps,
  guard: Guard,
  id: string,
  input: InstitutionInput,
): Promise<Institution> {
  return inTransaction(deps.db, async (trx) => {
    const known = await findInstitution(trx, id);
    // A director who has begun to work there meanwhile may not judge it.
    await holdFor(trx, guard, 'institution.correct', {
      records: { coach: (await listCoachesOf(trx, id)).map((coach) => coach.id) },
      turns: { naming_institution: known && nameKey({ ...known, name: input.name }) },
      // Until the change is done nobody names it.
      closes: { institution: id },
      load: () => loadInstitutionFacts(trx, id),
    });
    const coaches = await listCoachesOf(trx, id);
    const before = await findInstitution(trx, id);
    if (!before) throw notFound();
    const fields = FIELDS.filter((field) => before[field] !== input[field]);
    if (fields.length === 0) return presentInstitution(before);
    if (fields.includes('name')) await refuseNamesake(trx, guard.actor, before, input.name);
    const corrected = await updateInstitution(trx, id, input);
    await recordEvent(trx, institutionCorrected(id, fields, actedBy(guard)));
    await keepQuestionsInStep(trx, coaches, corrected);
    return presentInstitution(corrected);
  });
}

const FIELDS = ['name', 'city', 'website', 'email_domain', 'division'] as const;

export async function refuseNamesake(
  trx: Transaction<DB>,
  actor: Actor,
  institution: Pick<InstitutionRow, 'id' | 'country_code'>,
  name: string,
): Promise<void> {
  const { id: exceptId, country_code: countryCode } = institution;
  const known = await listNamesakes(trx, { name, countryCode, exceptId });
  if (!known.some((namesake) => canFindInstitution(actor, namesake))) return;
  throw validationFailed([
    {
      field: 'name',
      code: 'known_institution',
      message: 'Another institution of this country has this name.',
    },
  ]);
}

/** What waits for a decision shows how the address compares with what is known now. */
export async function keepQuestionsInStep(
  trx: Transaction<DB>,
  coaches: readonly QuestionedCoachRow[],
  institution: InstitutionRow,
): Promise<void> {
  for (const { id, name, title, work_email } of coaches) {
    if (work_email === null) continue;
    const values = affiliationFacts({ name, title, workEmail: work_email }, institution);
    await updateAffiliationQuestion(trx, { coachId: id, values });
  }
  await publishChange(trx, { userIds: coaches.map(({ user_id }) => user_id), topic: 'verifications' });
}
