/** The institution that a coach means: one that is known, or a new one that nobody has made known before. */
import type { NameInstitution, ProposedInstitution } from '@faircourt/contracts/institutions';
import type { Transaction } from 'kysely';
import type { Actor } from '../../access/engine/actor.ts';
import { canFindInstitution } from '../../access/rules/institution.rules.ts';
import type { DB } from '../../platform/database/schema.gen.ts';
import { validationFailed } from '../../platform/http/problems.ts';
import type { CoachRow } from './affiliation.store.ts';
import {
  findInstitution,
  insertProposed,
  listNamesakesNow,
  type InstitutionRow,
} from './institution.store.ts';

export interface NamedInstitution {
  institution: InstitutionRow;
  isProposed: boolean;
}

interface NamedBy {
  actor: Actor;
  coach: CoachRow;
}

/** The caller has locked the institution that is named by its id. */
export async function findNamed(
  trx: Transaction<DB>,
  { institution_id, proposed }: NameInstitution,
  { actor, coach }: NamedBy,
): Promise<NamedInstitution> {
  if (institution_id !== null && proposed === null) {
    return { institution: await findKnown(trx, institution_id, actor), isProposed: false };
  }
  if (institution_id === null && proposed !== null) return propose(trx, proposed, { actor, coach });
  throw refused('institution_id', 'required', 'Choose an institution, or propose one.');
}

async function findKnown(trx: Transaction<DB>, id: string, actor: Actor): Promise<InstitutionRow> {
  const institution = await findInstitution(trx, id);
  if (!institution || !canFindInstitution(actor, institution)) {
    throw refused('institution_id', 'unknown_institution', 'This institution is not in the list any more.');
  }
  return institution;
}

/** The caller has taken the turn of naming it. */
async function propose(
  trx: Transaction<DB>,
  proposed: ProposedInstitution,
  { actor, coach }: NamedBy,
): Promise<NamedInstitution> {
  const namesakes = await listNamesakesNow(trx, { name: proposed.name, countryCode: proposed.country_code });
  if (namesakes.some(({ banned_by: bannedBy }) => bannedBy !== null)) {
    throw refused('proposed.name', 'unknown_institution', 'This institution cannot be named.');
  }
  // A second press of the button, or another try after a no.
  const own = namesakes.find(({ id }) => id === coach.institution_id);
  if (own) return { institution: own, isProposed: false };
  const known = namesakes.find((namesake) => canFindInstitution(actor, namesake));
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
