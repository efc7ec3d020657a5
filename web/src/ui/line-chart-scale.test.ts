import { describe, expect, test } from 'vitest';
import { axisTicks, fittingLabels, linePath, xPositions, yPosition } from './line-chart-scale.ts';

const frame = { left: 40, right: 240, top: 10, bottom: 110 };

describe('the scale of a line chart', () => {
  test('ticks are round numbers around all values', () => {
    expect(axisTicks([178, 184.5, 188], false)).toEqual([175, 180, 185, 190]);
    expect(axisTicks([3.2, 18.4], true)).toEqual([0, 5, 10, 15, 20]);
  });

  test('equal values still get an axis with height', () => {
    const ticks = axisTicks([188, 188], false);
    expect(ticks.length).toBeGreaterThan(1);
    expect(Math.min(...ticks)).toBeLessThan(188);
    expect(Math.max(...ticks)).toBeGreaterThan(188);
    expect(axisTicks([0, 0], true).length).toBeGreaterThan(1);
    expect(axisTicks([], false)).toEqual([0, 1]);
  });

  test('time runs to scale from edge to edge, and a single point is in the middle', () => {
    expect(xPositions([0, 1, 4], frame)).toEqual([40, 90, 240]);
    expect(xPositions([7], frame)).toEqual([140]);
  });

  test('higher values are drawn higher', () => {
    expect(yPosition(20, [0, 10, 20], frame)).toBe(10);
    expect(yPosition(0, [0, 10, 20], frame)).toBe(110);
  });

  test('a missing value interrupts the line', () => {
    const points = [{ x: 0, y: 1 }, { x: 1, y: 2 }, null, { x: 3, y: 4 }];
    expect(linePath(points)).toBe('M0 1L1 2M3 4');
  });

  test('no step is finer than what can be told apart', () => {
    expect(axisTicks([66, 66.4], false, { leastStep: 0.5 })).toEqual([66, 66.5]);
  });

  test('labels that would touch are left out, never the last one, and the first before those between', () => {
    const shown = (xs: number[], labels: string[], width = 320) => [
      ...fittingLabels(xs, labels, width).keys(),
    ];
    const short = ['2021', '2022', '2023', '2024', '2025'];
    expect(shown([40, 100, 160, 220, 280], short)).toEqual([4, 0, 3, 2, 1]);
    expect(shown([40, 60, 160, 240, 280], short)).toEqual([4, 0, 2]);
    const long = ['2 de mar. de 2025', '9 de ago. de 2025', '25 de jun. de 2026'];
    expect(shown([50, 150, 300], long)).toEqual([2, 0]);
    expect(shown([50, 100, 150], long, 200)).toEqual([2]);
  });

  test('labels at the edges move inwards; on a phone both dates of a growth chart fit', () => {
    const days = ['Aug 20, 2025', 'Nov 2, 2025', 'Feb 14, 2026', 'Jun 28, 2026'];
    const shown = fittingLabels([80, 140, 196, 256], days, 284);
    expect([...shown.keys()]).toEqual([3, 0]);
    for (const middle of shown.values()) {
      expect(middle).toBeGreaterThan(45);
      expect(middle).toBeLessThan(284 - 45);
    }
  });

  test('without points there are no labels', () => {
    expect(fittingLabels([], [], 320).size).toBe(0);
  });
});
