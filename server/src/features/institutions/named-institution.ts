/** The institution that a coach means: one that is known, or a new one that nobody has made known before. */
import type { NameInstitution, ProposedInstitution } from '@faircourt/contracts/institutions';
import type { Transaction } from 'kysely';
import type { DB } from '../../platform/database/schema.gen.ts';
import { validationFailed } from '../../platform/http/problems.ts';
import type { CoachRow } from './affiliation.store.ts';
import {
  insertProposed,
  keepInstitution,
  listNamesakes,
  lockName,
  type InstitutionRow,
} from './institution.store.ts';

export interface NamedInstitution {
  institution: InstitutionRow;
  isProposed: boolean;
}

export async function findNamed(
  trx: Transaction<DB>,
  { institution_id, proposed }: NameInstitution,
  coach: CoachRow,
): Promise<NamedInstitution> {
  if (institution_id !== null && proposed === null) {
    return { institution: await findKnown(trx, institution_id, coach), isProposed: false };
  }
  if (institution_id === null && proposed !== null) return propose(trx, proposed, coach);
  throw refused('institution_id', 'required', 'Choose an institution, or propose one.');
}

/** One that was refused is not there, except for whoever has named it before and may ask again. */
async function findKnown(trx: Transaction<DB>, id: string, coach: CoachRow): Promise<InstitutionRow> {
  const institution = await keepInstitution(trx, id);
  if (!institution || (institution.status === 'rejected' && coach.institution_id !== id)) {
    throw refused('institution_id', 'unknown_institution', 'This institution is not in the list any more.');
  }
  return institution;
}

async function propose(
  trx: Transaction<DB>,
  proposed: ProposedInstitution,
  coach: CoachRow,
): Promise<NamedInstitution> {
  await lockName(trx, proposed.name, proposed.country_code);
  const namesakes = await listNamesakes(trx, { name: proposed.name, countryCode: proposed.country_code });
  // A second press of the button, or another try after a no.
  const own = namesakes.find(({ id }) => id === coach.institution_id);
  if (own) return { institution: own, isProposed: false };
  const known = namesakes.find(({ status }) => status !== 'rejected');
  if (known) {
    throw refused(
      'proposed.name',
      'known_institution',
      `${known.name} is in the list already. Choose it there.`,
    );
  }
  return { institution: await insertProposed(trx, proposed, coach.user_id), isProposed: true };
}

function refused(field: string, code: string, message: string) {
  return validationFailed([{ field, code, message }]);
}
