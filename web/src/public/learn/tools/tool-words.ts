/** Words that an island needs travel with the page, already in its language; the island fills in what it has worked out. */

export type Words = Record<string, string>;

/** From the element's data-words. */
export function wordsOf(element: HTMLElement): Words {
  return JSON.parse(element.dataset.words ?? '{}') as Words;
}

/** "from {day} on" with day: "June 15, 2028". A word that is missing shows its name rather than nothing. */
export function fillIn(words: Words, id: string, values: Record<string, string | number> = {}): string {
  return (words[id] ?? id).replaceAll(/\{(\w+)\}/g, (slot, name: string) => String(values[name] ?? slot));
}

/** The other way round, for the page: values that stay slots. */
export function slots<Name extends string>(...names: readonly Name[]): Record<Name, string> {
  return Object.fromEntries(names.map((name) => [name, `{${name}}`])) as Record<Name, string>;
}
