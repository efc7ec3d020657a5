/**
 * The Markdown of consent forms as blocks to be drawn, read by the parser of the pages: a guardian signs on paper what
 * they read on the screen. What a form does not use (links, pictures, tables, HTML) stays the words it was written with.
 */
import { marked, type Token, type Tokens } from 'marked';

export interface Span {
  text: string;
  isBold: boolean;
}

export interface Block {
  kind: 'heading' | 'item' | 'paragraph';
  /** Before an item: a bullet or its number. */
  marker: string;
  spans: Span[];
}

export function readMarkdown(body: string): Block[] {
  return marked.lexer(body).flatMap(blocksOf);
}

function blocksOf(token: Token): Block[] {
  switch (token.type) {
    case 'space':
      return [];
    case 'heading':
      return [blockOf('heading', '', token)];
    case 'list':
      return itemsOf(token as Tokens.List);
    default:
      return [blockOf('paragraph', '', token)];
  }
}

/** A list inside an item follows it. */
function itemsOf({ items, ordered, start }: Tokens.List): Block[] {
  return items.flatMap((item, index) => {
    const marker = ordered ? `${Number(start) + index}.` : '•';
    return item.tokens.flatMap((token) =>
      token.type === 'text' || token.type === 'paragraph'
        ? [blockOf('item', marker, token)]
        : blocksOf(token),
    );
  });
}

function blockOf(kind: Block['kind'], marker: string, token: Token): Block {
  return { kind, marker, spans: joined(spansOf(token, false)) };
}

function spansOf(token: Token, isBold: boolean): Span[] {
  const inner = 'tokens' in token ? token.tokens : undefined;
  if (token.type === 'strong') return (inner ?? []).flatMap((part) => spansOf(part, true));
  if (token.type === 'escape') return [{ text: (token as Tokens.Escape).text, isBold }];
  const isLayout = ['heading', 'paragraph', 'text', 'em'].includes(token.type);
  if (isLayout && inner) return inner.flatMap((part) => spansOf(part, isBold));
  return [{ text: token.raw, isBold }];
}

/** Words of one weight are one run, and the end of a line is a blank. */
function joined(spans: readonly Span[]): Span[] {
  const runs: Span[] = [];
  for (const { text, isBold } of spans) {
    const last = runs.at(-1);
    if (last?.isBold === isBold) last.text += text;
    else runs.push({ text, isBold });
  }
  return runs.map(({ text, isBold }, index) => {
    const line = text.replaceAll(/\s*\n\s*/g, ' ');
    return { text: index === runs.length - 1 ? line.trimEnd() : line, isBold };
  });
}
