/** Looks at a minor's record, as entries of the log that the family can read. */
import type { FaircourtEvent } from '@faircourt/contracts/events';
import type { FieldGroup } from '@faircourt/contracts/vocabulary';
import { roleOf, type SignedInActor } from '../../../access/engine/actor.ts';

interface Look {
  institutionId: string | null;
  groups: FieldGroup[];
}

export function athleteViewed(athleteId: string, viewer: SignedInActor, look: Look): FaircourtEvent {
  return { ...lookAt(athleteId, viewer, look), type: 'athlete.viewed' };
}

/** In a table that was downloaded. */
export function athleteExported(athleteId: string, viewer: SignedInActor, look: Look): FaircourtEvent {
  return { ...lookAt(athleteId, viewer, look), type: 'athlete.exported' };
}

/** In an issue of the Global Player Report, on its page or in its file. */
export function athleteReported(
  athleteId: string,
  viewer: SignedInActor,
  { number, form, ...look }: Look & { number: number; form: 'page' | 'file' },
): FaircourtEvent {
  const { data, ...entry } = lookAt(athleteId, viewer, look);
  const type = form === 'file' ? 'athlete.report_downloaded' : 'athlete.report_read';
  return { ...entry, type, data: { ...data, number } };
}

function lookAt(athleteId: string, viewer: SignedInActor, { institutionId, groups }: Look) {
  return {
    chain: athleteId,
    actor: { userId: viewer.userId, role: roleOf(viewer) },
    data: { institution_id: institutionId, groups },
  };
}
