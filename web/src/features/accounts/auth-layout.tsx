/** The frame of every page before sign-in: the form, and beside it on wide screens what Faircourt promises. */
import { BadgeCheck, MessageSquareLock, ShieldCheck, type LucideIcon } from 'lucide-react';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { isFirstViewShown } from '../../shell/first-view.ts';
import { PATHS } from '../../shell/paths.ts';
import { useLocale } from '../../i18n/locale-provider.tsx';
import { useText } from '../../i18n/use-text.ts';
import { Brand } from '../../ui/brand.tsx';
import { cn } from '../../ui/class-names.ts';
import { PageTitle } from '../../ui/page-title.tsx';
import { LanguageMenu, ThemeMenu } from '../../ui/preference-menus.tsx';
import { MAIN_ID } from '../../ui/skip-link.tsx';
import hero from './pictures/hero-1600.avif';

type AuthLayoutProps = {
  title: string;
  description?: ReactNode;
  children?: ReactNode;
  /** For a page that replaces the form it answers: the reader continues at its heading. */
  takesFocus?: boolean;
};

export function AuthLayout({ title, description, children, takesFocus = false }: AuthLayoutProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const [isShown] = useState(isFirstViewShown);
  useEffect(() => {
    if (takesFocus) heading.current?.focus();
  }, [takesFocus]);
  return (
    <div className="grid min-h-dvh lg:grid-cols-[minmax(0,5fr)_minmax(0,6fr)]">
      <PromisePanel />
      <div className="flex min-w-0 flex-col">
        <TopBar />
        <main
          id={MAIN_ID}
          className="grid flex-1 items-start justify-items-center px-5 pt-4 pb-16 sm:px-8 lg:items-center"
        >
          <div className={cn('w-full max-w-120', !isShown && 'animate-rise-in')}>
            <PageTitle title={title} />
            <h1 ref={heading} tabIndex={-1} className="text-2xl sm:text-3xl">
              {title}
            </h1>
            {description && <p className="mt-2 text-muted">{description}</p>}
            <div className="mt-7">{children}</div>
          </div>
        </main>
      </div>
    </div>
  );
}

function TopBar() {
  const t = useText();
  const { locale, setLocale } = useLocale();
  return (
    <header className="flex items-center justify-between gap-4 px-5 py-4 sm:px-8">
      <a href={PATHS.home} aria-label={t('auth.back_home')} className="rounded-sm lg:hidden">
        <Brand />
      </a>
      <div className="ml-auto flex items-center gap-1">
        <LanguageMenu locale={locale} onChange={(next) => void setLocale(next)} />
        <ThemeMenu />
      </div>
    </header>
  );
}

function PromisePanel() {
  const t = useText();
  return (
    <aside className="hidden bg-[#0a1120] text-on-night lg:block">
      <div className="sticky top-0 isolate flex h-dvh flex-col justify-between gap-8 overflow-hidden p-10 xl:p-14">
        {/* Lazy, so that phones, where the panel is hidden, never load it. */}
        <img
          src={hero}
          alt=""
          loading="lazy"
          className="absolute inset-0 -z-10 size-full object-cover object-[72%_50%]"
        />
        <div className="absolute inset-0 -z-10 bg-linear-to-t from-[#0a1120] via-[#0a1120]/82 via-50% to-[#0a1120]/15" />
        <a href={PATHS.home} aria-label={t('auth.back_home')} className="self-start rounded-sm">
          <Brand />
        </a>
        <div className="max-w-lg">
          <p className="font-heading text-3xl xl:text-4xl">{t('auth.panel.title')}</p>
          <ul className="mt-8 flex flex-col gap-5">
            <PromiseItem
              icon={ShieldCheck}
              title={t('auth.panel.guardian.title')}
              text={t('auth.panel.guardian.text')}
            />
            <PromiseItem
              icon={BadgeCheck}
              title={t('auth.panel.verified.title')}
              text={t('auth.panel.verified.text')}
            />
            <PromiseItem
              icon={MessageSquareLock}
              title={t('auth.panel.contact.title')}
              text={t('auth.panel.contact.text')}
            />
          </ul>
        </div>
      </div>
    </aside>
  );
}

function PromiseItem({ icon: Icon, title, text }: { icon: LucideIcon; title: string; text: string }) {
  return (
    <li className="flex items-start gap-3.5">
      <Icon aria-hidden className="mt-0.5 size-6 shrink-0 text-ball" />
      <span>
        <span className="block font-semibold">{title}</span>
        <span className="block text-on-night-muted">{text}</span>
      </span>
    </li>
  );
}
