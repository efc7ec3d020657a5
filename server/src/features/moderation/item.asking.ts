import type { StillAsks } from '../../delivery/asking.ts';
import { listModerators } from '../../delivery/mail-readers.ts';
import { isUndecided } from './item.store.ts';

/** A safety report waits for every admin who may judge it, until it is decided. */
export const asksModerators: StillAsks<'safety_reported'> = async (trx, { aboutId, userId }) => {
  if (!(await isUndecided(trx, aboutId))) return false;
  return (await listModerators(trx, aboutId)).some((admin) => admin.userId === userId);
};
