/**
 * One hidden card per other language, written in that language. language-offer.ts shows the one the visitor's
 * browser asks for; nobody is ever sent to another address unasked.
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
      hidden
      lang={locale}
      aria-label={t('public.offer.label')}
      data-language-offer={locale}
      className="fixed inset-x-4 bottom-4 z-40 flex animate-rise-in items-start gap-3 rounded-lg border border-line bg-raised p-4 shadow-float sm:right-auto sm:left-6 sm:w-96 print:hidden"
    >
      <Globe aria-hidden className="mt-0.5 size-5 shrink-0 text-court" />
      <div className="flex-1">
        <p>{t('public.offer.text')}</p>
        <a
          href={localePath(locale, slug)}
          hrefLang={locale}
          data-locale={locale}
          className={buttonClasses({ variant: 'primary', size: 'sm', class: 'mt-3 min-h-11' })}
        >
          {t('public.offer.switch')}
        </a>
      </div>
      <button
        type="button"
        data-dismiss-offer=""
        aria-label={t('public.offer.close')}
        title={t('public.offer.close')}
        className="-mt-2 -mr-2 flex size-11 shrink-0 items-center justify-center rounded-md hover:bg-ink/6"
      >
        <X aria-hidden className="size-5" />
      </button>
    </aside>
  );
}
