import { expect, test } from 'vitest';
import { z } from 'zod';
import { parseContentFile } from './front-matter.ts';
import { numberSources, sourceSchema } from './sources.ts';

const schema = z.strictObject({ title: z.string().min(3), version: z.int() });

test('a file is its front matter and its text', () => {
  expect(parseContentFile('a.md', '---\ntitle: Rules\nversion: 2\n---\n\nText.\n', schema)).toEqual({
    data: { title: 'Rules', version: 2 },
    body: 'Text.',
  });
});

test('lines that end as on Windows read the same', () => {
  expect(parseContentFile('a.md', '---\r\ntitle: Rules\r\nversion: 2\r\n---\r\nText.', schema).body).toBe(
    'Text.',
  );
});

test('a mistake stops the build with the file and every problem at once', () => {
  expect(() => parseContentFile('a.md', '---\ntitle: R\nversion: x\n---\nText.', schema)).toThrow(
    /^a\.md: title: .+; version: /,
  );
  expect(() => parseContentFile('a.md', 'Text.', schema)).toThrow('a.md: has no front matter');
});

test('sources are numbered as a reader meets them, and those that are never cited come last', () => {
  const source = (key: string) => ({ key, title: key, url: null });
  const numbered = numberSources([source('a'), source('b'), source('c')], ['c', 'a', 'c']);
  expect(numbered.map(({ key, number }) => `${number} ${key}`)).toEqual(['1 c', '2 a', '3 b']);
});

test('a source is on the web by https, or has no address', () => {
  expect(sourceSchema.safeParse({ key: 'a', title: 'Rules', url: 'http://example.org' }).success).toBe(false);
  expect(sourceSchema.safeParse({ key: 'a', title: 'Rules', url: null }).success).toBe(true);
});
