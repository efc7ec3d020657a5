/** /learn: six topics with their real counts, the guides, three recent articles and the way to all of them. */
import type { Locale } from '@faircourt/contracts/vocabulary';
import { ArrowRight } from 'lucide-react';
import { useText } from '../../../i18n/use-text.ts';
import { PageContents } from '../../layout/page-contents.tsx';
import { CONTAINER } from '../../layout/section.tsx';
import { cn } from '../../../ui/class-names.ts';
import { buttonClasses } from '../../../ui/button.tsx';
import { localePath } from '../../locale-path.ts';
import { ArticleCard } from '../articles/article-card.tsx';
import { recentArticles } from '../articles/articles.ts';
import { FoldedGuides } from '../guides/folded-guides.tsx';
import { GUIDE_FAMILIES, GUIDE_ROLES, GUIDE_SITUATIONS } from '../guides/guide.schema.ts';
import { ALL_ARTICLES, QUESTIONS } from '../learn-paths.ts';
import { CallToAction } from '../parts/call-to-action.tsx';
import { ToolCards } from '../tools/tool-cards.tsx';
import { toolsIn } from '../tools/tools.ts';
import { TOPICS } from '../topics.ts';
import { HubHero } from './hub-hero.tsx';
import { TopicCard } from './topic-card.tsx';

const RECENT_COUNT = 3;

export function HubPage({ locale }: { locale: Locale }) {
  const t = useText();
  return (
    <>
      <HubHero locale={locale} />
      <PageContents
        parts={[
          { id: 'topics', label: t('public.learn.hub.contents.topics') },
          { id: 'recent', label: t('public.learn.hub.recent') },
          { id: 'tools', label: t('public.learn.tools.title') },
          { id: 'guides', label: t('public.learn.hub.contents.guides') },
          { id: 'rules', label: t('public.learn.guides.rules') },
          { id: 'families', label: t('public.learn.guides.families') },
        ]}
      />
      <section aria-labelledby="topics" className={cn(CONTAINER, 'py-9 sm:py-16 lg:py-20')}>
        <h2 id="topics" className="text-2xl max-lg:scroll-mt-8 sm:text-3xl">
          {t('public.learn.hub.topics')}
        </h2>
        <p className="mt-2 text-muted sm:text-lg">{t('public.learn.hub.topics_text')}</p>
        <ul className="mt-5 grid gap-2.5 sm:mt-8 sm:gap-5 sm:grid-cols-2 lg:grid-cols-3">
          {TOPICS.map((topic) => (
            <li key={topic}>
              <TopicCard topic={topic} locale={locale} />
            </li>
          ))}
        </ul>
      </section>
      <RecentArticles locale={locale} />
      <section aria-labelledby="tools" className={cn(CONTAINER, 'pt-9 sm:pt-16 lg:pt-20')}>
        <h2 id="tools" className="text-2xl max-lg:scroll-mt-8 sm:text-3xl">
          {t('public.learn.tools.title')}
        </h2>
        <p className="mt-2 mb-5 sm:mb-8 text-muted sm:text-lg">{t('public.learn.tools.lead')}</p>
        <ToolCards tools={toolsIn(locale)} locale={locale} isShort />
      </section>
      <section aria-labelledby="guides-title" className={cn(CONTAINER, 'py-9 sm:py-16 lg:py-20')}>
        <h2 id="guides-title" className="text-2xl sm:text-3xl">
          {t('public.learn.hub.guides')}
        </h2>
        <p className="mt-2 text-muted sm:text-lg">{t('public.learn.hub.guides_text')}</p>
        <FoldedGuides id="guides" locale={locale} names={GUIDE_ROLES} />
        <h3 id="rules-title" className="mt-7 text-xl sm:mt-12">
          {t('public.learn.guides.rules')}
        </h3>
        <p className="mt-1 text-muted">{t('public.learn.guides.rules_text')}</p>
        <FoldedGuides id="rules" locale={locale} names={GUIDE_SITUATIONS} />
        <h3 id="families-title" className="mt-7 text-xl sm:mt-12">
          {t('public.learn.guides.families')}
        </h3>
        <p className="mt-1 text-muted">{t('public.learn.guides.families_text')}</p>
        <FoldedGuides id="families" locale={locale} names={GUIDE_FAMILIES} />
        <QuestionsLink locale={locale} />
      </section>
      <CallToAction />
    </>
  );
}

function RecentArticles({ locale }: { locale: Locale }) {
  const t = useText();
  return (
    <section aria-labelledby="recent" className="border-y border-line bg-sunken/60">
      <div className={cn(CONTAINER, 'py-9 sm:py-16 lg:py-20')}>
        <div className="flex flex-wrap items-center justify-between gap-4">
          <h2 id="recent" className="text-2xl max-lg:scroll-mt-8 sm:text-3xl">
            {t('public.learn.hub.recent')}
          </h2>
          <a href={localePath(locale, ALL_ARTICLES)} className={buttonClasses({ variant: 'secondary' })}>
            {t('public.learn.hub.view_all')}
            <ArrowRight aria-hidden />
          </a>
        </div>
        <ul className="mt-5 grid gap-2.5 sm:mt-8 sm:gap-5 lg:grid-cols-3 max-sm:[&_article]:p-4 max-sm:[&_h3+p]:line-clamp-2 max-sm:[&_p:last-child]:pt-2">
          {recentArticles(locale, RECENT_COUNT).map((article) => (
            <li key={article.path}>
              <ArticleCard article={article} locale={locale} />
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

function QuestionsLink({ locale }: { locale: Locale }) {
  const t = useText();
  return (
    <div className="mt-5 flex flex-wrap items-center justify-between gap-x-8 gap-y-4 rounded-lg border border-line bg-surface p-4 shadow-soft sm:p-6">
      <div className="min-w-0">
        <h3 className="text-lg">{t('public.learn.hub.faq')}</h3>
        <p className="mt-1 text-muted">{t('public.learn.hub.faq_text')}</p>
      </div>
      <a href={localePath(locale, QUESTIONS)} className={buttonClasses({ variant: 'secondary' })}>
        {t('public.learn.hub.faq_link')}
      </a>
    </div>
  );
}
