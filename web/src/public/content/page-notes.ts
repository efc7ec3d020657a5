/** What a page says of itself beside its text: who reviews it and by when, what is not known yet, and what changed. */
import { z } from 'zod';
import { citedKeys } from './markdown.ts';
import { isReviewOverdue, reviewDueOn } from './review-date.ts';

/** Who answers for a page's facts. A role and not a name: people change, the duty stays. */
const REVIEWERS = ['nil_editor', 'safety_editor', 'privacy_editor'] as const;

/** In Markdown, with citations; each page has one box, so that its paragraphs need no hedges. */
const unknownSchema = z.strictObject({
  items: z.array(z.string().min(1)).min(1),
  ask: z.string().min(1),
});
const changeSchema = z.strictObject({ on: z.iso.date(), text: z.string().min(1) });

export const pageNotes = {
  reviewer: z.enum(REVIEWERS).optional(),
  /** Earlier than twelve months after the last review where rules are about to change; dates are spread over the year. */
  reviewBy: z.iso.date().optional(),
  unknown: unknownSchema.optional(),
  /** Newest first. */
  changes: z.array(changeSchema).default([]),
};

export type PageNotes = z.output<z.ZodObject<typeof pageNotes>>;
type Dated = PageNotes & { asOf: string; reviewedOn: string };

export type RenderedNotes = {
  unknown: { items: string[]; ask: string } | null;
  changes: { on: string; html: string }[];
};

export function renderNotes(
  { unknown, changes }: PageNotes,
  render: (source: string) => string,
): RenderedNotes {
  return {
    unknown: unknown ? { items: unknown.items.map(render), ask: render(unknown.ask) } : null,
    changes: changes.map(({ on, text }) => ({ on, html: render(text) })),
  };
}

/** Everything in the notes that claims something, to be held against the sources and the other languages. */
export function notesText({ unknown, changes }: PageNotes): string {
  return [...(unknown?.items ?? []), unknown?.ask ?? '', ...changes.map(({ text }) => text)].join('\n');
}

export function citedInNotes(notes: PageNotes): string[] {
  return citedKeys(notesText(notes));
}

export function reviewDueOf({ reviewedOn, reviewBy }: Dated): string {
  return reviewBy ?? reviewDueOn(reviewedOn);
}

export function notesProblems(data: Dated): string[] {
  const { asOf, reviewedOn, reviewBy, reviewer, changes } = data;
  const days = changes.map(({ on }) => on);
  return [
    asOf > reviewedOn ? 'was reviewed before the day its facts stand for' : null,
    (reviewBy === undefined) === (reviewer === undefined)
      ? null
      : 'names a review day or a reviewer, not both',
    reviewBy !== undefined && reviewBy <= reviewedOn ? 'is to be reviewed before it was' : null,
    reviewBy !== undefined && isReviewOverdue(reviewDueOn(reviewedOn), new Date(reviewBy))
      ? 'is to be reviewed later than twelve months after the last time'
      : null,
    days.join() === days.toSorted().toReversed().join()
      ? null
      : 'tells its changes in another order than newest first',
    days.some((on) => on > reviewedOn) ? 'tells a change from after its review' : null,
  ].filter((problem) => problem !== null);
}
