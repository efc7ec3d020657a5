/** /learn/:topic/:article: the text with its contents, its sources and its dates. */
import type { Locale } from '@faircourt/contracts/vocabulary';
import { Users } from 'lucide-react';
import { useText } from '../../../i18n/use-text.ts';
import { CONTAINER } from '../../layout/section.tsx';
import { cn } from '../../../ui/class-names.ts';
import { Flag } from '../../../ui/flag.tsx';
import { localePath } from '../../locale-path.ts';
import { topicPath } from '../learn-paths.ts';
import { PageTop } from '../parts/page-top.tsx';
import { CallToAction } from '../parts/call-to-action.tsx';
import { ContentsList } from '../../content/contents-list.tsx';
import { ReadingActions } from '../../content/reading-actions.tsx';
import { ChangeLog, UNKNOWN_ID, UnknownBox } from '../parts/page-notes.tsx';
import { ReadingMeta } from '../parts/reading-meta.tsx';
import { EducationNote, FallbackNotice, ReviewWarning } from '../parts/reading-notices.tsx';
import { ReadingSections } from '../../content/reading-sections.tsx';
import { SourcesList } from '../parts/sources-list.tsx';
import { ArticleFigure } from '../figures/article-figure.tsx';
import { RelatedTools } from '../tools/related-tools.tsx';
import { TopicPicture } from '../topic-picture.tsx';
import { WordNotes } from '../words/word-notes.tsx';
import { ArticleEnding } from './article-ending.tsx';
import type { Article } from './articles.ts';
import { MinorBox } from './minor-box.tsx';
import { RegionPosts } from './region-posts.tsx';

export function ArticlePage({ article, locale }: { article: Article; locale: Locale }) {
  const t = useText();
  const { data, sections, textLocale, notes } = article;
  const unknown = notes.unknown ? [{ id: UNKNOWN_ID, title: t('public.learn.notes.unknown') }] : [];
  const topic = t(`public.learn.topic.${data.topic}.title`);
  return (
    <>
      <div className={cn(CONTAINER, 'pt-6 pb-16')}>
        <PageTop locale={locale} trail={[{ label: topic, path: topicPath(data.topic) }]} />
        <header className="mt-8 flex flex-col gap-6 lg:flex-row lg:items-start lg:justify-between lg:gap-10">
          <div className="max-w-3xl">
            <h1 className="text-3xl sm:text-4xl" lang={textLocale}>
              {data.country && <Flag code={data.country} className="mr-4 h-6 w-9 align-[-0.05em]" />}
              {data.title}
            </h1>
            <div className="mt-5">
              <ReadingMeta
                locale={locale}
                minutes={article.minutes}
                asOf={data.asOf}
                reviewedOn={data.reviewedOn}
                reviewBy={data.reviewBy}
                reviewer={data.reviewer}
              >
                <li>
                  <Users aria-hidden />
                  {t(`public.learn.reader.${data.audience}`)}
                </li>
              </ReadingMeta>
            </div>
            <div className="mt-5">
              <ReadingActions path={localePath(locale, article.path)} />
            </div>
          </div>
          <TopicPicture topic={data.topic} className="w-72 shrink-0 max-lg:hidden print:hidden" />
        </header>
        <article className="mt-8 grid grid-cols-1 gap-x-16 gap-y-8 border-t border-line pt-8 lg:grid-cols-[minmax(0,44rem)_1fr]">
          <div className="flex flex-col gap-6 lg:col-start-1">
            <FallbackNotice locale={locale} textLocale={textLocale} />
            <ReviewWarning locale={locale} reviewedOn={data.reviewedOn} reviewDue={article.reviewDue} />
            <div
              lang={textLocale}
              className="reading reading-lead"
              dangerouslySetInnerHTML={{ __html: article.introHtml }}
            />
            <ArticleFigure figure={article.figure} locale={locale} />
            <MinorBox article={article} locale={locale} />
          </div>
          <div className="lg:col-start-2 lg:row-span-2 lg:row-start-1">
            <ContentsList sections={[...sections, ...unknown]} />
          </div>
          <div className="lg:col-start-1">
            <ReadingSections sections={sections} textLocale={textLocale} />
            <div className="mt-12 flex flex-col gap-10">
              <RelatedTools path={article.path} locale={locale} />
              <UnknownBox unknown={notes.unknown} textLocale={textLocale} />
              <EducationNote />
              <SourcesList sources={article.sources} locale={locale} />
              <ChangeLog changes={notes.changes} locale={locale} textLocale={textLocale} />
              <WordNotes words={article.words} locale={textLocale} />
            </div>
          </div>
        </article>
        <RegionPosts country={data.country} />
        <ArticleEnding article={article} locale={locale} />
      </div>
      <CallToAction />
    </>
  );
}
