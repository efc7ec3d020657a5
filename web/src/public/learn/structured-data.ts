/** What search engines are told beside the page's words: articles, questions, and the way to them. */
import { BRAND_NAME } from '../../ui/brand.tsx';
import { localePath } from '../locale-path.ts';
import type { JsonLd, JsonLdContext } from '../page.ts';
import type { Article } from './articles/articles.ts';
import type { Faq } from './faq/faq.ts';
import type { Guide } from './guides/guides.ts';
import { LEARN } from './learn-paths.ts';
import type { Crumb } from './parts/breadcrumbs.tsx';
import type { NumberedSource } from '../content/sources.ts';
import type { StateRow } from './tools/states/state.schema.ts';
import type { Tool } from './tools/tools.ts';

export function breadcrumbData({ locale, t, url }: JsonLdContext, trail: readonly Crumb[]): JsonLd {
  const crumbs = [{ label: t('public.learn.title'), path: LEARN }, ...trail];
  return {
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map(({ label, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: label,
      item: url(localePath(locale, path)),
    })),
  };
}

export function articleData({ locale, url }: JsonLdContext, article: Article): JsonLd {
  const { asOf, reviewedOn, title, summary } = article.data;
  const publisher = { '@type': 'Organization', name: BRAND_NAME };
  return {
    '@type': 'Article',
    headline: title,
    description: summary,
    inLanguage: article.textLocale,
    datePublished: asOf,
    dateModified: reviewedOn,
    mainEntityOfPage: url(localePath(locale, article.path)),
    isAccessibleForFree: true,
    author: publisher,
    publisher,
    citation: article.sources.map((source) => source.url ?? source.title),
  };
}

export function guideData({ locale, url }: JsonLdContext, guide: Guide): JsonLd {
  const address = url(localePath(locale, guide.path));
  return {
    '@type': 'HowTo',
    name: guide.data.title,
    description: guide.data.summary,
    inLanguage: locale,
    step: guide.steps.map((step, index) => ({
      '@type': 'HowToStep',
      position: index + 1,
      name: step.title,
      text: plainText(step.html),
      url: `${address}#${step.id}`,
    })),
  };
}

export function toolData({ locale, url }: JsonLdContext, tool: Tool): JsonLd {
  return {
    '@type': 'WebApplication',
    name: tool.data.title,
    description: tool.data.summary,
    url: url(localePath(locale, tool.path)),
    inLanguage: locale,
    applicationCategory: 'EducationalApplication',
    operatingSystem: 'Any',
    isAccessibleForFree: true,
    dateModified: tool.data.reviewedOn,
  };
}

type StateWords = {
  state: StateRow;
  path: string;
  title: string;
  summary: string;
  sources: readonly NumberedSource[];
};

export function stateData(
  { locale, url }: JsonLdContext,
  { state, path, title, summary, sources }: StateWords,
): JsonLd {
  const publisher = { '@type': 'Organization', name: BRAND_NAME };
  return {
    '@type': 'Article',
    headline: title,
    description: summary,
    inLanguage: locale,
    datePublished: state.asOf,
    dateModified: state.reviewedOn,
    mainEntityOfPage: url(localePath(locale, path)),
    isAccessibleForFree: true,
    about: { '@type': 'AdministrativeArea', name: state.name[locale] },
    author: publisher,
    publisher,
    citation: sources.map((source) => source.url ?? source.title),
  };
}

export function faqData({ locale }: JsonLdContext, faq: Faq): JsonLd {
  return {
    '@type': 'FAQPage',
    inLanguage: locale,
    mainEntity: faq.groups
      .flatMap((group) => group.questions)
      .map(({ title, html }) => ({
        '@type': 'Question',
        name: title,
        acceptedAnswer: { '@type': 'Answer', text: plainText(html) },
      })),
  };
}

/** Our own rendered Markdown, so tags and these entities are all there is to take out. */
function plainText(html: string): string {
  return html
    .replaceAll(/<sup>.*?<\/sup>/g, '')
    .replaceAll(/<\/?(a|button|strong|em)\b[^>]*>/g, '')
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&')
    .replaceAll(/\s+/g, ' ')
    .trim();
}
