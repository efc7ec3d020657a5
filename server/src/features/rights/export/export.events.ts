/** Downloads as entries of the log: of the account that asked, and of the minor whom a guardian asked about. */
import type { EventActor, FaircourtEvent } from '@faircourt/contracts/events';
import type { ExportRow } from './export.store.ts';

type Wanted = Pick<ExportRow, 'id' | 'user_id' | 'athlete_id'>;

const SYSTEM: EventActor = { userId: null, role: 'system' };

export function exportRequested(wanted: Wanted, by: EventActor): FaircourtEvent[] {
  return [
    { chain: wanted.user_id, type: 'data_export.requested', actor: by, data: dataOf(wanted) },
    ...(wanted.athlete_id === null
      ? []
      : [familyEvent('athlete.data_requested', wanted.athlete_id, wanted, by)]),
  ];
}

export function exportReady(wanted: Wanted): FaircourtEvent {
  return { chain: wanted.user_id, type: 'data_export.ready', actor: SYSTEM, data: dataOf(wanted) };
}

export function exportFailed(wanted: Wanted): FaircourtEvent {
  return { chain: wanted.user_id, type: 'data_export.failed', actor: SYSTEM, data: dataOf(wanted) };
}

export function exportOpened(wanted: Wanted, by: EventActor): FaircourtEvent[] {
  return [
    { chain: wanted.user_id, type: 'data_export.opened', actor: by, data: dataOf(wanted) },
    ...(wanted.athlete_id === null
      ? []
      : [familyEvent('athlete.data_downloaded', wanted.athlete_id, wanted, by)]),
  ];
}

export function exportDeleted(wanted: Wanted): FaircourtEvent {
  return { chain: wanted.user_id, type: 'data_export.deleted', actor: SYSTEM, data: dataOf(wanted) };
}

function familyEvent(
  type: 'athlete.data_requested' | 'athlete.data_downloaded',
  athleteId: string,
  { id }: Wanted,
  by: EventActor,
): FaircourtEvent {
  return { chain: athleteId, type, actor: by, data: { data_export_id: id } };
}

function dataOf({ id, athlete_id: athleteId }: Wanted) {
  return { data_export_id: id, athlete_id: athleteId };
}
