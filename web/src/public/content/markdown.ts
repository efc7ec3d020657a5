/**
 * Markdown to HTML at build time: links get the page's language, [key] becomes a link to its source, and
 * wide tables scroll inside their own frame.
 */
import type { Locale } from '@faircourt/contracts/vocabulary';
import { Marked, type TokenizerAndRendererExtension } from 'marked';
import { localizeHref } from '../locale-path.ts';
import { isOutside } from './outside-links.ts';

export type CitedSource = { key: string; number: number; title: string };

export type MarkdownOptions = {
  locale: Locale;
  /** What [key] in the text may point to. */
  sources?: readonly CitedSource[];
  /** Finds the words that open in the text. Never in links, headings and quotes: those have a purpose of their own. */
  words?: PageWords;
};

/** A text in pieces: as it is written, and the words between that open what the element with this id says. */
export type PageWords = { split: (text: string) => (string | { id: string; written: string })[] };

export type MarkdownSection = { id: string; title: string; source: string };

/** Space before the bracket belongs to the writer's source, not to the page: the number hugs its word. */
const CITATION = /\s*\[([a-z]{1,3}\d?[a-z]?)\](?!\()/g;
/** A message in another language than the page begins with a line such as lang=en, for screen readers. */
const QUOTED_LANGUAGE = /^lang=(en|es|pt-BR)\n([^]*)$/;
const WORDS_PER_MINUTE = 200;
const LINK = /\[([^\]]*)\]\(([^)\s]+)\)/g;

export function renderMarkdown(source: string, options: MarkdownOptions): string {
  return markdownRenderer(options)(source);
}

/** For a text in several parts: setting the parser up costs more than a paragraph does. */
export function markdownRenderer({
  locale,
  sources = [],
  words,
}: MarkdownOptions): (source: string) => string {
  let isQuiet = false;
  const quietly = (render: () => string): string => {
    const before = isQuiet;
    isQuiet = true;
    const html = render();
    isQuiet = before;
    return html;
  };
  const marked = new Marked({
    gfm: true,
    extensions: [citationLinks(sources)],
    renderer: {
      link({ href, tokens }) {
        const html = quietly(() => this.parser.parseInline(tokens));
        if (isOutside(href)) return outsideLink(href, html);
        return `<a href="${escapeHtml(localizeHref(locale, href))}">${html}</a>`;
      },
      heading({ tokens, depth }) {
        return `<h${depth}>${quietly(() => this.parser.parseInline(tokens))}</h${depth}>\n`;
      },
      text(token) {
        if (isQuiet || !words || token.type !== 'text' || token.tokens) return false;
        const parts = words.split(token.text);
        return parts.length > 1 && parts.map(drawWord).join('');
      },
      blockquote({ text }) {
        const [, lang, message = text] = QUOTED_LANGUAGE.exec(text) ?? [];
        const html = quietly(() => this.parser.parse(marked.lexer(message)));
        return lang ? `<blockquote lang="${lang}">${html}</blockquote>` : `<blockquote>${html}</blockquote>`;
      },
      table(token) {
        const cells = (row: typeof token.header, tag: string, attributes = '') =>
          row.map((cell) => `<${tag}${attributes}>${this.parser.parseInline(cell.tokens)}</${tag}>`).join('');
        const label = token.header.map((cell) => cell.text).join(', ');
        const rows = token.rows.map((row) => `<tr>${cells(row, 'td')}</tr>`).join('');
        // A region that scrolls must be reachable by keyboard and have a name.
        const head = quietly(() => cells(token.header, 'th', ' scope="col"'));
        return `<div class="table-frame" role="region" tabindex="0" aria-label="${escapeHtml(label)}"><table><thead><tr>${head}</tr></thead><tbody>${rows}</tbody></table></div>`;
      },
      html({ text }) {
        throw new Error(`Content is Markdown only, but this is HTML: ${text}`);
      },
    },
  });
  return (source) => marked.parser(marked.lexer(source));
}

/** The text before the first heading of this depth, and then each heading with what follows it. */
export function splitSections(source: string, depth: 2 | 3): { intro: string; sections: MarkdownSection[] } {
  const [intro = '', ...parts] = source.split(new RegExp(`^#{${depth}} `, 'm'));
  const taken = new Map<string, number>();
  const sections = parts.map((part) => {
    const [heading = '', ...rest] = part.split('\n');
    const title = heading.trim();
    return { id: uniqueId(title, taken), title, source: rest.join('\n').trim() };
  });
  return { intro: intro.trim(), sections };
}

export function citedKeys(source: string): string[] {
  return Array.from(source.matchAll(CITATION), ([, key]) => key ?? '');
}

export function linksIn(source: string): { words: string; href: string }[] {
  return Array.from(source.matchAll(LINK), ([, words = '', href = '']) => ({ words, href }));
}

export function countWords(source: string): number {
  return source.split(/\s+/).filter(Boolean).length;
}

/** At an unhurried pace: many readers are young, or read in their second language. */
export function readingMinutes(source: string): number {
  return Math.ceil(countWords(source) / WORDS_PER_MINUTE);
}

/** "¿Quién pone las reglas?" → "quien-pone-las-reglas": readable in an address, in every language. */
export function slugify(text: string): string {
  return text
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');
}

function uniqueId(title: string, taken: Map<string, number>): string {
  const slug = slugify(title);
  const uses = (taken.get(slug) ?? 0) + 1;
  taken.set(slug, uses);
  return uses === 1 ? slug : `${slug}-${uses}`;
}

/** An address parts behind a dot or a slash: on a phone it is often longer than its line. */
function outsideLink(href: string, html: string): string {
  if (href.startsWith('tel:')) return `<a class="phone" href="${escapeHtml(href)}">${html}</a>`;
  const parting = html.replaceAll(/[./](?=\w)/g, '$&<wbr>');
  return `<a class="address" rel="noopener external" href="${escapeHtml(href)}">${parting}</a>`;
}

function drawWord(part: ReturnType<PageWords['split']>[number]): string {
  if (typeof part === 'string') return escapeHtml(part);
  return `<button type="button" class="word" popovertarget="${part.id}">${escapeHtml(part.written)}</button>`;
}

function citationLinks(sources: readonly CitedSource[]): TokenizerAndRendererExtension {
  return {
    name: 'citation',
    level: 'inline',
    start: (text) => text.search(CITATION),
    tokenizer(text) {
      const match = new RegExp(`^${CITATION.source}`).exec(text);
      return match ? { type: 'citation', raw: match[0], key: match[1] } : undefined;
    },
    renderer({ key }) {
      const source = sources.find((candidate) => candidate.key === key);
      if (!source) throw new Error(`[${String(key)}] is not among the sources`);
      return `<sup><a class="citation" role="doc-noteref" href="#${sourceId(source.key)}" title="${escapeHtml(source.title)}">${source.number}</a></sup>`;
    },
  };
}

export function sourceId(key: string): string {
  return `source-${key}`;
}

function escapeHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}
