/** Handing a file out. Who asks is checked against the rules at every download, whatever link led there. */
import type { FieldGroup, FileKind } from '@faircourt/contracts/vocabulary';
import { isSignedIn } from '../../access/engine/actor.ts';
import { isCounted, isLookLogged } from '../../access/rules/athlete.rules.ts';
import { notFound, type Guard } from '../../access/engine/guard.ts';
import { loadAthleteFacts } from '../../access/facts/load-athlete-facts.ts';
import { recordEvent } from '../../platform/audit.ts';
import { inTransaction } from '../../platform/database/database.ts';
import { AppError } from '../../platform/errors.ts';
import { hasOpenProfile } from '../billing/allowance.service.ts';
import type { FileDeps } from './file.deps.ts';
import { fileViewed } from './file.events.ts';
import { findFile, type FileRow } from './file.store.ts';

const GROUP_OF: Record<FileKind, FieldGroup> = { photo: 'identity', transcript: 'transcript' };

/** The file's record once the look at it is allowed and, where the family wants to know of it, logged. */
export async function lookAtFile(deps: FileDeps, guard: Guard, fileId: string): Promise<FileRow> {
  const file = await findFile(deps.db, fileId);
  const facts = await loadAthleteFacts(deps.db, file?.athlete_id ?? fileId);
  if (!file || !facts) {
    guard.authorise('athlete.read_group', null);
    throw notFound();
  }
  guard.authorise('athlete.read_group', { athlete: facts, group: GROUP_OF[file.kind] });
  if (file.kind === 'transcript') {
    // Past the card everything is the complete profile, which a coach opens within a plan only.
    guard.authorise('profile.open_complete', facts);
    await refuseUncounted(deps, guard, file.athlete_id);
    if (isSignedIn(guard.actor) && isLookLogged(guard.actor, facts, guard.now)) {
      const look = fileViewed(file, guard.actor);
      await inTransaction(deps.db, (trx) => recordEvent(trx, look));
    }
  }
  return file;
}

/** An address kept from an earlier month must not open what this month's allowance has not. */
async function refuseUncounted(deps: FileDeps, { actor, now }: Guard, athleteId: string): Promise<void> {
  if (!isCounted(actor) || (await hasOpenProfile(deps.db, actor, athleteId, now))) return;
  throw new AppError('not_allowed', 'Open the profile first: your plan counts it once a month.');
}
