/** How often a coach may ask to talk: first contact is for athletes one means, not for a mailing list. */
export const CONTACTS_PER_DAY = 10;
