/** Apart from locale.ts, so that the public pages' script can share it without pulling in the rest. */
export const LOCALE_STORAGE_KEY = 'faircourt.locale';
