import type { StillAsks } from '../../../delivery/asking.ts';
import { isOpened } from './export-opened.store.ts';
import { findOwnExport } from './export.store.ts';

/** A download waits until it was fetched, is deleted or may no longer be had. */
export const asksToBeFetched: StillAsks<'data_export'> = async (trx, { aboutId, userId }, now) => {
  const wanted = await findOwnExport(trx, aboutId, userId);
  if (!wanted?.expires_at || wanted.expires_at <= now) return false;
  return !(await isOpened(trx, aboutId, userId));
};
