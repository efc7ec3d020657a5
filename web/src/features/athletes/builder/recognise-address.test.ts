import { describe, expect, test } from 'vitest';
import { recognise } from './recognise-address.ts';

describe('a typed video address', () => {
  test('is told to be recognised on its own platform', () => {
    expect(recognise('youtu.be/dQw4w9WgXcQ', 'youtube')).toEqual({ kind: 'recognised', provider: 'youtube' });
  });

  test('offers the platform that it belongs to', () => {
    expect(recognise('https://vimeo.com/123456789', 'youtube')).toEqual({
      kind: 'elsewhere',
      offer: 'vimeo',
    });
    expect(recognise('https://youtu.be/dQw4w9WgXcQ', 'other')).toEqual({
      kind: 'elsewhere',
      offer: 'youtube',
    });
  });

  test('offers "other" when no platform is known for it', () => {
    expect(recognise('https://club.example.com/final', 'hudl')).toEqual({
      kind: 'elsewhere',
      offer: 'other',
    });
    expect(recognise('https://club.example.com/final', 'other')).toEqual({
      kind: 'recognised',
      provider: 'other',
    });
  });

  test('leaves empty and unreadable addresses to the field’s own error', () => {
    expect(recognise(' ', 'youtube')).toBeNull();
    expect(recognise('not an address', 'youtube')).toBeNull();
    expect(recognise('https://www.youtube.com/@somebody', 'youtube')).toBeNull();
  });
});
