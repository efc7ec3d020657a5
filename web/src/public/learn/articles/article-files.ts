/** The articles as they lie in web/content/learn: <topic>/<slug>.<locale>.md. Read at build time only. */
import { isLocale } from '../../../i18n/locale.ts';
import type { Locale } from '@faircourt/contracts/vocabulary';
import { isTopic, type Topic } from '../topics.ts';

export type ArticleFile = { file: string; topic: Topic; slug: string; locale: Locale; source: string };

const FILE_NAME = /([\w-]+)\/([\w-]+)\.([\w-]+)\.md$/;

export const ARTICLE_FILES: ArticleFile[] = Object.entries(
  import.meta.glob<string>('../../../../content/learn/*/*.md', {
    query: '?raw',
    import: 'default',
    eager: true,
  }),
).flatMap(([path, source]) => {
  const [file = path, topic = '', slug = '', locale] = FILE_NAME.exec(path) ?? [];
  if (!isLocale(locale)) throw new Error(`${path}: the name should end in a locale, such as .es.md`);
  // Guides and questions live beside the topics and have loaders of their own.
  return isTopic(topic) ? [{ file, topic, slug, locale, source }] : [];
});
