/** /learn/:topic: the topic's articles in reading order. */
import type { Locale } from '@faircourt/contracts/vocabulary';
import { useText } from '../../../i18n/use-text.ts';
import { CONTAINER } from '../../layout/section.tsx';
import { cn } from '../../../ui/class-names.ts';
import { localePath } from '../../locale-path.ts';
import { ALL_ARTICLES, topicPath } from '../learn-paths.ts';
import { CountriesCompared } from '../countries/countries-compared.tsx';
import { CallToAction } from '../parts/call-to-action.tsx';
import { PageIntro } from '../parts/page-intro.tsx';
import { HubSearchForm } from '../search/hub-search-form.tsx';
import { TOPIC_ICONS } from '../topic-looks.ts';
import { TopicPicture } from '../topic-picture.tsx';
import { TOPICS, type Topic } from '../topics.ts';
import { ArticleCard } from './article-card.tsx';
import { articlesOn } from './articles.ts';

export function TopicPage({ topic, locale }: { topic: Topic; locale: Locale }) {
  const t = useText();
  const articles = articlesOn(topic, locale);
  return (
    <>
      <PageIntro
        locale={locale}
        picture={<TopicPicture topic={topic} className="w-60 shrink-0 max-md:hidden" />}
        icon={TOPIC_ICONS[topic]}
        title={t(`public.learn.topic.${topic}.title`)}
        lead={t(`public.learn.topic.${topic}.text`)}
      >
        <p className="mt-4 text-sm font-medium text-court">
          {t('public.learn.topic.count', { count: articles.length })}
        </p>
        <HubSearchForm locale={locale} />
      </PageIntro>
      <div className={cn(CONTAINER, 'py-12 lg:py-16')}>
        <ol className="grid gap-5 md:grid-cols-2">
          {articles.map((article) => (
            <li key={article.path}>
              <ArticleCard article={article} locale={locale} level="h2" showsTopic={false} />
            </li>
          ))}
        </ol>
        {topic === 'countries' && <CountriesCompared locale={locale} />}
        <OtherTopics topic={topic} locale={locale} />
      </div>
      <CallToAction />
    </>
  );
}

function OtherTopics({ topic, locale }: { topic: Topic; locale: Locale }) {
  const t = useText();
  return (
    <nav aria-labelledby="other-topics" className="mt-14">
      <h2 id="other-topics" className="text-lg">
        {t('public.learn.topic.others')}
      </h2>
      <ul className="mt-4 flex flex-wrap gap-2">
        {TOPICS.filter((other) => other !== topic).map((other) => (
          <li key={other}>
            <TopicChip
              href={localePath(locale, topicPath(other))}
              label={t(`public.learn.topic.${other}.title`)}
            />
          </li>
        ))}
        <li>
          <TopicChip href={localePath(locale, ALL_ARTICLES)} label={t('public.learn.hub.view_all')} />
        </li>
      </ul>
    </nav>
  );
}

export function TopicChip({ href, label }: { href: string; label: string }) {
  return (
    <a
      href={href}
      className="inline-flex min-h-10 items-center rounded-full border border-line bg-surface px-4 text-sm font-medium text-ink transition-colors hover:border-court/40 hover:bg-court-soft"
    >
      {label}
    </a>
  );
}
