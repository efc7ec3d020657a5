import { expect, test } from 'vitest';
import { fileUrl, isFileKeyFresh } from './file-url.ts';

test('a key travels in the address whatever signs it is made of', () => {
  expect(fileUrl('/api/files/7', 'a+b/c=&d')).toBe('/api/files/7?key=a%2Bb%2Fc%3D%26d');
});

test('a key is asked for again a minute before it ends', () => {
  const came = Date.UTC(2026, 10, 15);
  expect(isFileKeyFresh(came, came + 3 * 60_000)).toBe(true);
  expect(isFileKeyFresh(came, came + 4 * 60_000)).toBe(false);
});
