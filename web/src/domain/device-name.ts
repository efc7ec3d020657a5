import type { Device } from '@faircourt/contracts/device';
import type { Translate } from '../i18n/messages.ts';

/** Such as "Chrome on Android", in the reader's language; also when only half of it, or nothing, is known. */
export function deviceName({ browser, system }: Device, t: Translate): string {
  if (browser && system) return t('device.name', { browser, system });
  return browser ?? system ?? t('device.unknown');
}
