/** What the three legal pages share: the way between them, title, version, date and a button to print. */
import type { Locale } from '@faircourt/contracts/vocabulary';
import { CalendarCheck, FileText, Printer } from 'lucide-react';
import type { ReactNode } from 'react';
import { useText } from '../../i18n/use-text.ts';
import { buttonClasses } from '../../ui/button.tsx';
import { cn } from '../../ui/class-names.ts';
import { CONTAINER } from '../layout/section.tsx';
import { formatPlainDate } from '../content/localized-names.ts';
import { localePath } from '../locale-path.ts';
import { LEGAL_NAMES, legalPath, type LegalDocument, type LegalName } from './legal-documents.ts';

export function LegalFrame({
  name,
  data,
  locale,
  contents,
  notice,
  children,
}: {
  name: LegalName;
  data: LegalDocument['data'];
  locale: Locale;
  contents: ReactNode;
  /** Beneath the title: which other version applies, and when. */
  notice?: ReactNode;
  children: ReactNode;
}) {
  const t = useText();
  return (
    <div className={cn(CONTAINER, 'pt-6 pb-20')}>
      <LegalNavigation name={name} locale={locale} />
      <header className="mt-8 max-w-3xl">
        <h1 className="text-3xl sm:text-4xl">{data.title}</h1>
        <div className="mt-5 flex flex-wrap items-center gap-x-6 gap-y-3">
          <VersionLine locale={locale} version={data.version} date={data.effective} />
          <button
            type="button"
            hidden
            data-print=""
            className={cn(buttonClasses({ variant: 'secondary', size: 'sm' }), 'print:hidden')}
          >
            <Printer aria-hidden />
            {t('public.learn.article.print')}
          </button>
        </div>
        {notice}
      </header>
      <div className="mt-8 grid gap-x-16 gap-y-8 border-t border-line pt-8 lg:grid-cols-[minmax(0,44rem)_1fr]">
        <div className="lg:col-start-2 lg:row-start-1">{contents}</div>
        <article className="min-w-0 lg:col-start-1 lg:row-start-1">{children}</article>
      </div>
    </div>
  );
}

/** The pages are drawn once, by the build. */
const BUILT_ON = new Date().toISOString().slice(0, 10);

type VersionLineProps = {
  locale: Locale;
  version: number;
  /** Not of a consent form: it counts from the day on which this server published it, which the build does not know. */
  date?: string;
};

export function VersionLine({ locale, version, date }: VersionLineProps) {
  const t = useText();
  return (
    <ul className="flex flex-wrap items-center gap-x-5 gap-y-2 text-sm text-muted [&_li]:flex [&_li]:items-center [&_li]:gap-1.5 [&_svg]:size-4 [&_svg]:shrink-0">
      <li>
        <FileText aria-hidden />
        {t('public.legal.version', { version })}
      </li>
      {date !== undefined && (
        <li>
          <CalendarCheck aria-hidden />
          <time dateTime={date}>
            {t(date > BUILT_ON ? 'public.legal.applies_from' : 'public.legal.date', {
              date: formatPlainDate(locale, date),
            })}
          </time>
        </li>
      )}
    </ul>
  );
}

function LegalNavigation({ name, locale }: { name: LegalName; locale: Locale }) {
  const t = useText();
  return (
    <nav aria-label={t('public.legal.navigation')} className="print:hidden">
      <ul className="-mx-3 flex flex-wrap gap-1">
        {LEGAL_NAMES.map((other) => (
          <li key={other}>
            <a
              href={localePath(locale, legalPath(other))}
              aria-current={other === name ? 'page' : undefined}
              className="flex min-h-11 items-center rounded-md px-3 text-sm font-medium text-muted hover:bg-ink/6 hover:text-ink aria-[current]:bg-court-soft aria-[current]:text-court"
            >
              {t(`public.nav.${other}`)}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
