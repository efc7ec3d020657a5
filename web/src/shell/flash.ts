/** A message that survives the load of a new document: the next page, public or not, shows it as a toast. */

export const FLASH_STORAGE_KEY = 'faircourt.flash';

/** `close` names the button that takes it away. */
export type Flash = { title: string; description: string; close?: string };

export function leaveFlash(flash: Flash): void {
  try {
    sessionStorage.setItem(FLASH_STORAGE_KEY, JSON.stringify(flash));
  } catch {
    // Without storage the message is lost, which is better than failing the action it speaks of.
  }
}

export function takeFlash(): Flash | null {
  try {
    const stored = sessionStorage.getItem(FLASH_STORAGE_KEY);
    sessionStorage.removeItem(FLASH_STORAGE_KEY);
    const flash: unknown = stored && JSON.parse(stored);
    return isFlash(flash) ? flash : null;
  } catch {
    return null;
  }
}

function isFlash(value: unknown): value is Flash {
  return (
    typeof value === 'object' &&
    value !== null &&
    'title' in value &&
    typeof value.title === 'string' &&
    'description' in value &&
    typeof value.description === 'string' &&
    (!('close' in value) || typeof value.close === 'string')
  );
}
