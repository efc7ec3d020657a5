/** /support: the form, what to expect, and where answers already are. Sending needs support-form.island.ts. */
import { periodWords } from '@faircourt/contracts/retention';
import { SUPPORT_ANSWER_HOURS, SUPPORT_RETENTION_MONTHS } from '@faircourt/contracts/support';
import type { Locale } from '@faircourt/contracts/vocabulary';
import { BookOpen, Clock, ShieldAlert, Trash2, type LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { useText } from '../../i18n/use-text.ts';
import { cn } from '../../ui/class-names.ts';
import { CONTAINER } from '../layout/section.tsx';
import { localePath } from '../locale-path.ts';
import { SupportForm } from './support-form.tsx';
import { SupportReceived } from './support-received.tsx';

export function SupportPage({ locale }: { locale: Locale }) {
  const t = useText();
  return (
    <div
      className={cn(CONTAINER, 'grid gap-x-16 gap-y-10 py-10 lg:grid-cols-[minmax(0,42rem)_1fr] lg:py-16')}
    >
      <div className="min-w-0">
        <header>
          <p className="mb-3 text-sm font-semibold text-ball-text">{t('public.support.eyebrow')}</p>
          <h1 className="text-3xl sm:text-4xl">{t('public.support.title')}</h1>
          <p className="mt-4 text-lg text-muted signed-in:hidden">{t('public.support.lead')}</p>
          <p className="mt-4 hidden text-lg text-muted signed-in:block">{t('public.support.lead.account')}</p>
        </header>
        <SupportForm locale={locale} />
        <SupportReceived />
      </div>
      <aside aria-label={t('public.support.expect')} className="lg:pt-10">
        <ul className="grid gap-7 rounded-lg border border-line bg-surface p-6 sm:grid-cols-2 lg:sticky lg:top-24 lg:grid-cols-1">
          <Expectation icon={Clock} title={t('public.support.expect.answer')}>
            {t('public.support.expect.answer_text', { days: SUPPORT_ANSWER_HOURS.general / 24 })}
          </Expectation>
          <Expectation icon={ShieldAlert} title={t('public.support.expect.safety')}>
            {t('public.support.expect.safety_text', { hours: SUPPORT_ANSWER_HOURS.safety })}{' '}
            <TextLink href={localePath(locale, '/learn/guides/sextortion')}>
              {t('public.support.expect.threats')}
            </TextLink>
          </Expectation>
          <Expectation icon={Trash2} title={t('public.support.expect.kept')}>
            {t('public.support.expect.kept_text', {
              messages: periodWords({ count: SUPPORT_RETENTION_MONTHS.general, unit: 'months' }, locale),
              safety: periodWords({ count: SUPPORT_RETENTION_MONTHS.safety, unit: 'months' }, locale),
            })}{' '}
            <TextLink href={localePath(locale, '/legal/privacy')}>
              {t('public.support.expect.privacy')}
            </TextLink>
          </Expectation>
          <Expectation icon={BookOpen} title={t('public.support.expect.read')}>
            {t('public.support.expect.read_text')}{' '}
            <TextLink href={localePath(locale, '/learn/faq')}>{t('public.support.expect.faq')}</TextLink>
          </Expectation>
        </ul>
      </aside>
    </div>
  );
}

function Expectation({
  icon: Icon,
  title,
  children,
}: {
  icon: LucideIcon;
  title: string;
  children: ReactNode;
}) {
  return (
    <li className="flex items-start gap-4">
      <Icon aria-hidden className="mt-0.5 size-5 shrink-0 text-court" />
      <div>
        <p className="font-semibold">{title}</p>
        <p className="mt-1 text-muted">{children}</p>
      </div>
    </li>
  );
}

function TextLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <a
      href={href}
      className="text-court underline decoration-court/35 underline-offset-4 hover:decoration-court"
    >
      {children}
    </a>
  );
}
