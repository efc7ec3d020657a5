import { describe, expect, test } from 'vitest';
import { isReviewOverdue, reviewDueOn } from './review-date.ts';

describe('the review date', () => {
  test('lies twelve months after the last review', () => {
    expect(reviewDueOn('2026-11-15')).toBe('2027-11-15');
    expect(reviewDueOn('2028-02-29')).toBe('2029-02-28');
  });

  test('is overdue from the day after', () => {
    expect(isReviewOverdue('2027-11-15', new Date('2027-11-15T23:59:59Z'))).toBe(false);
    expect(isReviewOverdue('2027-11-15', new Date('2027-11-16T00:00:00Z'))).toBe(true);
  });
});
