/** Finds the slips of a hurried hand in the domain of an email address. A guess: nobody has to take it. */

/** Big providers. Their first letter is hardly ever wrong, and with another one there are real ones: mail.com, ymail.com. */
const PROVIDERS = ['gmail', 'hotmail', 'outlook', 'yahoo', 'icloud'];

/** The address that was probably meant; null where nothing looks wrong. */
export function meantAddress(address: string): string | null {
  const [, name = '', typed = ''] = /^([^@\s]+)@([^@\s]+)$/.exec(address.trim()) ?? [];
  const domain = typed.toLowerCase();
  const [label = '', ...rest] = domain.split('.');
  const provider = PROVIDERS.find((known) => known[0] === label[0] && isNear(known, label));
  if (provider === undefined) return null;
  const ending = rest.join('.');
  // Gmail has one ending only; the others have one for many countries.
  const meant = `${provider}.${provider === 'gmail' || isNear('com', ending) ? 'com' : ending || 'com'}`;
  return meant === domain ? null : `${name}@${meant}`;
}

/** The same, or with one letter more, less or other, or two neighbours swapped. */
function isNear(known: string, typed: string): boolean {
  let start = 0;
  while (start < known.length && known[start] === typed[start]) start += 1;
  let end = 0;
  while (end < Math.min(known.length, typed.length) - start && known.at(-1 - end) === typed.at(-1 - end)) {
    end += 1;
  }
  const [wanted, got] = [known.slice(start, known.length - end), typed.slice(start, typed.length - end)];
  const isSwapped = wanted.length === 2 && got === wanted.slice(1) + wanted.slice(0, 1);
  return isSwapped || Math.max(wanted.length, got.length) < 2;
}
