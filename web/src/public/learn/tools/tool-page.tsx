/** /learn/tools/:name: the tool first, then the rule behind it, what is not known, and the sources. */
import type { Locale } from '@faircourt/contracts/vocabulary';
import type { ReactNode } from 'react';
import { useText } from '../../../i18n/use-text.ts';
import { cn } from '../../../ui/class-names.ts';
import { ReadingActions } from '../../content/reading-actions.tsx';
import { ReadingSections } from '../../content/reading-sections.tsx';
import { CONTAINER } from '../../layout/section.tsx';
import { localePath } from '../../locale-path.ts';
import { articlesIn } from '../articles/articles.ts';
import { guidesIn } from '../guides/guides.ts';
import { LEARN, TOOLS } from '../learn-paths.ts';
import { PageTop } from '../parts/page-top.tsx';
import { CallToAction } from '../parts/call-to-action.tsx';
import { ChangeLog, UnknownBox } from '../parts/page-notes.tsx';
import { ReadingMeta } from '../parts/reading-meta.tsx';
import { EducationNote, ReviewWarning } from '../parts/reading-notices.tsx';
import { SourcesList } from '../parts/sources-list.tsx';
import { WordNotes } from '../words/word-notes.tsx';
import { ToolCards } from './tool-cards.tsx';
import { toolsIn, type Tool } from './tools.ts';

export function ToolPage({ tool, locale, children }: { tool: Tool; locale: Locale; children: ReactNode }) {
  const t = useText();
  const { data, notes } = tool;
  return (
    <>
      <div className={cn(CONTAINER, 'pt-6 pb-16')}>
        <PageTop locale={locale} trail={[{ label: t('public.learn.tools.title'), path: TOOLS }]} />
        <header className="mt-8 max-w-3xl">
          <h1 className="text-3xl sm:text-4xl">{data.title}</h1>
          <div
            className="reading reading-lead mt-4"
            // Rendered from our own Markdown at build time.
            dangerouslySetInnerHTML={{ __html: tool.introHtml }}
          />
        </header>
        <div className="mt-8 flex max-w-4xl flex-col gap-6">
          <ReviewWarning locale={locale} reviewedOn={data.reviewedOn} reviewDue={tool.reviewDue} />
          {children}
        </div>
        <div className="mt-10 max-w-[44rem]">
          <ReadingSections sections={tool.sections} textLocale={locale} />
          <div className="mt-12 flex flex-col gap-10">
            <UnknownBox unknown={notes.unknown} textLocale={locale} />
            <EducationNote />
            <ReadAlso tool={tool} locale={locale} />
            <SourcesList sources={tool.sources} locale={locale} />
            <ChangeLog changes={notes.changes} locale={locale} textLocale={locale} />
            <ReadingMeta
              locale={locale}
              asOf={data.asOf}
              reviewedOn={data.reviewedOn}
              reviewBy={data.reviewBy}
              reviewer={data.reviewer}
            />
            <ReadingActions path={localePath(locale, tool.path)} />
            <WordNotes words={tool.words} locale={locale} />
          </div>
        </div>
        <OtherTools tool={tool} locale={locale} />
      </div>
      <CallToAction />
    </>
  );
}

function ReadAlso({ tool, locale }: { tool: Tool; locale: Locale }) {
  const t = useText();
  const pages = tool.data.belongsTo.flatMap((name) => titled(`${LEARN}/${name}`, locale));
  return (
    <section aria-labelledby="read-also" className="print:hidden">
      <h2 id="read-also" className="text-xl">
        {t('public.learn.tools.read_also')}
      </h2>
      <ul className="reading mt-3">
        {pages.map(({ path, title }) => (
          <li key={path}>
            <a href={localePath(locale, path)}>{title}</a>
          </li>
        ))}
      </ul>
    </section>
  );
}

function titled(path: string, locale: Locale): { path: string; title: string }[] {
  return [...articlesIn(locale), ...guidesIn(locale)]
    .filter((page) => page.path === path)
    .map((page) => ({ path, title: page.data.title }));
}

function OtherTools({ tool, locale }: { tool: Tool; locale: Locale }) {
  const t = useText();
  const others = toolsIn(locale).filter(({ name }) => name !== tool.name);
  if (others.length === 0) return null;
  return (
    <section aria-labelledby="other-tools" className="mt-14 print:hidden">
      <h2 id="other-tools" className="mb-5 text-xl">
        {t('public.learn.tools.others')}
      </h2>
      <ToolCards tools={others} locale={locale} />
    </section>
  );
}
