import type { Locale } from '@faircourt/contracts/vocabulary';
import { ChevronRight } from 'lucide-react';
import { useText } from '../../../i18n/use-text.ts';
import { localePath } from '../../locale-path.ts';
import { LEARN } from '../learn-paths.ts';

export type Crumb = { label: string; path: string };

const NO_TRAIL: Crumb[] = [];

/** The way back up. The page itself is the heading below, so it is not repeated here. */
export function Breadcrumbs({ locale, trail = NO_TRAIL }: { locale: Locale; trail?: Crumb[] }) {
  const t = useText();
  const crumbs = [{ label: t('public.learn.title'), path: LEARN }, ...trail];
  return (
    <nav aria-label={t('public.learn.breadcrumbs')} className="print:hidden">
      <ol className="flex flex-wrap items-center gap-x-1.5 gap-y-1 text-sm text-muted">
        {crumbs.map(({ label, path }, index) => (
          <li key={path} className="flex items-center gap-1.5">
            {index > 0 && <ChevronRight aria-hidden className="size-4 opacity-60" />}
            <a
              href={localePath(locale, path)}
              className="inline-flex min-h-6 items-center rounded-sm underline-offset-4 hover:text-ink hover:underline"
            >
              {label}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
