/** One box for what is not known, in place of a hedge in every paragraph, and the list of what changed. */
import type { Locale } from '@faircourt/contracts/vocabulary';
import { CircleHelp } from 'lucide-react';
import { useText } from '../../../i18n/use-text.ts';
import { formatPlainDate } from '../../content/localized-names.ts';
import type { RenderedNotes } from '../../content/page-notes.ts';

export const UNKNOWN_ID = 'unknown';

export function UnknownBox({
  unknown,
  textLocale,
}: {
  unknown: RenderedNotes['unknown'];
  textLocale: Locale;
}) {
  const t = useText();
  if (!unknown) return null;
  return (
    <section
      id={UNKNOWN_ID}
      data-section=""
      aria-labelledby="unknown-title"
      className="rounded-lg border border-caution/30 bg-caution-soft px-5 py-5 sm:px-6"
    >
      <h2 id="unknown-title" className="flex items-center gap-2 text-lg">
        <CircleHelp aria-hidden className="size-5 shrink-0 text-caution" />
        {t('public.learn.notes.unknown')}
      </h2>
      <ul lang={textLocale} className="reading mt-3 list-disc pl-5">
        {unknown.items.map((html) => (
          <li key={html} dangerouslySetInnerHTML={{ __html: html }} />
        ))}
      </ul>
      <h3 className="mt-4 text-base">{t('public.learn.notes.ask')}</h3>
      <div lang={textLocale} className="reading mt-1" dangerouslySetInnerHTML={{ __html: unknown.ask }} />
    </section>
  );
}

export function ChangeLog({
  changes,
  locale,
  textLocale,
}: {
  changes: RenderedNotes['changes'];
  locale: Locale;
  textLocale: Locale;
}) {
  const t = useText();
  if (changes.length === 0) return null;
  return (
    <section aria-labelledby="changes">
      <h2 id="changes" className="text-xl">
        {t('public.learn.notes.changes')}
      </h2>
      <dl className="mt-3 grid gap-x-5 gap-y-1 text-sm sm:grid-cols-[auto_1fr]">
        {changes.map(({ on, html }) => (
          <div key={`${on} ${html}`} className="contents">
            <dt className="font-medium">
              <time dateTime={on}>{formatPlainDate(locale, on)}</time>
            </dt>
            <dd lang={textLocale} className="mb-2 text-muted" dangerouslySetInnerHTML={{ __html: html }} />
          </div>
        ))}
      </dl>
    </section>
  );
}
