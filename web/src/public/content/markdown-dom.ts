/** Markdown as elements of the page, for scripts of public pages, which ship no React. HTML in it stays words. */
import { markdownTree, type MarkdownNode, type MarkdownOptions } from '../../ui/markdown-tree.ts';

export function drawMarkdown(source: string, options: MarkdownOptions): Node[] {
  return markdownTree(source, options).map(draw);
}

function draw(node: MarkdownNode): Node {
  if (typeof node === 'string') return document.createTextNode(node);
  const element = document.createElement(node.tag);
  element.append(...node.children.map(draw));
  if (element instanceof HTMLAnchorElement && node.href) {
    element.href = node.href;
    element.rel = 'nofollow noopener noreferrer';
    element.target = '_blank';
  }
  if (element instanceof HTMLOListElement && node.start !== undefined) element.start = node.start;
  if (element instanceof HTMLImageElement && node.src) {
    element.alt = node.alt ?? '';
    element.loading = 'lazy';
    element.src = node.src;
  }
  return element;
}
