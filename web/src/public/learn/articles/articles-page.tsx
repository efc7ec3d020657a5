/** /learn/articles: everything in one list. article-list.island.ts adds search and filters over these very cards. */
import type { Locale } from '@faircourt/contracts/vocabulary';
import { useText } from '../../../i18n/use-text.ts';
import { CONTAINER } from '../../layout/section.tsx';
import { cn } from '../../../ui/class-names.ts';
import { buttonClasses } from '../../../ui/button.tsx';
import { EmptyDrawing } from '../../../ui/empty-drawing.tsx';
import { CallToAction } from '../parts/call-to-action.tsx';
import { PageIntro } from '../parts/page-intro.tsx';
import { countryName } from '../../content/localized-names.ts';
import { TOPICS, type Topic } from '../topics.ts';
import { ArticleCard } from './article-card.tsx';
import { ArticleFilters } from './article-filters.tsx';
import { searchableText } from './article-search-text.ts';
import { articlesIn, articlesOn } from './articles.ts';
import { TopicChip } from './topic-page.tsx';

export function ArticlesPage({ locale }: { locale: Locale }) {
  const t = useText();
  return (
    <>
      <PageIntro
        locale={locale}
        title={t('public.learn.list.title')}
        lead={t('public.learn.list.lead', { count: articlesIn(locale).length, topics: TOPICS.length })}
      />
      <div data-article-list="" className={cn(CONTAINER, 'py-10 lg:py-12')}>
        <ArticleFilters locale={locale} />
        <nav aria-label={t('public.learn.list.jump')} className="hidden noscript:block">
          <ul className="flex flex-wrap gap-2">
            {TOPICS.map((topic) => (
              <li key={topic}>
                <TopicChip href={`#${topic}`} label={t(`public.learn.topic.${topic}.title`)} />
              </li>
            ))}
          </ul>
        </nav>
        {TOPICS.map((topic) => (
          <TopicGroup key={topic} topic={topic} locale={locale} />
        ))}
        <NothingFound />
      </div>
      <CallToAction />
    </>
  );
}

function TopicGroup({ topic, locale }: { topic: Topic; locale: Locale }) {
  const t = useText();
  return (
    <section data-article-group="" aria-labelledby={topic} className="mt-12">
      <h2 id={topic} className="text-xl sm:text-2xl">
        {t(`public.learn.topic.${topic}.title`)}
      </h2>
      <ul className="mt-5 grid gap-5 md:grid-cols-2 lg:grid-cols-3">
        {articlesOn(topic, locale).map((article) => {
          const { title, summary, country } = article.data;
          const place = country ? countryName(locale, country) : '';
          const headings = article.sections.map((section) => section.title);
          return (
            <li
              key={article.path}
              data-article=""
              data-topic={topic}
              data-country={country ?? undefined}
              data-words={searchableText([title, summary, place, ...headings])}
            >
              <ArticleCard article={article} locale={locale} showsTopic={false} />
            </li>
          );
        })}
      </ul>
    </section>
  );
}

function NothingFound() {
  const t = useText();
  return (
    <div data-nothing-found="" hidden className="py-20 text-center">
      <EmptyDrawing scene="search" className="mx-auto" />
      <p className="mt-4 font-heading text-xl">{t('public.learn.list.none')}</p>
      <p className="mt-2 text-muted">{t('public.learn.list.none_text')}</p>
      <button
        type="button"
        data-clear=""
        className={buttonClasses({ variant: 'secondary', className: 'mt-6' })}
      >
        {t('public.learn.list.clear_all')}
      </button>
    </div>
  );
}
