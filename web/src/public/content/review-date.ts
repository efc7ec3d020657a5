/** Rules change: an article is reviewed every twelve months, and past that day its page says so. */

const REVIEW_MONTHS = 12;

export function reviewDueOn(reviewedOn: string): string {
  const due = new Date(`${reviewedOn}T00:00:00Z`);
  const day = due.getUTCDate();
  due.setUTCMonth(due.getUTCMonth() + REVIEW_MONTHS);
  // 29 February has no anniversary in most years; the last day of the month is used instead.
  if (due.getUTCDate() !== day) due.setUTCDate(0);
  return due.toISOString().slice(0, 10);
}

/** Plain dates compare as text. The same rule runs at build time and in the reader's browser. */
export function isReviewOverdue(reviewDue: string, now: Date): boolean {
  return now.toISOString().slice(0, 10) > reviewDue;
}
