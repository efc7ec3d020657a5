import { expect, test } from 'vitest';
import { emptyValues, inputOf, isPostField, isSameText, postValuesSchema, valuesOf } from './post-values.ts';

const values = {
  kind: 'news' as const,
  country_code: 'MX',
  locale: 'es' as const,
  title: 'Torneo',
  body: 'El sábado.',
  version: 3,
};

test('a director of one country writes for that country', () => {
  expect(emptyValues(['MX'], 'es')).toMatchObject({ country_code: 'MX', locale: 'es', version: 0 });
});

test('a director of several countries has to choose', () => {
  expect(emptyValues(['MX', 'ES'], 'es').country_code).toBe('');
  expect(emptyValues([], 'es').country_code).toBe('');
});

test('the same words made from another version are the same text', () => {
  expect(isSameText(values, { ...values, version: 9 })).toBe(true);
  expect(isSameText(values, { ...values, title: 'Torneo ' })).toBe(false);
});

test('the version travels beside what is saved, and the server’s findings belong to what is', () => {
  expect(inputOf(values)).not.toHaveProperty('version');
  expect(Object.keys(inputOf(values)).every(isPostField)).toBe(true);
  expect(isPostField('version')).toBe(false);
});

test('a kept draft that is no post any more is not restored', () => {
  const post = {
    ...values,
    id: 'p',
    status: 'draft' as const,
    author_name: 'Ines',
    published_at: null,
    updated_at: '',
  };
  expect(postValuesSchema.safeParse(valuesOf(post)).success).toBe(true);
  expect(postValuesSchema.safeParse({ ...values, kind: 'poem' }).success).toBe(false);
  expect(postValuesSchema.safeParse(null).success).toBe(false);
});
