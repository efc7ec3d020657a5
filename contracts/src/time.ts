/** A day of 24 hours, in milliseconds: the length that periods in days are counted in, on the server and in pages. */
export const DAY_MS = 24 * 60 * 60 * 1000;
