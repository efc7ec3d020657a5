/** The little Markdown that consent forms are written in: headings, lists, paragraphs and bold words. */

export interface Span {
  text: string;
  isBold: boolean;
}

export interface Block {
  kind: 'heading' | 'item' | 'paragraph';
  spans: Span[];
}

export function readMarkdown(body: string): Block[] {
  return body
    .split(/\n{2,}|\n(?=- )/)
    .map((text) => text.replaceAll('\n', ' ').trim())
    .filter((text) => text !== '')
    .map(readBlock);
}

function readBlock(text: string): Block {
  const [, heading] = /^#{1,6} (.+)$/.exec(text) ?? [];
  if (heading !== undefined) return { kind: 'heading', spans: readSpans(heading) };
  const [, item] = /^- (.+)$/.exec(text) ?? [];
  return item === undefined
    ? { kind: 'paragraph', spans: readSpans(text) }
    : { kind: 'item', spans: readSpans(item) };
}

/** Every second part stands between two pairs of asterisks. */
function readSpans(text: string): Span[] {
  return text
    .split('**')
    .map((part, index) => ({ text: part, isBold: index % 2 === 1 }))
    .filter((span) => span.text !== '');
}
