/**
 * One hidden line per other language under the header, written in that language. preferences.js says before the first
 * paint which one the visitor's browser asks for; nobody is ever sent to another address unasked.
 */
import { LOCALES, type Locale } from '@faircourt/contracts/vocabulary';
import { I18nProvider } from '@lingui/react';
import { Globe, X } from 'lucide-react';
import { useText } from '../../i18n/use-text.ts';
import { buttonClasses } from '../../ui/button.tsx';
import { i18nFor } from '../catalogues.ts';
import { localePath } from '../locale-path.ts';

export function LanguageOffers({ locale, slug }: { locale: Locale; slug: string }) {
  return LOCALES.filter((other) => other !== locale).map((other) => (
    <I18nProvider key={other} i18n={i18nFor(other)}>
      <LanguageOffer locale={other} slug={slug} />
    </I18nProvider>
  ));
}

function LanguageOffer({ locale, slug }: { locale: Locale; slug: string }) {
  const t = useText();
  return (
    <aside
      lang={locale}
      aria-label={t('public.offer.label')}
      data-language-offer={locale}
      className="hidden border-b border-line bg-court-soft print:hidden"
    >
      <div className="mx-auto flex w-full max-w-7xl items-center gap-3 px-4 sm:px-8">
        <Globe aria-hidden className="size-5 shrink-0 text-court" />
        <p className="flex min-w-0 flex-1 flex-wrap items-center sm:gap-x-3">
          <span className="max-sm:sr-only">{t('public.offer.text')}</span>
          <a
            href={localePath(locale, slug)}
            hrefLang={locale}
            data-locale={locale}
            className={buttonClasses({ variant: 'link', class: 'min-h-11' })}
          >
            {t('public.offer.switch')}
          </a>
        </p>
        <button
          type="button"
          data-dismiss-offer=""
          aria-label={t('public.offer.close')}
          title={t('public.offer.close')}
          className="-mr-3 flex size-11 shrink-0 items-center justify-center rounded-md hover:bg-ink/6"
        >
          <X aria-hidden className="size-5" />
        </button>
      </div>
    </aside>
  );
}
