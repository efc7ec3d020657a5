/** Cards of the hub: the link's area spreads over the whole card, the heading carries its name. */

export const CARD =
  'group relative flex h-full flex-col rounded-lg border border-line bg-surface p-6 shadow-soft transition-colors hover:border-court/40';

export const CARD_LINK =
  'rounded-sm decoration-court/40 underline-offset-4 group-hover:underline after:absolute after:inset-0 after:rounded-lg';

/** On a phone a row of a list: the sign, the title, and the line below it. What the card tells more is on the page behind it. */
export const ROW_ON_PHONE =
  'max-sm:grid max-sm:grid-cols-[auto_1fr] max-sm:items-center max-sm:gap-x-4 max-sm:p-4';
