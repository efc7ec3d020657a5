import type { SafetyReport } from '@faircourt/contracts/safety-reports';
import { LOCALE_NAMES } from '../../i18n/locale.ts';
import { useText } from '../../i18n/use-text.ts';
import { Alert } from '../../ui/alert.tsx';

/** All of a report, with a warning where an answer by email could reach the person it is about. */
export function ReportText({ report }: { report: SafetyReport }) {
  const t = useText();
  const isQuiet = report.source === 'guardian';
  return (
    <div className="flex flex-col gap-4">
      {isQuiet && (
        <Alert kind="caution" title={t('safety.report.quiet')}>
          {t('safety.report.quiet.text')}
        </Alert>
      )}
      <dl className="grid gap-x-6 gap-y-2 sm:grid-cols-[auto_minmax(0,1fr)]">
        <dt className="text-muted">{t('safety.report.name')}</dt>
        <dd className="break-words">{report.name}</dd>
        <dt className="text-muted">{t('safety.report.email')}</dt>
        <dd className="[overflow-wrap:anywhere]">
          {isQuiet ? (
            report.email
          ) : (
            <a
              href={`mailto:${report.email}?subject=${encodeURIComponent(report.reference)}`}
              className="rounded-sm text-court underline decoration-court/35 underline-offset-4 hover:decoration-court"
            >
              {report.email}
            </a>
          )}
        </dd>
        <dt className="text-muted">{t('safety.report.language')}</dt>
        <dd>{LOCALE_NAMES[report.locale]}</dd>
      </dl>
      <blockquote className="border-l-3 border-hardwood pl-4 [overflow-wrap:anywhere] whitespace-pre-line">
        {report.message}
      </blockquote>
    </div>
  );
}
