/**
 * Markdown as a tree of the few elements that a page knows, independent of the code that renders them. HTML in the text is never an element:
 * it stays the words it was written with. Links leave for the web only, and pictures come from our own store only.
 */
import { marked, type Token, type Tokens } from 'marked';

export type MarkdownNode = string | MarkdownElement;

export interface MarkdownElement {
  tag: MarkdownTag;
  children: MarkdownNode[];
  /** Of `a`: an absolute http or https address. */
  href?: string;
  /** Of `ol`, where it does not begin with 1. */
  start?: number;
  /** Of `img`. */
  src?: string;
  alt?: string;
}

export type MarkdownTag =
  | 'h3'
  | 'h4'
  | 'p'
  | 'ul'
  | 'ol'
  | 'li'
  | 'span'
  | 'strong'
  | 'em'
  | 'code'
  | 'br'
  | 'blockquote'
  | 'hr'
  | 'a'
  | 'img';

export interface MarkdownOptions {
  /** With links, pictures, quotations and rules; without, they show as words, as in a form to be signed. */
  isRich?: boolean | undefined;
  /** The level that headings get, whatever the writer counted. */
  heading?: 'h3' | 'h4' | undefined;
  /** For writers, who see their pictures before everybody does: the file key of the post. */
  pictureKey?: string | undefined;
}

export function markdownTree(source: string, options: MarkdownOptions = {}): MarkdownNode[] {
  return blocksOf(marked.lexer(source), options);
}

function blocksOf(tokens: readonly Token[], options: MarkdownOptions): MarkdownNode[] {
  return tokens.flatMap((token) => (token.type === 'space' ? [] : [blockOf(token, options)]));
}

function blockOf(token: Token, options: MarkdownOptions): MarkdownNode {
  switch (token.type) {
    case 'heading':
      return { tag: options.heading ?? 'h3', children: contentOf(token, options) };
    case 'list':
      return listOf(token as Tokens.List, options);
    case 'text':
      return { tag: 'span', children: contentOf(token, options) };
    case 'blockquote':
      if (!options.isRich) break;
      return { tag: 'blockquote', children: blocksOf((token as Tokens.Blockquote).tokens, options) };
    case 'hr':
      if (!options.isRich) break;
      return { tag: 'hr', children: [] };
  }
  return { tag: 'p', children: contentOf(token, options) };
}

function listOf(list: Tokens.List, options: MarkdownOptions): MarkdownNode {
  return {
    tag: list.ordered ? 'ol' : 'ul',
    ...(list.ordered && list.start !== '' && list.start !== 1 ? { start: list.start } : {}),
    children: list.items.map((item) => ({ tag: 'li', children: blocksOf(item.tokens, options) })),
  };
}

/** What is inside, and as it was written where there is nothing inside. */
function contentOf(token: Token, options: MarkdownOptions): MarkdownNode[] {
  const inner = 'tokens' in token ? token.tokens : undefined;
  return inner ? inner.flatMap((part) => inlineOf(part, options)) : [token.raw];
}

function inlineOf(token: Token, options: MarkdownOptions): MarkdownNode[] {
  switch (token.type) {
    case 'strong':
    case 'em':
      return [{ tag: token.type, children: contentOf(token, options) }];
    case 'br':
      return [{ tag: 'br', children: [] }];
    case 'escape':
      return [(token as Tokens.Escape).text];
    case 'codespan':
      return options.isRich ? [{ tag: 'code', children: [(token as Tokens.Codespan).text] }] : [token.raw];
    case 'link':
      return linkOf(token as Tokens.Link, options);
    case 'image':
      return pictureOf(token as Tokens.Image, options);
  }
  return contentOf(token, options);
}

function linkOf(link: Tokens.Link, options: MarkdownOptions): MarkdownNode[] {
  const href = options.isRich ? webAddress(link.href) : null;
  const children = contentOf(link, options);
  return href ? [{ tag: 'a', href, children }] : children;
}

/** As the browser would read it, so that no way of writing slips past. A name before the host only ever misleads. */
function webAddress(href: string): string | null {
  const url = URL.parse(href);
  const isWeb = url?.protocol === 'https:' || url?.protocol === 'http:';
  return isWeb && url.username === '' && url.password === '' ? url.href : null;
}

const OWN_PICTURE = /^\/api\/post-images\/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

function pictureOf(image: Tokens.Image, { isRich, pictureKey }: MarkdownOptions): MarkdownNode[] {
  if (!isRich || !OWN_PICTURE.test(image.href)) return [image.raw];
  const src = pictureKey ? `${image.href}/preview?key=${encodeURIComponent(pictureKey)}` : image.href;
  return [{ tag: 'img', src, alt: image.text, children: [] }];
}
