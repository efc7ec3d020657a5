/** Apart from locale.ts, so that the public pages' script can share it without pulling in the rest. */
export const LOCALE_STORAGE_KEY = 'faircourt.locale';

/** The language of the last public page in this tab: preferences.js keeps it. */
export const LANGUAGE_READ_KEY = 'faircourt.language-read';
