import { ChevronDown } from 'lucide-react';
import { Link } from 'react-router';
import { useText } from '../../i18n/use-text.ts';

type SettingsPageIndexProps = { sections: readonly { id: string; title: string }[] };

/** The way to each section of a long page; folded on a phone, where it would push the first one out of sight. */
export function SettingsPageIndex({ sections }: SettingsPageIndexProps) {
  const t = useText();
  return (
    <nav aria-label={t('settings.index')}>
      <details
        data-phone-fold
        className="group max-sm:rounded-lg max-sm:border max-sm:border-line max-sm:bg-surface max-sm:shadow-soft"
      >
        <summary className="flex min-h-12 list-none items-center justify-between gap-3 rounded-lg px-4 font-medium [&::-webkit-details-marker]:hidden">
          {t('settings.index')}
          <ChevronDown
            aria-hidden
            className="size-5 shrink-0 text-muted transition-transform group-open:rotate-180"
          />
        </summary>
        <ul className="flex flex-wrap gap-x-5 max-sm:flex-col max-sm:border-t max-sm:border-line max-sm:px-4 max-sm:py-1">
          {sections.map(({ id, title }) => (
            <li key={id}>
              <Link
                to={{ hash: id }}
                // The page is scrolled there by the address; the keyboard goes on from there too.
                onClick={() => document.getElementById(id)?.focus({ preventScroll: true })}
                className="flex min-h-11 items-center rounded-sm text-court underline decoration-court/35 underline-offset-4 hover:decoration-court sm:min-h-9"
              >
                {title}
              </Link>
            </li>
          ))}
        </ul>
      </details>
    </nav>
  );
}
