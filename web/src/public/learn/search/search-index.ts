/**
 * What a browser needs to search the hub in one language: every page with its sections, and of each section its heading and
 * those of its words that tell it apart, each once. search-index.test.ts holds it to 60 KB on the wire.
 */
import type { Locale } from '@faircourt/contracts/vocabulary';
import { translatorOf } from '../../../i18n/messages.ts';
import { i18nFor } from '../../catalogues.ts';
import { countryName } from '../../content/localized-names.ts';
import { localePath } from '../../locale-path.ts';
import { articlesIn } from '../articles/articles.ts';
import { searchableText } from '../articles/article-search-text.ts';
import { faqIn } from '../faq/faq.ts';
import { guidesIn } from '../guides/guides.ts';
import { QUESTIONS, statePath } from '../learn-paths.ts';
import { statesIn } from '../tools/states/states.ts';
import { toolsIn } from '../tools/tools.ts';

export type SearchIndex = {
  /** Title, address, and where in the hub it is. */
  pages: [title: string, path: string, where: string][];
  /** Page, anchor ('' for its beginning), heading, words. */
  sections: [page: number, anchor: string, heading: string, words: string][];
  /** The words that are left out of the sections because too many pages have them. */
  common: string[];
};

/** Short words carry little; "F-1" and "$600" are found by their numbers. */
const SHORTEST = 3;
const COMMON = 1 / 3;

export function searchIndex(locale: Locale): SearchIndex {
  const found = pagesOf(locale).map(({ intro, sections, ...page }) => ({
    ...page,
    sections: [{ id: '', title: '', html: intro }, ...sections].map(({ id, title, html }) => ({
      id,
      title,
      words: wordsIn(html),
    })),
  }));
  const common = commonWords(found);
  const listed = (words: Words) =>
    [...words].flatMap(([compared, written]) => (common.has(compared) ? [] : written)).toSorted();
  const states = stateEntries(locale);
  return {
    pages: [...found, ...states].map(({ title, path, where }) => [title, localePath(locale, path), where]),
    sections: [
      ...found.flatMap(({ sections }, page) =>
        sections.map(({ id, title, words }): SearchIndex['sections'][number] => [
          page,
          id,
          title,
          listed(words).join(' '),
        ]),
      ),
      ...states.map(({ words }, at): SearchIndex['sections'][number] => [found.length + at, '', '', words]),
    ],
    common: [...common].toSorted(),
  };
}

/** 51 pages that say nearly the same: each is found by its name, its two letters and its association, and by nothing else. */
function stateEntries(locale: Locale) {
  const t = translatorOf(i18nFor(locale));
  return statesIn(locale).map(({ slug, code, name, association }) => ({
    title: t('public.learn.tools.states.page.title', { name: name[locale] }),
    path: statePath(slug),
    where: t('public.learn.tools.title'),
    words: [...new Set([code, name.en, association.short])].join(' '),
  }));
}

type SearchedPage = {
  title: string;
  path: string;
  where: string;
  intro: string;
  sections: { id: string; title: string; html: string }[];
};

function pagesOf(locale: Locale): SearchedPage[] {
  const t = translatorOf(i18nFor(locale));
  const faq = faqIn(locale);
  return [
    ...toolsIn(locale).map((tool) => ({
      title: tool.data.title,
      path: tool.path,
      where: t('public.learn.tools.title'),
      intro: `${tool.data.summary} ${tool.introHtml}`,
      sections: [
        ...tool.sections,
        ...tool.checklists.map(({ id, title, items }) => ({
          id,
          title,
          html: items.map(({ html }) => html).join(' '),
        })),
      ],
    })),
    ...articlesIn(locale).map(({ data, path, introHtml, sections }) => ({
      title: data.title,
      path,
      where: t(`public.learn.topic.${data.topic}.title`),
      intro: `${data.country ? countryName(locale, data.country) : ''} ${data.summary} ${introHtml}`,
      sections,
    })),
    ...guidesIn(locale).map(({ data, path, introHtml, steps }) => ({
      title: data.title,
      path,
      where: t('public.learn.guides.title'),
      intro: `${data.summary} ${introHtml}`,
      sections: steps,
    })),
    {
      title: faq.data.title,
      path: QUESTIONS,
      where: t('public.learn.title'),
      intro: faq.data.summary,
      sections: faq.groups.flatMap(({ questions }) => questions),
    },
  ];
}

/** As they are compared, and as they are written: found without case and accents, shown with them. */
type Words = ReadonlyMap<string, string>;

function wordsIn(html: string): Words {
  const text = html
    .replaceAll(/<sup>.*?<\/sup>/g, '')
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll(/&#?\w+;/g, ' ')
    .toLowerCase();
  const words = (text.match(/[\p{L}\p{N}]+/gu) ?? []).filter(
    (word) => word.length >= SHORTEST || /\d/.test(word),
  );
  return new Map(words.map((word) => [searchableText([word]), word]));
}

/** What every third page says tells none of them apart; titles and headings are searched for it all the same. */
function commonWords(pages: readonly { sections: { words: Words }[] }[]): ReadonlySet<string> {
  const counts = new Map<string, number>();
  for (const { sections } of pages) {
    for (const word of new Set(sections.flatMap(({ words }) => [...words.keys()]))) {
      counts.set(word, (counts.get(word) ?? 0) + 1);
    }
  }
  return new Set([...counts].flatMap(([word, count]) => (count > pages.length * COMMON ? word : [])));
}
