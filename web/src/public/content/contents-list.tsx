import { useText } from '../../i18n/use-text.ts';

/** The page's sections. Beside the text on wide screens, above it on narrow ones; it is the same list. */
export function ContentsList({ sections }: { sections: readonly { id: string; title: string }[] }) {
  const t = useText();
  return (
    <nav
      aria-labelledby="contents"
      data-contents=""
      className="rounded-lg border border-line bg-surface p-5 lg:rounded-none lg:border-0 lg:border-l lg:bg-transparent lg:sticky lg:top-24 lg:py-1 print:hidden"
    >
      <p id="contents" className="text-sm font-semibold">
        {t('public.learn.article.contents')}
      </p>
      <ol className="mt-2">
        {sections.map(({ id, title }) => (
          <li key={id}>
            <a
              href={`#${id}`}
              className="block rounded-sm py-1.5 text-sm text-muted underline-offset-4 transition-colors hover:text-ink hover:underline aria-[current]:font-medium aria-[current]:text-court"
            >
              {title}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
