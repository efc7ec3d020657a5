// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { drawMarkdown } from './markdown-dom.ts';

const html = (source: string) => {
  const place = document.createElement('div');
  place.append(...drawMarkdown(source, { isRich: true, heading: 'h4' }));
  return place.innerHTML;
};

test('text becomes elements of the page', () => {
  expect(html('# News\n\nThe **final** is on\n\n3. Saturday\n4. Sunday')).toBe(
    '<h4>News</h4><p>The <strong>final</strong> is on</p><ol start="3"><li><span>Saturday</span></li><li><span>Sunday</span></li></ol>',
  );
});

test('HTML in it stays words', () => {
  expect(html('<img src=x onerror=alert(1)>')).not.toContain('<img');
});

test('a link leaves in a page of its own that knows nothing of ours', () => {
  expect(html('[rules](https://example.org/rules)')).toBe(
    '<p><a href="https://example.org/rules" rel="nofollow noopener noreferrer" target="_blank">rules</a></p>',
  );
  expect(html('[click](javascript:alert(1))')).not.toContain('<a');
});

test('only pictures of our own store are shown', () => {
  const own = '/api/post-images/018f0000-0000-7000-8000-0000000000e1';
  expect(html(`![A court](${own})`)).toContain(`src="${own}"`);
  expect(html('![A court](https://example.org/spy.png)')).not.toContain('<img');
});
