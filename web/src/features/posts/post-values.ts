/** A post as the fields of the editor hold it, and what of it is saved. */
import type { Post } from '@faircourt/contracts/posts';
import { LOCALES, POST_KINDS, type Locale } from '@faircourt/contracts/vocabulary';
import { z } from 'zod';

/** `version` is what the text was made from: kept with it, so that an old draft never overwrites a newer text. */
export const postValuesSchema = z.object({
  kind: z.enum(POST_KINDS),
  country_code: z.string(),
  locale: z.enum(LOCALES),
  title: z.string(),
  body: z.string(),
  version: z.int(),
});
export type PostValues = z.infer<typeof postValuesSchema>;

/** A new post is made from nothing, which is version 0. */
export function emptyValues(countries: readonly string[], locale: Locale): PostValues {
  const [only] = countries;
  return {
    kind: 'news',
    country_code: countries.length === 1 && only ? only : '',
    locale,
    title: '',
    body: '',
    version: 0,
  };
}

export function valuesOf({ kind, country_code, locale, title, body, version }: Post): PostValues {
  return { kind, country_code, locale, title, body, version };
}

/** Everything but the version, which travels beside it. */
export function inputOf({ kind, country_code, locale, title, body }: PostValues) {
  return { kind, country_code, locale, title, body };
}

export function isSameText(one: PostValues, other: PostValues): boolean {
  return JSON.stringify(inputOf(one)) === JSON.stringify(inputOf(other));
}

const INPUT_FIELDS = ['kind', 'country_code', 'locale', 'title', 'body'];

export function isPostField(path: string): boolean {
  return INPUT_FIELDS.includes(path);
}
