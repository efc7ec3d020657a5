/** How words are compared in the list of articles: without case and accents, so that "mexico" finds "México". */

export function searchableText(parts: readonly string[]): string {
  return parts
    .join(' ')
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

/** Every word that was typed must begin a word of the article, in any order. */
export function matchesQuery(text: string, query: string): boolean {
  const padded = ` ${text}`;
  return searchableText([query])
    .split(' ')
    .every((word) => padded.includes(` ${word}`));
}
