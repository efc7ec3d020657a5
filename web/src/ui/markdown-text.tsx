/**
 * Markdown as React elements: whatever the text holds, no HTML of its own ever reaches the page. Headings, paragraphs,
 * lists and emphasis, which is what a form to be signed is made of; anything else shows as it was written.
 */
import { marked, type Token, type Tokens } from 'marked';
import { useMemo, type ReactNode } from 'react';
import { cn } from './class-names.ts';

export function MarkdownText({ source, className }: { source: string; className?: string }) {
  const tokens = useMemo(() => marked.lexer(source), [source]);
  return (
    <div className={cn('flex flex-col gap-3 leading-relaxed break-words', className)}>{blocksOf(tokens)}</div>
  );
}

function blocksOf(tokens: readonly Token[]): ReactNode[] {
  return tokens.map((token, index) => blockOf(token, index));
}

function blockOf(token: Token, key: number): ReactNode {
  switch (token.type) {
    case 'space':
      return null;
    case 'heading':
      return (
        <h3 key={key} className="mt-3 text-base">
          {contentOf(token)}
        </h3>
      );
    case 'list':
      return <List key={key} list={token as Tokens.List} />;
    case 'text':
      return <span key={key}>{contentOf(token)}</span>;
    default:
      return <p key={key}>{contentOf(token)}</p>;
  }
}

function List({ list }: { list: Tokens.List }) {
  const Tag = list.ordered ? 'ol' : 'ul';
  return (
    <Tag className={cn('flex flex-col gap-1.5 pl-6', list.ordered ? 'list-decimal' : 'list-disc')}>
      {list.items.map((item, index) => (
        // The text never changes while it is shown.
        // oxlint-disable-next-line react/no-array-index-key
        <li key={index}>{blocksOf(item.tokens)}</li>
      ))}
    </Tag>
  );
}

/** What is inside, and as it was written where there is nothing inside. */
function contentOf(token: Token): ReactNode {
  const inner = 'tokens' in token ? token.tokens : undefined;
  return inner ? inner.map((part, index) => inlineOf(part, index)) : token.raw;
}

function inlineOf(token: Token, key: number): ReactNode {
  if (token.type === 'strong') return <strong key={key}>{contentOf(token)}</strong>;
  if (token.type === 'em') return <em key={key}>{contentOf(token)}</em>;
  if (token.type === 'br') return <br key={key} />;
  if (token.type === 'escape') return (token as Tokens.Escape).text;
  return contentOf(token);
}
