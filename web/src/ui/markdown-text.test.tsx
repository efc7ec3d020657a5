import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { MarkdownText } from './markdown-text.tsx';
import type { MarkdownOptions } from './markdown-tree.ts';

function rendered(source: string, options: MarkdownOptions = {}): string {
  return renderToStaticMarkup(<MarkdownText source={source} {...options} />).replaceAll(
    / class="[^"]*"/g,
    '',
  );
}

test('headings, paragraphs, lists and emphasis become elements', () => {
  expect(rendered('### To whom\n\nOnly **verified** ones.\n\n- First\n- Then *others*\n')).toBe(
    '<div><h3>To whom</h3><p>Only <strong>verified</strong> ones.</p>' +
      '<ul><li><span>First</span></li><li><span>Then <em>others</em></span></li></ul></div>',
  );
});

test('a numbered list begins where its writer began', () => {
  expect(rendered('4. Fourth\n5. Fifth\n')).toContain('<ol start="4"><li>');
  expect(rendered('0. Nothing\n1. One\n')).toContain('<ol start="0"><li>');
  expect(rendered('1. First\n2. Second\n')).toContain('<ol><li>');
});

test.each([
  '<script>alert(1)</script>',
  'Words <img src=x onerror=alert(1)> more',
  '[press](javascript:alert(1))',
  '<https://evil.example>',
])('%s stays words', (source) => {
  expect(rendered(source)).not.toMatch(/<(script|img|a)\b/);
});

const PICTURE = '/api/post-images/0190a0a0-0000-7000-8000-000000000000';

test('a rich text has links to the web, pictures of our own, quotations and rules', () => {
  const source = `## News\n\n[Rules](https://example.org/a?b=1) and \`code\`\n\n> Said\n\n---\n\n![The hall](${PICTURE})\n`;
  expect(rendered(source, { isRich: true, heading: 'h4' })).toBe(
    '<div><h4>News</h4><p><a href="https://example.org/a?b=1" target="_blank" rel="nofollow noopener noreferrer">' +
      'Rules</a> and <code>code</code></p><blockquote><p>Said</p></blockquote><hr/>' +
      `<p><img src="${PICTURE}" alt="The hall" loading="lazy"/></p></div>`,
  );
});

test('writers see a picture by the key of their post', () => {
  expect(rendered(`![](${PICTURE})`, { isRich: true, pictureKey: 'a.b' })).toContain(
    `<img src="${PICTURE}/preview?key=a.b" alt=""`,
  );
});

test.each([
  '<script>alert(1)</script>',
  'Words <img src=x onerror=alert(1)> more',
  '[press](javascript:alert(1))',
  '[press](JaVaScRiPt:alert(1))',
  '[press](java&#115;cript:alert(1))',
  '[press](data:text/html,<script>alert(1)</script>)',
  '[press](vbscript:x)',
  '[press](//evil.example)',
  '[press](https://faircourt.org@evil.example)',
  '![x](https://evil.example/pixel.gif)',
  '![x](javascript:alert(1))',
  `![x](${PICTURE}/../../files/1)`,
  `![x](//evil.example${PICTURE})`,
  '<iframe src="https://evil.example"></iframe>',
  '<a href="https://evil.example" onclick="alert(1)">x</a>',
  '<svg onload=alert(1)>',
])('in a rich text %s stays words', (source) => {
  const html = rendered(source, { isRich: true });
  expect(html).not.toMatch(/<(?!\/?(div|p|span|br)\b)/);
});
