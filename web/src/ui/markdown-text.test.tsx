import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { MarkdownText } from './markdown-text.tsx';

function rendered(source: string): string {
  return renderToStaticMarkup(<MarkdownText source={source} />).replaceAll(/ class="[^"]*"/g, '');
}

test('headings, paragraphs, lists and emphasis become elements', () => {
  expect(rendered('### To whom\n\nOnly **verified** ones.\n\n- First\n- Then *others*\n')).toBe(
    '<div><h3>To whom</h3><p>Only <strong>verified</strong> ones.</p>' +
      '<ul><li><span>First</span></li><li><span>Then <em>others</em></span></li></ul></div>',
  );
});

test.each([
  '<script>alert(1)</script>',
  'Words <img src=x onerror=alert(1)> more',
  '[press](javascript:alert(1))',
  '<https://evil.example>',
])('%s stays words', (source) => {
  expect(rendered(source)).not.toMatch(/<(script|img|a)\b/);
});
