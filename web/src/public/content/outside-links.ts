/** Links out of the product that a text may have: they say the number that is called, or the address that is opened. */

/** As the line publishes it, without a prefix: people call it from its own country, and 017 has no other form. */
export function phoneHref(number: string): string {
  return `tel:${number.replaceAll(/\D/g, '')}`;
}

/** An address as people write it: https://www.example.org/ is example.org. */
export function writtenAddress(href: string): string {
  return href.replace(/^https:\/\/(?:www\.)?/, '').replace(/\/$/, '');
}

export function isOutside(href: string): boolean {
  return /^(?:tel|https):/.test(href);
}

/** The number that is called is the one that is read, and nobody has to guess where an address leads. */
export function saysWhereItLeads(words: string, href: string): boolean {
  if (href.startsWith('tel:')) return /^[\d -]+$/.test(words) && href === phoneHref(words);
  return words.toLowerCase() === writtenAddress(href).toLowerCase();
}
