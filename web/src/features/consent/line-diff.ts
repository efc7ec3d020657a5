/** What changed between two versions of a form, line by line: kept, taken out, or new. */

export interface DiffLine {
  kind: 'same' | 'removed' | 'added';
  text: string;
}

/** Blank lines only space the text out, so they are left aside. */
export function diffLines(before: string, after: string): DiffLine[] {
  const old = linesOf(before);
  const now = linesOf(after);
  const common = commonLengths(old, now);
  const lines: DiffLine[] = [];
  let [left, right] = [0, 0];
  while (left < old.length || right < now.length) {
    if (left < old.length && right < now.length && old[left] === now[right]) {
      lines.push({ kind: 'same', text: now[right] ?? '' });
      left += 1;
      right += 1;
    } else if (
      left < old.length &&
      (right === now.length || at(common, left + 1, right) >= at(common, left, right + 1))
    ) {
      lines.push({ kind: 'removed', text: old[left] ?? '' });
      left += 1;
    } else {
      lines.push({ kind: 'added', text: now[right] ?? '' });
      right += 1;
    }
  }
  return lines;
}

/** How many lines two endings share, in order: `[i][j]` for what follows line i of one and line j of the other. */
function commonLengths(old: readonly string[], now: readonly string[]): number[][] {
  const lengths = Array.from({ length: old.length + 1 }, () =>
    Array.from({ length: now.length + 1 }, () => 0),
  );
  for (let i = old.length - 1; i >= 0; i -= 1) {
    const row = lengths[i] ?? [];
    for (let j = now.length - 1; j >= 0; j -= 1) {
      row[j] =
        old[i] === now[j] ? at(lengths, i + 1, j + 1) + 1 : Math.max(at(lengths, i + 1, j), row[j + 1] ?? 0);
    }
  }
  return lengths;
}

function at(lengths: readonly number[][], i: number, j: number): number {
  return lengths[i]?.[j] ?? 0;
}

function linesOf(text: string): string[] {
  return text
    .split('\n')
    .map((line) => line.trimEnd())
    .filter(Boolean);
}
