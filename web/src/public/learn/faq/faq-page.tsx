/** /learn/faq: short answers. Plain <details>, so they open without any script and print in full. */
import type { Locale } from '@faircourt/contracts/vocabulary';
import { Plus } from 'lucide-react';
import { PATHS } from '../../../shell/paths.ts';
import { useText } from '../../../i18n/use-text.ts';
import { buttonClasses } from '../../../ui/button.tsx';
import { cn } from '../../../ui/class-names.ts';
import { CONTAINER } from '../../layout/section.tsx';
import { localePath } from '../../locale-path.ts';
import { CallToAction } from '../parts/call-to-action.tsx';
import { ContentsList } from '../../content/contents-list.tsx';
import { PageIntro } from '../parts/page-intro.tsx';
import { ReadingMeta } from '../parts/reading-meta.tsx';
import { EducationNote, ReviewWarning } from '../parts/reading-notices.tsx';
import { HubSearchForm } from '../search/hub-search-form.tsx';
import { WordNotes } from '../words/word-notes.tsx';
import { SourcesList } from '../parts/sources-list.tsx';
import { faqIn, type Question } from './faq.ts';

export function FaqPage({ locale }: { locale: Locale }) {
  const faq = faqIn(locale);
  const { asOf, reviewedOn, title, summary } = faq.data;
  return (
    <>
      <PageIntro locale={locale} title={title} lead={summary}>
        <div className="mt-5">
          <ReadingMeta locale={locale} asOf={asOf} reviewedOn={reviewedOn} />
        </div>
        <HubSearchForm locale={locale} />
      </PageIntro>
      <div
        className={cn(
          CONTAINER,
          'grid grid-cols-1 gap-x-16 gap-y-6 py-7 sm:gap-y-8 sm:py-10 lg:grid-cols-[minmax(0,46rem)_1fr] lg:py-14',
        )}
      >
        <div className="max-lg:[&_li]:break-inside-avoid max-lg:[&_ol]:columns-2 lg:col-start-2 lg:row-start-1">
          <ContentsList sections={faq.groups} />
        </div>
        <div className="flex flex-col gap-7 sm:gap-12 lg:col-start-1 lg:row-start-1">
          <ReviewWarning locale={locale} reviewedOn={reviewedOn} reviewDue={faq.reviewDue} />
          {faq.groups.map(({ id, title: heading, questions }) => (
            <section key={id} id={id} data-section="">
              <h2 className="mb-2 text-xl sm:mb-4 sm:text-2xl">{heading}</h2>
              <div className="overflow-hidden rounded-lg border border-line bg-surface shadow-soft">
                {questions.map((question) => (
                  <QuestionItem key={question.id} question={question} />
                ))}
              </div>
            </section>
          ))}
          <MoreHelp locale={locale} />
          <EducationNote />
          <SourcesList sources={faq.sources} locale={locale} isFoldedOnPhone />
          <WordNotes words={faq.words} locale={locale} />
        </div>
      </div>
      <CallToAction />
    </>
  );
}

/** The id sits inside: a link to an answer makes the browser open it. */
function QuestionItem({ question: { id, title, html } }: { question: Question }) {
  return (
    <details className="group border-line not-last:border-b">
      <summary className="flex list-none items-start justify-between gap-3 px-4 py-2.5 font-medium transition-colors hover:bg-ink/3 sm:gap-4 sm:px-6 sm:py-4 [&::-webkit-details-marker]:hidden">
        <h3 className="text-base leading-6 max-sm:font-sans max-sm:font-medium max-sm:tracking-normal">
          {title}
        </h3>
        <Plus
          aria-hidden
          className="mt-0.5 size-5 shrink-0 text-muted transition-transform group-open:rotate-45"
        />
      </summary>
      <div
        id={id}
        className="reading scroll-mt-18 px-4 pb-4 sm:px-6 sm:pb-5"
        dangerouslySetInnerHTML={{ __html: html }}
      />
    </details>
  );
}

function MoreHelp({ locale }: { locale: Locale }) {
  const t = useText();
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-3 rounded-lg border border-line bg-surface p-4 shadow-soft sm:gap-y-4 sm:p-6 print:hidden">
      <div className="min-w-0">
        <h2 className="text-lg">{t('public.learn.faq.more_title')}</h2>
        <p className="mt-1 text-muted">{t('public.learn.faq.more_text')}</p>
      </div>
      <a href={localePath(locale, PATHS.support)} className={buttonClasses({ variant: 'secondary' })}>
        {t('public.learn.faq.more_link')}
      </a>
    </div>
  );
}
