/** The three guides that walk a person through Faircourt itself. Read at build time only. */
import type { Locale } from '@faircourt/contracts/vocabulary';
import type { z } from 'zod';
import { parseContentFile } from '../../content/front-matter.ts';
import { markdownRenderer, readingMinutes, splitSections } from '../../content/markdown.ts';
import { guidePath } from '../learn-paths.ts';
import { reviewDueOn } from '../../content/review-date.ts';
import { GUIDE_ROLES, guideSchema, type GuideRole } from './guide.schema.ts';

export type Guide = {
  role: GuideRole;
  path: string;
  data: z.output<typeof guideSchema>;
  introHtml: string;
  steps: { id: string; title: string; html: string }[];
  minutes: number;
  reviewDue: string;
};

/** By path: ../guides/athlete.es.md. */
export const GUIDE_FILES: Record<string, string> = import.meta.glob<string>(
  '../../../../content/learn/guides/*.md',
  { query: '?raw', import: 'default', eager: true },
);

export function guidesIn(locale: Locale): Guide[] {
  return GUIDE_ROLES.map((role) => loadGuide(role, locale));
}

function loadGuide(role: GuideRole, locale: Locale): Guide {
  const file = Object.keys(GUIDE_FILES).find((path) => path.endsWith(`/${role}.${locale}.md`));
  if (!file) throw new Error(`The ${role} guide has no ${locale} version`);
  const { data, body } = parseContentFile(file, GUIDE_FILES[file] ?? '', guideSchema);
  const { intro, sections } = splitSections(body, 2);
  const render = markdownRenderer({ locale });
  return {
    role,
    path: guidePath(role),
    data,
    introHtml: render(intro),
    steps: sections.map(({ id, title, source }) => ({ id, title, html: render(source) })),
    minutes: readingMinutes(body),
    reviewDue: reviewDueOn(data.reviewedOn),
  };
}
