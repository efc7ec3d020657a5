import { LOCALES } from '@faircourt/contracts/vocabulary';
import { describe, expect, test } from 'vitest';
import { articlesOn } from '../articles/articles.ts';
import { comparedIn, QUESTIONS } from './compared.ts';
import { PLACES } from './world.ts';

describe.each(LOCALES)('the countries compared in %s', (locale) => {
  const { rows, sources } = comparedIn(locale);
  const taught = articlesOn('countries', locale).map(({ data }) => data.country);

  test('are those with an article, each once', () => {
    expect(rows.map(({ country }) => country).toSorted()).toEqual(taught.toSorted());
  });

  test('name a listed source in every cell, or say that none was found', () => {
    const keys = new Set(sources.map(({ key }) => key));
    const cells = rows.flatMap((row) => QUESTIONS.map((question) => row[question]));
    const unsourced = cells.filter(({ source }) => source === null || !keys.has(source));
    expect(unsourced.filter(({ source, uncertain }) => source !== null || !uncertain)).toEqual([]);
  });

  test('say the same as in English, cell by cell', () => {
    const shape = (of: typeof rows) =>
      of.map((row) => QUESTIONS.map((question) => [row[question].source, row[question].uncertain]));
    expect(shape(rows)).toEqual(shape(comparedIn('en').rows));
  });
});

test('every country of the table is on the map', () => {
  expect(Object.keys(PLACES).toSorted()).toEqual(
    comparedIn('en')
      .rows.map(({ country }) => country)
      .toSorted(),
  );
});
