/** Safety reports: a minor's fear of a guardian first. The list names nobody in full; reading one is a logged look. */
import { CLOSING_NOTE_MAX, type ListedReport } from '@faircourt/contracts/safety-reports';
import { Check, Eye, EyeOff, LifeBuoy } from 'lucide-react';
import { useId, useState } from 'react';
import { useErrorText } from '../../api/use-error-text.ts';
import { DueBadge } from '../../domain/due-badge.tsx';
import { useFormat } from '../../i18n/use-format.ts';
import { useText } from '../../i18n/use-text.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { ReasonDialog } from '../../shell/reason-dialog.tsx';
import { ReportText } from './report-text.tsx';
import { SafetyRow, SafetySection } from './safety-section.tsx';
import { useCloseReport, useOpenReport, useSafetyReports } from './safety.queries.ts';

export function ReportSection() {
  const t = useText();
  const query = useSafetyReports();
  return (
    <SafetySection
      icon={LifeBuoy}
      title={t('safety.reports')}
      text={t('safety.reports.text')}
      empty={t('safety.reports.empty')}
      query={query}
      rows={query.data?.reports.map((report) => (
        <ReportRow key={report.id} report={report} />
      ))}
    />
  );
}

function ReportRow({ report }: { report: ListedReport }) {
  const t = useText();
  const format = useFormat();
  const errorText = useErrorText();
  const textId = useId();
  const { data, error, isPending, mutate: open } = useOpenReport();
  const [isShown, setIsShown] = useState(false);
  const title = t(`safety.report.${report.source}`);
  const who = report.reporter_role ? t(`role.${report.reporter_role}`) : t('safety.report.no_account');
  const toggle = () => {
    // What is here already is shown again without another look.
    if (!isShown && !data) open(report.id);
    setIsShown(!isShown);
  };
  return (
    <SafetyRow
      title={title}
      badges={<DueBadge answerBy={report.answer_by} />}
      actions={
        <>
          <Button
            variant="secondary"
            icon={isShown ? <EyeOff aria-hidden /> : <Eye aria-hidden />}
            isBusy={isPending}
            busyText={t('safety.report.opening')}
            aria-expanded={isShown && data !== undefined}
            aria-controls={textId}
            onClick={toggle}
          >
            {t(isShown && data ? 'safety.report.hide' : 'safety.report.read')}
          </Button>
          {data && <CloseReport report={report} />}
        </>
      }
      below={
        <div id={textId} hidden={!isShown}>
          {data && <ReportText report={data} />}
          {error && <Alert kind="error">{errorText(error, t('safety.failed'))}</Alert>}
        </div>
      }
    >
      <p className="text-muted">
        {t('safety.report.from', { name: report.reporter_name, who })} ·{' '}
        <time dateTime={report.created_at} title={format.dateTime(report.created_at)}>
          {format.relative(report.created_at)}
        </time>{' '}
        · <span className="whitespace-nowrap tabular-nums">{report.reference}</span>
      </p>
    </SafetyRow>
  );
}

function CloseReport({ report }: { report: ListedReport }) {
  const t = useText();
  const { mutateAsync: close } = useCloseReport();
  return (
    <ReasonDialog
      trigger={
        <Button
          icon={<Check aria-hidden />}
          aria-label={t('ui.named_action', { action: t('safety.report.close'), title: report.reference })}
        >
          {t('safety.report.close')}
        </Button>
      }
      title={t('safety.report.close.title', { reference: report.reference })}
      description={t('safety.report.close.text')}
      label={t('safety.report.close.note')}
      max={CLOSING_NOTE_MAX}
      confirmLabel={t('safety.report.close')}
      onConfirm={(reason) => close({ id: report.id, reason })}
      done={t('safety.report.closed', { reference: report.reference })}
    />
  );
}
