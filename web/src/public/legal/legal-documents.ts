/** Terms, privacy notice and the opening of the consent page, from web/content/legal. Read at build time only. */
import { type Locale } from '@faircourt/contracts/vocabulary';
import { z } from 'zod';
import { parseContentFile } from '../content/front-matter.ts';
import { renderMarkdown, splitSections } from '../content/markdown.ts';

export const LEGAL_NAMES = ['terms', 'privacy', 'consent'] as const;
export type LegalName = (typeof LEGAL_NAMES)[number];

const legalSchema = z.strictObject({
  title: z.string().min(1).max(70),
  description: z.string().min(50).max(160),
  version: z.int().min(1),
  published: z.iso.date(),
  /** The first day on which it applies: for terms and privacy notice, contracts/src/legal.ts says the same. */
  effective: z.iso.date(),
});

export type LegalDocument = {
  data: z.output<typeof legalSchema>;
  introHtml: string;
  sections: { id: string; title: string; html: string }[];
};

const LEGAL_FILES: Record<string, string> = import.meta.glob<string>('../../../content/legal/*.md', {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** The newest version has the plain name. One that it replaces stays as `privacy.v4.en.md` for as long as it can be read. */
export function legalSource(name: LegalName, locale: Locale, former?: number): string {
  const file = `${name}${former === undefined ? '' : `.v${former}`}.${locale}.md`;
  const source = LEGAL_FILES[`../../../content/legal/${file}`];
  if (source === undefined) throw new Error(`content/legal/${file} is missing`);
  return source;
}

export function legalDocument(name: LegalName, locale: Locale, former?: number): LegalDocument {
  const { data, body } = parseContentFile(
    `legal/${name}.${locale}.md`,
    legalSource(name, locale, former),
    legalSchema,
  );
  const { intro, sections } = splitSections(body, 2);
  return {
    data,
    introHtml: renderMarkdown(intro, { locale }),
    // Numbered, so that people can name a section to each other.
    sections: sections.map(({ id, title, source }, index) => ({
      id,
      title: `${index + 1}. ${title}`,
      html: renderMarkdown(source, { locale }),
    })),
  };
}

export function legalPath(name: LegalName): string {
  return `/legal/${name}`;
}
