import type { Locale } from '@faircourt/contracts/vocabulary';
import { CalendarCheck, CalendarClock, Clock, FileClock } from 'lucide-react';
import type { ReactNode } from 'react';
import { useText } from '../../../i18n/use-text.ts';
import { formatPlainDate } from '../../content/localized-names.ts';
import type { PageNotes } from '../../content/page-notes.ts';

/** Reading time, the day the facts stand for, the day somebody last went through them, and who does so next. */
export function ReadingMeta({
  locale,
  minutes,
  asOf,
  reviewedOn,
  reviewBy,
  reviewer,
  children,
}: Pick<PageNotes, 'reviewBy' | 'reviewer'> & {
  locale: Locale;
  minutes?: number;
  asOf: string;
  reviewedOn: string;
  children?: ReactNode;
}) {
  const t = useText();
  return (
    <ul className="flex flex-wrap items-center gap-x-5 gap-y-2 text-sm text-muted [&_li]:flex [&_li]:items-center [&_li]:gap-1.5 [&_svg]:size-4 [&_svg]:shrink-0">
      {children}
      {minutes && (
        <li>
          <Clock aria-hidden />
          {t('public.learn.article.minutes', { minutes })}
        </li>
      )}
      <li>
        <FileClock aria-hidden />
        <time dateTime={asOf}>
          {t('public.learn.article.as_of', { date: formatPlainDate(locale, asOf) })}
        </time>
      </li>
      <li>
        <CalendarCheck aria-hidden />
        <time dateTime={reviewedOn}>
          {t('public.learn.article.reviewed', { date: formatPlainDate(locale, reviewedOn) })}
        </time>
      </li>
      {reviewBy && reviewer && (
        <li>
          <CalendarClock aria-hidden />
          <time dateTime={reviewBy}>
            {t('public.learn.notes.review_by', {
              date: formatPlainDate(locale, reviewBy),
              reviewer: t(`public.learn.notes.reviewer.${reviewer}`),
            })}
          </time>
        </li>
      )}
    </ul>
  );
}
