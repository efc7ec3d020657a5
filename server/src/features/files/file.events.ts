/** What happens to files, as entries of the athlete's log. Ids and codes only: nothing of what is in a file. */
import type { EventActor, FaircourtEvent } from '@faircourt/contracts/events';
import { roleOf, type SignedInActor } from '../../access/engine/actor.ts';
import type { FileRow } from './file.store.ts';

export function fileStored(file: FileRow, replaced: FileRow | undefined, by: EventActor): FaircourtEvent {
  return {
    chain: file.athlete_id,
    type: 'file.stored',
    actor: by,
    data: { file_id: file.id, kind: file.kind, replaced_file_id: replaced?.id ?? null },
  };
}

export function fileDeleted(file: FileRow, by: EventActor): FaircourtEvent {
  return {
    chain: file.athlete_id,
    type: 'file.deleted',
    actor: by,
    data: { file_id: file.id, kind: file.kind },
  };
}

export function fileViewed(file: FileRow, viewer: SignedInActor): FaircourtEvent {
  return {
    chain: file.athlete_id,
    type: 'file.viewed',
    actor: { userId: viewer.userId, role: roleOf(viewer) },
    data: { file_id: file.id, kind: file.kind },
  };
}
