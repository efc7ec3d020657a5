/** What must hold between the catalogues: the same ids, the same values, valid ICU, sorted. */
import { compileMessageOrThrow, type CompiledMessage } from '@lingui/message-utils/compileMessage';

export type Catalogue = Record<string, string>;

export function checkCatalogues(reference: string, catalogues: Record<string, Catalogue>): string[] {
  const expected = catalogues[reference] ?? {};
  return Object.entries(catalogues).flatMap(([locale, messages]) => [
    ...checkOrder(locale, messages),
    ...checkLabels(locale, messages),
    ...Object.keys(expected)
      .filter((id) => !messages[id]?.trim())
      .map((id) => `${locale}: "${id}" is missing or empty`),
    ...Object.keys(messages)
      .filter((id) => !(id in expected))
      .map((id) => `${locale}: "${id}" is not in ${reference}`),
    ...Object.entries(messages).flatMap(([id, message]) =>
      checkMessage(`${locale}: "${id}"`, message, expected[id]),
    ),
  ]);
}

/** The server fills in mails without an ICU library: a value in braces, and no plural, choice or format. */
export function checkPlainValues(catalogues: Record<string, Catalogue>): string[] {
  return Object.entries(catalogues).flatMap(([locale, messages]) =>
    Object.entries(messages).flatMap(([id, message]) =>
      /['{]/.test(message.replaceAll(/\{\w+\}|\w'\w/g, ''))
        ? [`${locale}: "${id}" takes more than plain values, or has a quote that ICU reads as its own`]
        : [],
    ),
  );
}

/** Sorted files keep two people's additions apart and merges small. */
function checkOrder(locale: string, messages: Catalogue): string[] {
  const ids = Object.keys(messages);
  const stray = ids.find((id, index) => index > 0 && id < (ids[index - 1] ?? ''));
  return stray ? [`${locale}: "${stray}" is out of order; ids are sorted`] : [];
}

/**
 * `family.lock_down` is on the button, `family.lock_down.label` is its accessible name, for pages with several of them.
 * People who speak to their browser say what they see, so the name holds those words.
 */
function checkLabels(locale: string, messages: Catalogue): string[] {
  return Object.entries(messages).flatMap(([id, name]) => {
    const seen = id.endsWith('.label') ? messages[id.slice(0, -'.label'.length)] : undefined;
    return seen === undefined || name.toLowerCase().includes(seen.toLowerCase())
      ? []
      : [`${locale}: "${id}" is read out for a button that says "${seen}", and has to contain these words`];
  });
}

function checkMessage(where: string, message: string, expected: string | undefined): string[] {
  try {
    const actual = valuesOf(message);
    const wanted = valuesOf(expected ?? message);
    return actual === wanted ? [] : [`${where} takes {${actual}}, expected {${wanted}}`];
  } catch (error) {
    return [`${where} is not valid ICU: ${error instanceof Error ? error.message : String(error)}`];
  }
}

/** Names with their kinds (`count plural`), sorted. Languages may differ in plural forms, not in values. */
function valuesOf(message: string): string {
  const found = new Set<string>();
  const walk = (tokens: CompiledMessage): void => {
    for (const token of tokens) {
      if (typeof token === 'string') continue;
      const [name, type, format] = token;
      found.add(type ? `${name} ${type}` : name);
      if (typeof format === 'object' && format !== null) {
        for (const branch of Object.values(format)) if (Array.isArray(branch)) walk(branch);
      }
    }
  };
  walk(compileMessageOrThrow(message));
  return [...found].toSorted().join(', ');
}
