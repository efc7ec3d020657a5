/** Converts between what a field holds, which is text, and what a call takes. */

/** Empty is none. What is no number becomes NaN, which every contract refuses. */
export function numberOf(text: string): number | null {
  const trimmed = text.trim();
  return trimmed === '' ? null : Number(trimmed.replace(',', '.'));
}

export function textOf(value: string | number | null | undefined): string {
  return value === null || value === undefined ? '' : String(value);
}

export function orNull(text: string): string | null {
  return text.trim() === '' ? null : text;
}
