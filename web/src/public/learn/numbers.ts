/** What a text claims in figures, to hold one language against another. */

/** Digits without their separators: 2.3 in English is 2,3 in Portuguese. */
export function numbersIn(text: string): string[] {
  return Array.from(text.matchAll(/\d+(?:[.,]\d+)*/g), ([number]) => number.replaceAll(/[.,]/g, ''));
}

/**
 * The numbers of a text's facts. Citations and addresses are none, nor are the names of school years: "junior year" is
 * "penúltimo año (junior, 11th grade)" for readers whose schools count differently.
 */
export function factualNumbers(markdown: string): string[] {
  const words = markdown
    .replaceAll(/\[[a-z]{1,3}\d?[a-z]?\](?!\()/g, '')
    .replaceAll(/\]\([^)\s]*\)/g, '')
    .replaceAll(/\d+th grade/gi, '');
  return [...new Set(numbersIn(words))].toSorted();
}

/** What one list has more often than the other. */
export function differing(some: readonly string[], others: readonly string[]): string[] {
  const times = (list: readonly string[], value: string) => list.filter((each) => each === value).length;
  return [...new Set([...some, ...others])].filter((value) => times(some, value) !== times(others, value));
}
