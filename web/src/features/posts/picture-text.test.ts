import { expect, test } from 'vitest';
import { insertPicture } from './picture-text.ts';

const picture = { url: '/api/post-images/7', description: 'What it shows' };
const MARKDOWN = '![What it shows](/api/post-images/7)';

test('a picture is put on lines of its own, wherever the writer was', () => {
  const { text } = insertPicture('Before. After.', { from: 7, to: 7 }, picture);
  expect(text).toBe(`Before.\n\n${MARKDOWN}\n\nAfter.`);
});

test('in an empty text there is nothing before and after it', () => {
  expect(insertPicture('', { from: 0, to: 0 }, picture).text).toBe(`${MARKDOWN}\n`);
});

test('what was selected is replaced', () => {
  expect(insertPicture('One two', { from: 4, to: 7 }, picture).text).toBe(`One\n\n${MARKDOWN}\n`);
});

test('the description is what gets selected, for the writer to replace', () => {
  const { text, from, to, end } = insertPicture('One', { from: 3, to: 3 }, picture);
  expect(text.slice(from, to)).toBe('What it shows');
  expect(text.slice(0, end)).toBe(`One\n\n${MARKDOWN}\n`);
});

test('brackets in a description cannot break the picture', () => {
  const { text } = insertPicture('', { from: 0, to: 0 }, { ...picture, description: 'a [b](c) d' });
  expect(text).toBe('![a b(c) d](/api/post-images/7)\n');
});
