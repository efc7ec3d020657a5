/** How the process that draws a picture says why it did not. Other codes are faults of ours. */
export const DAMAGED = 3;
export const TOO_MANY_PIXELS = 4;
