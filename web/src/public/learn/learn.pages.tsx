/** Every page of the education hub in one language, for the list of public pages. */
import type { Locale } from '@faircourt/contracts/vocabulary';
import type { PageDefinition } from '../page.ts';
import { ArticlePage } from './articles/article-page.tsx';
import { articlesIn, type Article } from './articles/articles.ts';
import { ArticlesPage } from './articles/articles-page.tsx';
import { TopicPage } from './articles/topic-page.tsx';
import { faqIn } from './faq/faq.ts';
import { FaqPage } from './faq/faq-page.tsx';
import { GuidePage } from './guides/guide-page.tsx';
import { guidesIn, type Guide } from './guides/guides.ts';
import { GuidesPage } from './guides/guides-page.tsx';
import { HubPage } from './hub/hub-page.tsx';
import { ALL_ARTICLES, GUIDES, LEARN, QUESTIONS, topicPath } from './learn-paths.ts';
import { articleData, breadcrumbData, faqData, guideData } from './structured-data.ts';
import { toolPages } from './tools/tools.pages.tsx';
import { TOPICS, type Topic } from './topics.ts';

const READING = 'content/reading.island.ts';
const REGION_POSTS = 'learn/articles/region-posts.island.ts';

export function learnPages(locale: Locale): PageDefinition[] {
  return [
    {
      slug: LEARN,
      name: 'learn',
      title: 'public.learn.title',
      description: 'public.learn.meta_description',
      Component: HubPage,
      lastModified: lastReviewed(articlesIn(locale)),
    },
    {
      slug: ALL_ARTICLES,
      name: 'learn-articles',
      title: 'public.learn.list.title',
      description: 'public.learn.list.meta_description',
      Component: ArticlesPage,
      islands: ['learn/articles/article-list.island.ts'],
      lastModified: lastReviewed(articlesIn(locale)),
      jsonLd: (context) => [
        breadcrumbData(context, [{ label: context.t('public.learn.list.title'), path: ALL_ARTICLES }]),
      ],
    },
    ...TOPICS.map(topicDefinition),
    ...articlesIn(locale).map(articleDefinition),
    {
      slug: GUIDES,
      name: 'learn-guides',
      title: 'public.learn.guides.title',
      description: 'public.learn.guides.meta_description',
      Component: GuidesPage,
      jsonLd: (context) => [
        breadcrumbData(context, [{ label: context.t('public.learn.guides.title'), path: GUIDES }]),
      ],
    },
    ...guidesIn(locale).map(guideDefinition),
    ...toolPages(locale),
    faqDefinition(locale),
  ];
}

function topicDefinition(topic: Topic): PageDefinition {
  return {
    slug: topicPath(topic),
    name: 'learn-topic',
    title: `public.learn.topic.${topic}.title`,
    description: `public.learn.topic.${topic}.text`,
    Component: ({ locale }) => <TopicPage topic={topic} locale={locale} />,
    jsonLd: (context) => [
      breadcrumbData(context, [
        { label: context.t(`public.learn.topic.${topic}.title`), path: topicPath(topic) },
      ]),
    ],
  };
}

function articleDefinition(article: Article): PageDefinition {
  const { topic, title, summary, reviewedOn, country } = article.data;
  return {
    slug: article.path,
    name: 'learn-article',
    title: { words: title },
    description: { words: summary },
    Component: ({ locale }) => <ArticlePage article={article} locale={locale} />,
    islands: country === null ? [READING] : [READING, REGION_POSTS],
    isArticle: true,
    lastModified: reviewedOn,
    jsonLd: (context) => [
      articleData(context, article),
      breadcrumbData(context, [
        { label: context.t(`public.learn.topic.${topic}.title`), path: topicPath(topic) },
        { label: title, path: article.path },
      ]),
    ],
  };
}

function guideDefinition(guide: Guide): PageDefinition {
  const { title, summary, reviewedOn } = guide.data;
  return {
    slug: guide.path,
    name: 'learn-guide',
    title: { words: title },
    description: { words: summary },
    Component: ({ locale }) => <GuidePage guide={guide} locale={locale} />,
    islands: [READING],
    isArticle: true,
    lastModified: reviewedOn,
    jsonLd: (context) => [
      guideData(context, guide),
      breadcrumbData(context, [
        { label: context.t('public.learn.guides.title'), path: GUIDES },
        { label: title, path: guide.path },
      ]),
    ],
  };
}

function faqDefinition(locale: Locale): PageDefinition {
  const faq = faqIn(locale);
  const { title, summary, reviewedOn } = faq.data;
  return {
    slug: QUESTIONS,
    name: 'learn-faq',
    title: { words: title },
    description: { words: summary },
    Component: FaqPage,
    islands: [READING],
    lastModified: reviewedOn,
    jsonLd: (context) => [
      faqData(context, faq),
      breadcrumbData(context, [{ label: title, path: QUESTIONS }]),
    ],
  };
}

function lastReviewed(articles: readonly Article[]): string {
  return articles.reduce((latest, { data }) => (data.reviewedOn > latest ? data.reviewedOn : latest), '');
}
