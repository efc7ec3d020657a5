/** The time zone, the quiet hours and the switches of one person. They count for all of their alerts. */
import type { AlertSettings, SaveAlertSettings } from '@faircourt/contracts/alert-settings';
import { actedBy } from '../../../access/engine/acted-by.ts';
import type { Guard } from '../../../access/engine/guard.ts';
import { holdForCapability } from '../../../access/holding/hold-for.ts';
import { recordEvent } from '../../../platform/audit.ts';
import { inTransaction, type Database } from '../../../platform/database/database.ts';
import { DEFAULT_SETTINGS, findSettings, storeSettings } from './delivery.store.ts';

export async function readSettings({ db }: { db: Database }, guard: Guard): Promise<AlertSettings> {
  guard.authorise('alert.settings');
  const saved = await findSettings(db, actedBy(guard).userId);
  return { ...(saved ?? DEFAULT_SETTINGS), is_default: saved === undefined };
}

export async function saveSettings(
  { db }: { db: Database },
  guard: Guard,
  settings: SaveAlertSettings,
): Promise<AlertSettings> {
  await inTransaction(db, async (trx) => {
    await holdForCapability(trx, guard, 'alert.settings', {});
    const by = actedBy(guard);
    const before = (await findSettings(trx, by.userId)) ?? DEFAULT_SETTINGS;
    await storeSettings(trx, by.userId, settings);
    const { is_paused, is_email_off } = settings;
    if (before.is_paused === is_paused && before.is_email_off === is_email_off) return;
    await recordEvent(trx, {
      chain: by.userId,
      type: 'alert.switched',
      actor: by,
      data: { is_paused, is_email_off },
    });
  });
  return { ...settings, is_default: false };
}
