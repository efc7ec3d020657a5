import { useText } from '../../i18n/use-text.ts';
import { cn } from '../../ui/class-names.ts';
import { CONTAINER } from './section.tsx';

/** The parts of a long page in one line that stays under the header of a phone. */
export function PageContents({ parts }: { parts: readonly { id: string; label: string }[] }) {
  const t = useText();
  return (
    <nav
      aria-label={t('public.learn.article.contents')}
      className="sticky top-17 z-20 border-b border-line bg-paper lg:hidden print:hidden"
    >
      <ul
        className={cn(
          CONTAINER,
          'flex gap-1 overflow-x-auto [scrollbar-width:none] scroll-hint [--hint-ground:var(--color-paper)]',
        )}
      >
        {parts.map(({ id, label }) => (
          <li key={id}>
            <a
              href={`#${id}`}
              className="flex min-h-11 items-center rounded-sm px-2 text-sm font-medium whitespace-nowrap text-muted -outline-offset-2 hover:text-ink"
            >
              {label}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
