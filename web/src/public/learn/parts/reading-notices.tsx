/** What a reader should know before trusting a page: its age, its language, and what it is not. */
import type { Locale } from '@faircourt/contracts/vocabulary';
import { useText } from '../../../i18n/use-text.ts';
import { Alert } from '../../../ui/alert.tsx';
import { formatPlainDate } from '../../content/localized-names.ts';
import { isReviewOverdue } from '../../content/review-date.ts';

const BUILT_ON = new Date();

/** Decided here for this build, and again by reading.island.ts in the browser: an old build must warn too. */
export function ReviewWarning({
  locale,
  reviewedOn,
  reviewDue,
  now = BUILT_ON,
}: {
  locale: Locale;
  reviewedOn: string;
  reviewDue: string;
  now?: Date;
}) {
  const t = useText();
  return (
    <div data-review-due={reviewDue} hidden={!isReviewOverdue(reviewDue, now)}>
      <Alert kind="caution" title={t('public.learn.article.review_title')}>
        {t('public.learn.article.review_text', { date: formatPlainDate(locale, reviewedOn) })}
      </Alert>
    </div>
  );
}

export function FallbackNotice({ locale, textLocale }: { locale: Locale; textLocale: Locale }) {
  const t = useText();
  if (locale === textLocale) return null;
  return (
    <Alert title={t('public.learn.article.fallback_title')}>{t('public.learn.article.fallback_text')}</Alert>
  );
}

export function EducationNote() {
  const t = useText();
  return (
    <aside
      aria-labelledby="education-note"
      className="rounded-lg border-l-4 border-hardwood bg-sunken px-5 py-4"
    >
      <p id="education-note" className="font-semibold">
        {t('public.learn.article.education_title')}
      </p>
      <p className="mt-1 text-muted">{t('public.learn.article.education_text')}</p>
    </aside>
  );
}
