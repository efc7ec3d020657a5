/** Where to go from an article: the neighbours in its topic, and three that touch the same question. */
import type { Locale } from '@faircourt/contracts/vocabulary';
import { ArrowLeft, ArrowRight } from 'lucide-react';
import { useText } from '../../../i18n/use-text.ts';
import { localePath } from '../../locale-path.ts';
import { ArticleCard } from './article-card.tsx';
import { articlesIn, type Article } from './articles.ts';

export function ArticleEnding({ article, locale }: { article: Article; locale: Locale }) {
  return (
    <div className="print:hidden">
      <Neighbours article={article} locale={locale} />
      <RelatedArticles article={article} locale={locale} />
    </div>
  );
}

/** The list runs through all topics, so the last article of one leads to the first of the next. */
function Neighbours({ article, locale }: { article: Article; locale: Locale }) {
  const t = useText();
  const articles = articlesIn(locale);
  const index = articles.findIndex(({ path }) => path === article.path);
  const previous = articles[index - 1];
  const next = articles[index + 1];
  const look =
    'group flex h-full flex-col gap-1 rounded-lg border border-line bg-surface p-5 transition-colors hover:border-court/40';
  return (
    <nav aria-label={t('public.learn.article.neighbours')} className="mt-12 grid gap-4 sm:grid-cols-2">
      {previous && (
        <a href={localePath(locale, previous.path)} rel="prev" className={look}>
          <span className="flex items-center gap-1.5 text-sm text-muted">
            <ArrowLeft aria-hidden className="size-4" />
            {t('public.learn.article.previous')}
          </span>
          <span className="font-medium text-court group-hover:underline" lang={previous.textLocale}>
            {previous.data.title}
          </span>
        </a>
      )}
      {next && (
        <a href={localePath(locale, next.path)} rel="next" className={`${look} sm:col-start-2 sm:text-right`}>
          <span className="flex items-center gap-1.5 text-sm text-muted sm:justify-end">
            {t('public.learn.article.next')}
            <ArrowRight aria-hidden className="size-4" />
          </span>
          <span className="font-medium text-court group-hover:underline" lang={next.textLocale}>
            {next.data.title}
          </span>
        </a>
      )}
    </nav>
  );
}

function RelatedArticles({ article, locale }: { article: Article; locale: Locale }) {
  const t = useText();
  const related = article.data.related.flatMap(
    (name) => articlesIn(locale).find(({ data, slug }) => `${data.topic}/${slug}` === name) ?? [],
  );
  return (
    <section aria-labelledby="related" className="mt-14">
      <h2 id="related" className="text-xl">
        {t('public.learn.article.related')}
      </h2>
      <ul className="mt-5 grid gap-5 lg:grid-cols-3">
        {related.map((other) => (
          <li key={other.path}>
            <ArticleCard article={other} locale={locale} />
          </li>
        ))}
      </ul>
    </section>
  );
}
