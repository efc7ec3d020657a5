/** The language selector: plain links to this very page in each language. enhance.ts remembers the choice. */
import { LOCALES, type Locale } from '@faircourt/contracts/vocabulary';
import { Check, ChevronDown, Globe } from 'lucide-react';
import { LOCALE_NAMES } from '../../i18n/locale.ts';
import { useText } from '../../i18n/use-text.ts';
import { localePath } from '../locale-path.ts';

export function LanguageMenu({ locale, slug }: { locale: Locale; slug: string }) {
  const t = useText();
  return (
    <details data-menu="" className="group sm:relative">
      <summary className="flex min-h-11 list-none items-center gap-1.5 rounded-md px-2 text-sm font-medium hover:bg-ink/6 sm:px-3 [&::-webkit-details-marker]:hidden">
        <Globe aria-hidden className="size-4.5 text-muted" />
        <span className="sr-only">
          {t('public.header.language_current', { language: LOCALE_NAMES[locale] })}
        </span>
        <span aria-hidden className="uppercase sm:hidden">
          {locale.slice(0, 2)}
        </span>
        <span aria-hidden className="hidden sm:inline">
          {LOCALE_NAMES[locale]}
        </span>
        <ChevronDown
          aria-hidden
          className="hidden size-4 text-muted transition-transform group-open:rotate-180 sm:block"
        />
      </summary>
      {/* On a phone it hangs from the whole bar: from the button, in the middle of the bar, it would begin left of the screen. */}
      <ul className="absolute inset-x-4 top-full mt-2 animate-rise-in rounded-md border border-line bg-raised p-1.5 shadow-float sm:left-auto sm:right-0 sm:w-56">
        {LOCALES.map((option) => (
          <li key={option}>
            <a
              href={localePath(option, slug)}
              lang={option}
              hrefLang={option}
              data-locale={option}
              aria-current={option === locale ? 'true' : undefined}
              className="flex min-h-11 items-center justify-between rounded-sm px-3 hover:bg-ink/6 aria-[current]:font-semibold"
            >
              {LOCALE_NAMES[option]}
              {option === locale && <Check aria-hidden className="size-4.5 text-court" />}
            </a>
          </li>
        ))}
      </ul>
    </details>
  );
}
