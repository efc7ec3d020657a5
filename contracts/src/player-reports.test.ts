import { expect, test } from 'vitest';
import { lastReportOver, reportPeriod } from './player-reports.ts';

test('periods follow each other without a gap and begin on Mondays', () => {
  for (let number = 1; number < 80; number++) {
    const { from, to } = reportPeriod(number);
    expect(from.getUTCDay()).toBe(1);
    expect(reportPeriod(number + 1).from).toEqual(to);
  }
});

test('a report is due from the moment its two weeks are over, and not before', () => {
  const { to } = reportPeriod(3);
  expect(lastReportOver(new Date(to.getTime() - 1))).toBe(2);
  expect(lastReportOver(to)).toBe(3);
  expect(lastReportOver(new Date('2025-06-01T00:00:00Z'))).toBe(0);
});
