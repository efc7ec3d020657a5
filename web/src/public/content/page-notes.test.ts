import { expect, test } from 'vitest';
import { notesProblems, renderNotes, reviewDueOf } from './page-notes.ts';

const page = { asOf: '2026-11-16', reviewedOn: '2026-11-17', changes: [] };

test('a page without a day of its own is reviewed within twelve months', () => {
  expect(reviewDueOf(page)).toBe('2027-11-17');
  expect(reviewDueOf({ ...page, reviewBy: '2027-02-01' })).toBe('2027-02-01');
});

test('a review day names who reviews, and lies within twelve months', () => {
  expect(notesProblems({ ...page, reviewer: 'nil_editor', reviewBy: '2027-11-17' })).toEqual([]);
  expect(notesProblems({ ...page, reviewBy: '2027-02-01' })).toHaveLength(1);
  expect(notesProblems({ ...page, reviewer: 'nil_editor', reviewBy: '2027-11-18' })).toHaveLength(1);
  expect(notesProblems({ ...page, reviewer: 'nil_editor', reviewBy: '2026-11-17' })).toHaveLength(1);
});

test('changes are told newest first and up to the review', () => {
  const change = (on: string) => ({ on, text: 'New.' });
  expect(notesProblems({ ...page, changes: [change('2026-11-17'), change('2026-11-15')] })).toEqual([]);
  expect(notesProblems({ ...page, changes: [change('2026-11-15'), change('2026-11-17')] })).toHaveLength(1);
  expect(notesProblems({ ...page, changes: [change('2026-11-18')] })).toHaveLength(1);
});

test('a page without open questions has no box', () => {
  expect(renderNotes({ changes: [] }, (source) => source)).toEqual({ unknown: null, changes: [] });
});
