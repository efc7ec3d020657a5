/** /learn/guides/:name: numbered steps through the product, or through a rule with its sources. */
import type { Locale } from '@faircourt/contracts/vocabulary';
import { Copy } from 'lucide-react';
import { useText } from '../../../i18n/use-text.ts';
import { buttonClasses } from '../../../ui/button.tsx';
import { cn } from '../../../ui/class-names.ts';
import { CONTAINER } from '../../layout/section.tsx';
import { localePath } from '../../locale-path.ts';
import { GUIDES } from '../learn-paths.ts';
import { PageTop } from '../parts/page-top.tsx';
import { CallToAction } from '../parts/call-to-action.tsx';
import { ContentsList } from '../../content/contents-list.tsx';
import { ReadingActions } from '../../content/reading-actions.tsx';
import { ChangeLog, UNKNOWN_ID, UnknownBox } from '../parts/page-notes.tsx';
import { ReadingMeta } from '../parts/reading-meta.tsx';
import { EducationNote, ReviewWarning } from '../parts/reading-notices.tsx';
import { SourcesList } from '../parts/sources-list.tsx';
import { ArticleFigure } from '../figures/article-figure.tsx';
import { RelatedTools } from '../tools/related-tools.tsx';
import { WordNotes } from '../words/word-notes.tsx';
import { GuideCards } from './guide-cards.tsx';
import { GUIDE_ROLES, GUIDE_RULES, type GuideName } from './guide.schema.ts';
import type { Guide } from './guides.ts';
import { UrgentHelp } from './urgent-help.tsx';

export function GuidePage({ guide, locale }: { guide: Guide; locale: Locale }) {
  const t = useText();
  const { data, steps, sources, name, notes, urgent } = guide;
  const unknown = notes.unknown ? [{ id: UNKNOWN_ID, title: t('public.learn.notes.unknown') }] : [];
  return (
    <>
      <div className={cn(CONTAINER, 'pt-6 pb-16')}>
        <PageTop
          locale={locale}
          trail={[{ label: t('public.learn.guides.title'), path: GUIDES }]}
          isUrgent={urgent !== null}
        />
        <header className={cn('max-w-3xl', urgent ? 'mt-4 sm:mt-8' : 'mt-8')}>
          <h1 className={cn('sm:text-4xl', urgent ? 'text-2xl' : 'text-3xl')}>{data.title}</h1>
          {urgent && <UrgentHelp urgent={urgent} />}
          <div className="mt-5">
            <ReadingMeta
              locale={locale}
              minutes={guide.minutes}
              asOf={data.asOf}
              reviewedOn={data.reviewedOn}
              reviewBy={data.reviewBy}
              reviewer={data.reviewer}
            />
          </div>
          <div className="mt-5">
            <ReadingActions path={localePath(locale, guide.path)} />
          </div>
        </header>
        <article className="mt-8 grid grid-cols-1 gap-x-16 gap-y-8 border-t border-line pt-8 lg:grid-cols-[minmax(0,44rem)_1fr]">
          <div className="flex flex-col gap-6 lg:col-start-1">
            <ReviewWarning locale={locale} reviewedOn={data.reviewedOn} reviewDue={guide.reviewDue} />
            <div className="reading reading-lead" dangerouslySetInnerHTML={{ __html: guide.introHtml }} />
            {guide.figure && <ArticleFigure figure={guide.figure} locale={locale} />}
          </div>
          <div className="lg:col-start-2 lg:row-span-3 lg:row-start-1">
            <ContentsList sections={[...steps, ...unknown]} />
          </div>
          {data.copyable && <CopyButton />}
          <Steps steps={steps} />
          {sources.length === 0 && (
            <div className="lg:col-start-1">
              <WordNotes words={guide.words} locale={locale} />
            </div>
          )}
          {sources.length > 0 && (
            <div className="flex flex-col gap-8 lg:col-start-1">
              <RelatedTools path={guide.path} locale={locale} />
              <UnknownBox unknown={notes.unknown} textLocale={locale} />
              <EducationNote />
              <SourcesList sources={sources} locale={locale} />
              <ChangeLog changes={notes.changes} locale={locale} textLocale={locale} />
              <WordNotes words={guide.words} locale={locale} />
            </div>
          )}
        </article>
        <section aria-labelledby="other-guides" className="mt-14 print:hidden">
          <h2 id="other-guides" className="mb-5 text-xl">
            {t('public.learn.guides.others')}
          </h2>
          <GuideCards locale={locale} names={guidesBeside(name)} />
        </section>
      </div>
      <CallToAction />
    </>
  );
}

/** The other guides through Faircourt, or the next three to rules: a page is no catalogue. */
function guidesBeside(name: GuideName): readonly GuideName[] {
  const at = GUIDE_RULES.findIndex((rule) => rule === name);
  if (at < 0) return GUIDE_ROLES.filter((role) => role !== name);
  return [1, 2, 3].flatMap((step) => GUIDE_RULES[(at + step) % GUIDE_RULES.length] ?? []);
}

function Steps({ steps }: { steps: Guide['steps'] }) {
  return (
    <ol className="lg:col-start-1">
      {steps.map(({ id, title, html }, index) => (
        <li
          key={id}
          id={id}
          data-section=""
          className="relative border-l border-line pb-10 pl-8 last:border-transparent last:pb-0 max-sm:ml-4 sm:ml-5 sm:pl-10"
        >
          <span
            aria-hidden
            className="absolute top-0 -left-4 grid size-8 place-items-center rounded-full bg-ink font-heading text-sm font-semibold text-paper tabular-nums sm:-left-5 sm:size-10 sm:text-base"
          >
            {index + 1}
          </span>
          <h2 className="text-xl sm:pt-1">{title}</h2>
          <div className="reading mt-3" dangerouslySetInnerHTML={{ __html: html }} />
        </li>
      ))}
    </ol>
  );
}

/** What copy-quotes.ts puts under each message; without scripts there is nothing to press. */
function CopyButton() {
  const t = useText();
  return (
    <template data-copy-button="" data-copied={t('public.learn.guides.copied')}>
      <button type="button" className={buttonClasses({ variant: 'secondary', size: 'sm' })}>
        <Copy aria-hidden />
        <span>{t('public.learn.guides.copy')}</span>
      </button>
    </template>
  );
}
