import { COPYRIGHT_YEAR } from '@faircourt/contracts/limits';
import { LOCALES, type Locale } from '@faircourt/contracts/vocabulary';
import { PATHS } from '../../shell/paths.ts';
import { LOCALE_NAMES } from '../../i18n/locale.ts';
import type { MessageId } from '../../i18n/messages.ts';
import { useText } from '../../i18n/use-text.ts';
import { Brand } from '../../ui/brand.tsx';
import { localePath, localizeHref } from '../locale-path.ts';

type FooterGroup = { title: MessageId; links: { href: string; label: MessageId }[] };

const GROUPS: FooterGroup[] = [
  {
    title: 'public.footer.product',
    links: [
      { href: PATHS.pricing, label: 'public.nav.pricing' },
      { href: PATHS.dashboard, label: 'public.nav.dashboard' },
      { href: PATHS.support, label: 'public.nav.support' },
    ],
  },
  {
    title: 'public.footer.learn',
    links: [
      { href: PATHS.learn, label: 'public.nav.learn_hub' },
      { href: '/learn/guides', label: 'public.nav.guides' },
      { href: '/learn/faq', label: 'public.nav.faq' },
    ],
  },
  {
    title: 'public.footer.legal',
    links: [
      { href: '/legal/terms', label: 'public.nav.terms' },
      { href: '/legal/privacy', label: 'public.nav.privacy' },
      { href: '/legal/consent', label: 'public.nav.consent' },
    ],
  },
];

const LINK_CLASSES =
  'inline-block py-1.5 text-on-night-muted underline-offset-4 hover:text-on-night hover:underline focus-visible:outline-on-night';

export function PublicFooter({ locale, slug }: { locale: Locale; slug: string }) {
  const t = useText();
  return (
    <footer className="border-t border-line bg-night text-on-night print:hidden">
      <div className="mx-auto max-w-7xl px-4 py-9 sm:px-8 sm:py-14 lg:py-18">
        <div className="grid gap-7 sm:gap-12 lg:grid-cols-[1.3fr_2fr]">
          <div>
            <Brand />
            <p className="mt-3 max-w-xs text-on-night-muted">{t('public.footer.tagline')}</p>
          </div>
          <nav
            aria-label={t('public.footer.navigation')}
            className="grid grid-cols-2 gap-x-6 gap-y-6 sm:grid-cols-3"
          >
            {GROUPS.map((group) => (
              <LinkGroup key={group.title} locale={locale} group={group} />
            ))}
          </nav>
        </div>
        <div className="mt-7 flex sm:mt-14 flex-wrap items-center justify-between gap-x-8 gap-y-4 border-t border-white/12 pt-6">
          <p className="text-sm text-on-night-muted">
            {t('public.footer.copyright', { year: String(COPYRIGHT_YEAR) })}
          </p>
          <Languages locale={locale} slug={slug} />
        </div>
      </div>
    </footer>
  );
}

function LinkGroup({ locale, group }: { locale: Locale; group: FooterGroup }) {
  const t = useText();
  return (
    <div>
      <h2 className="font-sans text-sm font-semibold tracking-normal text-on-night">{t(group.title)}</h2>
      <ul className="mt-1.5 sm:mt-3">
        {group.links.map(({ href, label }) => (
          <li key={href}>
            <a href={localizeHref(locale, href)} className={LINK_CLASSES}>
              {t(label)}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}

function Languages({ locale, slug }: { locale: Locale; slug: string }) {
  const t = useText();
  return (
    <nav aria-label={t('public.footer.languages')}>
      <ul className="flex flex-wrap gap-x-6 text-sm">
        {LOCALES.map((option) => (
          <li key={option}>
            <a
              href={localePath(option, slug)}
              hrefLang={option}
              lang={option}
              data-locale={option}
              aria-current={option === locale ? 'true' : undefined}
              className={`${LINK_CLASSES} aria-[current]:text-on-night`}
            >
              {LOCALE_NAMES[option]}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
