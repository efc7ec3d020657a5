/** An entry that an admin corrects, with the reason. Directors correct what they check in institution.service.ts. */
import type { CorrectEntry } from '@faircourt/contracts/institution-register';
import { actedBy } from '../../../access/engine/acted-by.ts';
import { notFound, type Guard } from '../../../access/engine/guard.ts';
import { holdForCapability } from '../../../access/holding/hold-for.ts';
import { recordEvent } from '../../../platform/audit.ts';
import { inTransaction } from '../../../platform/database/database.ts';
import { institutionCorrected } from '../institution.events.ts';
import { keepQuestionsInStep, refuseNamesake } from '../institution.service.ts';
import { findInstitution, listCoachesOf, nameKey, updateInstitution } from '../institution.store.ts';
import type { InstitutionDeps } from '../institutions.deps.ts';
import { insertCorrection } from './registered.store.ts';

const FIELDS = ['name', 'kind', 'country_code', 'city', 'website', 'email_domain', 'division'] as const;

/** Correcting nothing changes nothing, and is not in the log. */
export async function correctEntry(
  deps: InstitutionDeps,
  guard: Guard,
  id: string,
  { reason, ...input }: CorrectEntry,
): Promise<void> {
  await inTransaction(deps.db, async (trx) => {
    await holdForCapability(trx, guard, 'institution.keep', {
      records: { coach: (await listCoachesOf(trx, id)).map((coach) => coach.id) },
      turns: { naming_institution: nameKey(input) },
      // Until the change is done nobody names it.
      closes: { institution: id },
    });
    const before = await findInstitution(trx, id);
    if (!before || before.merged_into !== null) throw notFound();
    const fields = FIELDS.filter((field) => before[field] !== input[field]);
    if (fields.length === 0) return;
    if (fields.includes('name') || fields.includes('country_code')) {
      await refuseNamesake(trx, guard.actor, { id, country_code: input.country_code }, input.name);
    }
    const corrected = await updateInstitution(trx, id, input);
    const by = actedBy(guard);
    await insertCorrection(trx, { institutionId: id, fields, reason, by: by.userId, now: guard.now });
    await recordEvent(trx, institutionCorrected(id, fields, by), guard.now);
    await keepQuestionsInStep(trx, await listCoachesOf(trx, id), corrected);
  });
}
