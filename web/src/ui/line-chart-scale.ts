/** Where the lines of a chart run: axis ticks, positions and paths, in pixels of a given frame. */

export interface Frame {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/** Round numbers that hold all values between the first and the last of them. */
export function axisTicks(
  values: readonly number[],
  isZeroBased: boolean,
  { wanted = 4, leastStep = 0 }: { wanted?: number; leastStep?: number } = {},
): number[] {
  if (values.length === 0) return [0, 1];
  const low = isZeroBased ? Math.min(0, ...values) : Math.min(...values);
  const high = Math.max(...values, isZeroBased ? 1 : -Infinity);
  const step = Math.max(roundStep((high - low || 1) / wanted), leastStep);
  const first = Math.floor(low / step);
  // A line along the very edge of the frame is hard to see, so equal values get room on both sides.
  const last = Math.max(Math.ceil(high / step), first + 1);
  const start = high === low && !isZeroBased && first * step === low ? first - 1 : first;
  return Array.from({ length: last - start + 1 }, (_, index) => withoutNoise((start + index) * step));
}

/** 1, 2 or 5 times a power of ten. */
function roundStep(rough: number): number {
  const power = 10 ** Math.floor(Math.log10(rough));
  const factor = [1, 2, 5, 10].find((candidate) => candidate * power >= rough * 0.999) ?? 10;
  return factor * power;
}

function withoutNoise(value: number): number {
  return Number(value.toFixed(6));
}

/** Spreads positions from the left edge to the right; a single one is in the middle. */
export function xPositions(at: readonly number[], frame: Frame): number[] {
  const first = at[0] ?? 0;
  const span = (at.at(-1) ?? 0) - first;
  return at.map((position) =>
    span === 0
      ? (frame.left + frame.right) / 2
      : frame.left + ((position - first) / span) * (frame.right - frame.left),
  );
}

export function yPosition(value: number, ticks: readonly number[], frame: Frame): number {
  const low = ticks[0] ?? 0;
  const high = ticks.at(-1) ?? 1;
  return frame.bottom - ((value - low) / (high - low)) * (frame.bottom - frame.top);
}

/** A gap in the values is a gap in the line. */
export function linePath(points: readonly ({ x: number; y: number } | null)[]): string {
  return points
    .map((point, index) => point && `${points[index - 1] ? 'L' : 'M'}${place(point.x)} ${place(point.y)}`)
    .filter(Boolean)
    .join('');
}

function place(value: number): string {
  return String(Number(value.toFixed(1)));
}

/** What a figure of our text takes at its size, in pixels. A guess is enough to keep labels apart. */
const LETTER_WIDTH = 7.6;
const LABEL_GAP = 14;

/**
 * The labels that fit under the axis, by their point: the middle of each. The last one always, then the first, then the others
 * from there backwards where there is room. One near the edge of the picture moves inwards, so that none is cut off.
 */
export function fittingLabels(
  xs: readonly number[],
  labels: readonly string[],
  width: number,
): Map<number, number> {
  const shown = new Map<number, number>();
  const widthOf = (index: number) => (labels[index]?.length ?? 0) * LETTER_WIDTH;
  const last = xs.length - 1;
  const order = xs.length === 0 ? [] : [last, 0, ...xs.map((_, index) => last - index)];
  for (const index of order) {
    const half = widthOf(index) / 2;
    const middle = Math.max(Math.min(xs[index] ?? 0, width - half), half);
    const isFree = [...shown].every(
      ([other, taken]) => Math.abs(taken - middle) >= half + widthOf(other) / 2 + LABEL_GAP,
    );
    if (isFree && !shown.has(index)) shown.set(index, middle);
  }
  return shown;
}
