/** Markdown as React elements: whatever the text holds, no HTML of its own ever reaches the page. */
import { createElement, useMemo, type ReactNode } from 'react';
import { cn } from './class-names.ts';
import { markdownTree, type MarkdownNode, type MarkdownOptions, type MarkdownTag } from './markdown-tree.ts';

type Props = MarkdownOptions & { source: string; className?: string };

export function MarkdownText({ source, className, isRich, heading, pictureKey }: Props) {
  const tree = useMemo(
    () => markdownTree(source, { isRich, heading, pictureKey }),
    [source, isRich, heading, pictureKey],
  );
  return (
    <div className={cn('flex flex-col gap-3 leading-relaxed break-words', className)}>{drawAll(tree)}</div>
  );
}

const LOOKS: Partial<Record<MarkdownTag, string>> = {
  h3: 'mt-3 text-base',
  h4: 'mt-3 font-heading text-base',
  ul: 'flex list-disc flex-col gap-1.5 pl-6',
  ol: 'flex list-decimal flex-col gap-1.5 pl-6',
  blockquote: 'flex flex-col gap-3 border-l-2 border-line pl-4 text-muted',
  code: 'rounded bg-sunken px-1 text-sm',
  hr: 'border-line',
  a: 'text-court underline underline-offset-2',
  img: 'h-auto max-w-full rounded-lg',
};

function drawAll(nodes: readonly MarkdownNode[]): ReactNode[] {
  return nodes.map((node, index) => draw(node, index));
}

function draw(node: MarkdownNode, key: number): ReactNode {
  if (typeof node === 'string') return node;
  const { tag, children, href, start, src, alt } = node;
  const props = {
    key,
    className: LOOKS[tag],
    ...(href ? { href, target: '_blank', rel: 'nofollow noopener noreferrer' } : {}),
    ...(start === undefined ? {} : { start }),
    ...(src ? { src, alt, loading: 'lazy' } : {}),
  };
  return children.length > 0 ? createElement(tag, props, drawAll(children)) : createElement(tag, props);
}
