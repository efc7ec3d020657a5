import { expect, test } from 'vitest';
import { LIMITS } from './limits.ts';
import { videoInputSchema } from './videos.ts';

const VIDEO = { title: 'Semi-final', url: 'https://youtu.be/dQw4w9WgXcQ' };

test('a video is a private one on YouTube unless said otherwise, at the one address it has there', () => {
  expect(videoInputSchema.parse(VIDEO)).toEqual({
    title: 'Semi-final',
    url: 'https://www.youtube.com/watch?v=dQw4w9WgXcQ',
    description: null,
    provider: 'youtube',
    is_public: false,
  });
});

test('the platform follows the address when "Other" was chosen for a video that we can play', () => {
  expect(videoInputSchema.parse({ ...VIDEO, provider: 'other' })).toMatchObject({ provider: 'youtube' });
});

test('an empty description and one of blanks are none', () => {
  for (const description of ['', '   ', null]) {
    expect(videoInputSchema.parse({ ...VIDEO, description }).description).toBeNull();
  }
});

test('titles have 1 to 200 characters and descriptions at most 500', () => {
  const isTaken = (fields: object) => videoInputSchema.safeParse({ ...VIDEO, ...fields }).success;
  expect(isTaken({ title: 'x' })).toBe(true);
  expect(isTaken({ title: 'x'.repeat(200) })).toBe(true);
  expect(isTaken({ title: 'x'.repeat(201) })).toBe(false);
  expect(isTaken({ title: '  ' })).toBe(false);
  expect(isTaken({ description: 'x'.repeat(500) })).toBe(true);
  expect(isTaken({ description: 'x'.repeat(501) })).toBe(false);
});

test('a missing title, a bad address and a long description are told together', () => {
  expect(problems({ url: 'not a web address', description: 'x'.repeat(501) })).toEqual([
    ['description', 'too_big'],
    ['title', 'invalid_type'],
    ['url', 'invalid_url'],
  ]);
});

test('an address that fits as typed but not as stored is too long, not an error of ours', () => {
  const url = `https://example.org/${'é'.repeat(LIMITS.urlMax / 2)}`;
  expect(problems({ ...VIDEO, url, provider: 'other' })).toEqual([['url', 'too_big']]);
});

test('whatever arrives instead of a video is refused without a throw', () => {
  for (const given of [null, undefined, 7, 'text', [], { url: 7 }, { ...VIDEO, provider: 'myspace' }]) {
    expect(videoInputSchema.safeParse(given).success).toBe(false);
  }
});

function problems(given: unknown) {
  const issues = videoInputSchema.safeParse(given).error?.issues ?? [];
  return issues
    .map((issue) => [
      issue.path.join('.'),
      issue.code === 'custom' ? String(issue.params?.['code']) : issue.code,
    ])
    .toSorted();
}
