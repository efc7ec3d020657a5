// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { renderHook } from '../../../../test/render-hook.tsx';
import { foreignLocale, useReaderWords } from './use-reader-words.ts';

test('a suggested sentence is in the language of the family, unless somebody in it reads the director’s', async () => {
  expect(foreignLocale({ reader_locales: ['es'] }, 'en')).toBe('es');
  expect(foreignLocale({ reader_locales: ['es', 'en'] }, 'en')).toBeNull();
  expect(foreignLocale({ reader_locales: [] }, 'en')).toBeNull();

  const page = await renderHook(() => useReaderWords({ reader_locales: ['es'] }));
  expect(page.value.language).toBe('Spanish');
  expect(await page.value.sentenceOf('item.reason.too_old.text')).toMatch(/documento/);
  const own = await renderHook(() => useReaderWords({ reader_locales: ['en'] }));
  expect(await own.value.sentenceOf('item.reason.too_old.text')).toBe(
    'The document is too old. Please send a newer one.',
  );
});
