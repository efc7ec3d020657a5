/** The sticky top bar. Its two menus are <details>: they open without any script; menus.ts only closes them. */
import type { Locale } from '@faircourt/contracts/vocabulary';
import { Menu } from 'lucide-react';
import { PATHS } from '../../shell/paths.ts';
import type { MessageId } from '../../i18n/messages.ts';
import { useText } from '../../i18n/use-text.ts';
import { Brand } from '../../ui/brand.tsx';
import { buttonClasses } from '../../ui/button.tsx';
import { cn } from '../../ui/class-names.ts';
import { localePath } from '../locale-path.ts';
import { LanguageMenu } from './language-menu.tsx';

const SECTIONS: { slug: string; label: MessageId }[] = [
  { slug: PATHS.pricing, label: 'public.nav.pricing' },
  { slug: PATHS.learn, label: 'public.nav.learn' },
];

type HeaderProps = { locale: Locale; slug: string; isErrorPage?: boolean };

export function PublicHeader({ locale, slug, isErrorPage = false }: HeaderProps) {
  const t = useText();
  return (
    <header className="sticky top-0 z-30 border-b border-line bg-paper print:hidden">
      <div className="mx-auto flex h-17 max-w-7xl items-center gap-1 px-4 sm:gap-2 sm:px-8">
        <a
          href={localePath(locale, '')}
          aria-label={t('app.home_link')}
          aria-current={slug === '' && !isErrorPage ? 'page' : undefined}
          className="mr-auto flex shrink-0 rounded-sm py-2 lg:mr-6"
        >
          <Brand isCompact />
        </a>
        <nav aria-label={t('public.header.navigation')} className="hidden lg:mr-auto lg:block">
          <SectionLinks locale={locale} slug={slug} className="flex gap-1" linkClassName="px-3 py-2" />
        </nav>
        <LanguageMenu locale={locale} slug={slug} />
        <Entrances />
        <SectionMenu locale={locale} slug={slug} />
      </div>
    </header>
  );
}

/** preferences.js knows before the first paint whether this browser keeps a session; the style sheet shows one of both. */
function Entrances() {
  const t = useText();
  return (
    <>
      <a
        href={PATHS.auth}
        className={cn(
          buttonClasses({ variant: 'ghost' }),
          'whitespace-nowrap max-sm:px-2 max-sm:text-sm signed-in:hidden',
        )}
      >
        {t('public.header.sign_in')}
      </a>
      <a
        href={`${PATHS.auth}?mode=signup`}
        className={cn(
          buttonClasses(),
          'whitespace-nowrap max-sm:min-h-10 max-sm:px-3 max-sm:text-sm signed-in:hidden',
        )}
      >
        {t('public.header.get_started')}
      </a>
      <a
        href={PATHS.dashboard}
        className={cn(
          buttonClasses({ variant: 'ghost' }),
          'hidden pl-2 whitespace-nowrap signed-in:inline-flex',
        )}
      >
        <span
          aria-hidden
          className="grid size-8 shrink-0 place-items-center rounded-full bg-court-soft text-sm font-semibold text-court before:content-(--initials)"
        />
        {t('public.nav.dashboard')}
      </a>
    </>
  );
}

/** Small screens keep the sections behind one button. */
function SectionMenu({ locale, slug }: HeaderProps) {
  const t = useText();
  return (
    <details data-menu="" className="group lg:hidden">
      <summary
        aria-label={t('public.header.menu')}
        className="-mr-2 flex size-11 list-none items-center justify-center rounded-md hover:bg-ink/6 [&::-webkit-details-marker]:hidden"
      >
        <Menu aria-hidden className="size-6" />
      </summary>
      <nav
        aria-label={t('public.header.navigation')}
        className="absolute inset-x-0 top-full animate-fade-in border-b border-line bg-raised px-4 py-3 shadow-float sm:px-8"
      >
        <SectionLinks locale={locale} slug={slug} linkClassName="px-2 py-3 text-lg" />
      </nav>
    </details>
  );
}

function SectionLinks({
  locale,
  slug,
  className,
  linkClassName,
}: HeaderProps & { className?: string; linkClassName: string }) {
  const t = useText();
  return (
    <ul className={className}>
      {SECTIONS.map((section) => (
        <li key={section.slug}>
          <a
            href={localePath(locale, section.slug)}
            aria-current={currentState(slug, section.slug)}
            className={cn(
              'block rounded-md font-medium text-muted transition-colors hover:bg-ink/6 hover:text-ink aria-[current]:text-ink',
              linkClassName,
            )}
          >
            {t(section.label)}
          </a>
        </li>
      ))}
    </ul>
  );
}

/** "page" is the page itself, "true" a page somewhere below it. */
function currentState(slug: string, section: string): 'page' | 'true' | undefined {
  if (slug === section) return 'page';
  return slug.startsWith(`${section}/`) ? 'true' : undefined;
}
