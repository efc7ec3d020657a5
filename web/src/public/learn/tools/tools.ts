/** The tools of the hub with the text around them. Read at build time only. */
import type { Locale } from '@faircourt/contracts/vocabulary';
import type { z } from 'zod';
import { parseContentFile } from '../../content/front-matter.ts';
import { citedKeys, markdownRenderer, splitSections } from '../../content/markdown.ts';
import { citedInNotes, renderNotes, reviewDueOf, type RenderedNotes } from '../../content/page-notes.ts';
import { numberSources, type NumberedSource } from '../../content/sources.ts';
import { LEARN, toolPath } from '../learn-paths.ts';
import { createPageWords, type Word } from '../words/words.ts';
import { checklistItems, type ChecklistLine } from './checklists/checklist-text.ts';
import { TOOL_NAMES, toolSchema, type ToolName } from './tool.schema.ts';

export type Tool = {
  name: ToolName;
  path: string;
  data: z.output<typeof toolSchema>;
  introHtml: string;
  sections: { id: string; title: string; html: string }[];
  /** Sections whose lines can be ticked; they are not among the sections. */
  checklists: { id: string; title: string; items: { key: string; html: string }[] }[];
  notes: RenderedNotes;
  words: Word[];
  sources: NumberedSource[];
  reviewDue: string;
};

/** What the working part of a tool's page is given. */
export type ToolProps = { tool: Tool; locale: Locale };

/** By path: ../tools/may-a-coach-write.es.md. */
export const TOOL_FILES: Record<string, string> = import.meta.glob<string>(
  '../../../../content/learn/tools/*.md',
  { query: '?raw', import: 'default', eager: true },
);

const loaded = new Map<Locale, Tool[]>();

export function toolsIn(locale: Locale): Tool[] {
  const tools = loaded.get(locale) ?? TOOL_NAMES.map((name) => loadTool(name, locale));
  loaded.set(locale, tools);
  return tools;
}

/** Those that belong to an article or a guide, by its address. */
export function toolsFor(path: string, locale: Locale): Tool[] {
  return toolsIn(locale).filter(({ data }) => data.belongsTo.some((name) => `${LEARN}/${name}` === path));
}

function loadTool(name: ToolName, locale: Locale): Tool {
  const file = Object.keys(TOOL_FILES).find((path) => path.endsWith(`/${name}.${locale}.md`));
  if (!file) throw new Error(`The tool ${name} has no ${locale} version`);
  const { data, body } = parseContentFile(file, TOOL_FILES[file] ?? '', toolSchema);
  const { intro, sections } = splitSections(body, 2);
  const sources = numberSources(data.sources, [...citedKeys(body), ...citedInNotes(data)]);
  const words = createPageWords(locale);
  const render = markdownRenderer({ locale, sources, words });
  // A line that can be ticked is a label: nothing else can be pressed in it.
  const renderLine = markdownRenderer({ locale, sources });
  const text = {
    introHtml: render(intro),
    sections: sections
      .filter(({ source }) => checklistItems(source) === null)
      .map(({ id, title, source }) => ({ id, title, html: render(source) })),
    notes: renderNotes(data, render),
  };
  return {
    name,
    path: toolPath(name),
    data,
    ...text,
    words: words.opened(),
    checklists: sections.flatMap(({ id, title, source }) => {
      const items = checklistItems(source);
      return items ? [{ id, title, items: items.map((item) => renderItem(item, renderLine)) }] : [];
    }),
    sources,
    reviewDue: reviewDueOf(data),
  };
}

/** An item is one line beside its box, so it has no paragraph of its own. */
function renderItem({ key, source }: ChecklistLine, render: (source: string) => string) {
  return { key, html: render(source).replaceAll(/^<p>|<\/p>\s*$/g, '') };
}
