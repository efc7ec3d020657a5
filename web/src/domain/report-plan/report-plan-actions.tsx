/** What a coach can do about the report: try it, buy it, end it, keep it. The day and the amount are said before anybody confirms. */
import { LIMITS } from '@faircourt/contracts/limits';
import type { ReportPlan } from '@faircourt/contracts/report-plan';
import { RotateCcw, Sparkles } from 'lucide-react';
import { useErrorText } from '../../api/use-error-text.ts';
import { useFormat } from '../../i18n/use-format.ts';
import { useText } from '../../i18n/use-text.ts';
import { ConfirmedAction } from '../../shell/confirmed-action.tsx';
import { Button } from '../../ui/button.tsx';
import { toast } from '../../ui/toast.tsx';
import { BuyReport } from './buy-report.tsx';
import { useBeginReportTrial, useCancelReport, useResumeReport } from './report-plan.query.ts';

type Plan = { plan: ReportPlan };

/** To get it: for who does not have it, and who tries it out. */
export function GetReport({ plan }: Plan) {
  return (
    <>
      {plan.can.start_trial && <StartTrial />}
      {plan.can.choose && <BuyReport plan={plan} />}
    </>
  );
}

/** To end it, or to keep it after all. */
export function EndReport({ plan }: Plan) {
  return (
    <>
      {plan.can.resume && <ResumeReport plan={plan} />}
      {plan.can.cancel && <CancelReport plan={plan} />}
    </>
  );
}

/** It costs nothing and ends by itself, so it asks nothing. */
function StartTrial() {
  const t = useText();
  const errorText = useErrorText();
  const { mutateAsync, isPending } = useBeginReportTrial();
  const start = async () => {
    try {
      await mutateAsync();
      toast.success({ title: t('report_plan.trial.done'), description: t('report_plan.trial.done.text') });
    } catch (error) {
      toast.destructive({ title: t('billing.not_saved'), description: errorText(error) });
    }
  };
  return (
    <Button
      variant="accent"
      icon={<Sparkles aria-hidden />}
      isBusy={isPending}
      busyText={t('billing.saving')}
      onClick={() => void start()}
    >
      {t('report_plan.trial', { days: LIMITS.trialDays })}
    </Button>
  );
}

function CancelReport({ plan: { subscription, card, ends_if_cancelled: endsOn } }: Plan) {
  const t = useText();
  const format = useFormat();
  const cancel = useCancelReport();
  const stage = subscription?.stage;
  const kind = stage === 'lapsed' ? 'order' : 'plan';
  const texts = {
    order: t('report_plan.cancel.order'),
    at_once: t(card.is_by_card ? 'report_plan.cancel.at_once_card' : 'report_plan.cancel.at_once'),
    later: t('report_plan.cancel.text', { date: endsOn === null ? '' : format.day(endsOn) }),
  };
  const isUnpaid = stage === 'past_due' || subscription?.is_on_account === true;
  return (
    <ConfirmedAction
      trigger={
        <Button variant="secondary" className="text-stop">
          {t(kind === 'order' ? 'billing.cancel.button.order' : 'report_plan.cancel')}
        </Button>
      }
      title={t(`billing.cancel.question.${kind}`, { plan: t('auth.plan.global_report') })}
      description={kind === 'order' ? texts.order : isUnpaid ? texts.at_once : texts.later}
      confirmLabel={t(kind === 'order' ? 'billing.cancel.button.order' : 'report_plan.cancel')}
      cancelLabel={t('billing.cancel.keep')}
      busyText={t('billing.saving')}
      onConfirm={() => cancel.mutateAsync()}
      done={{ title: t(kind === 'order' ? 'billing.cancel.done.order' : 'report_plan.cancel.done') }}
      failed={t('billing.not_saved')}
    />
  );
}

function ResumeReport({ plan: { subscription, card } }: Plan) {
  const t = useText();
  const format = useFormat();
  const resume = useResumeReport();
  const on = subscription?.cancels_on ?? null;
  const inTrial = card.is_by_card ? 'report_plan.resume.trial_card' : 'report_plan.resume.trial';
  return (
    <ConfirmedAction
      trigger={<Button icon={<RotateCcw aria-hidden />}>{t('report_plan.resume')}</Button>}
      title={t('billing.resume.question', { plan: t('auth.plan.global_report') })}
      description={t(subscription?.stage === 'trialing' ? inTrial : 'report_plan.resume.text', {
        date: on === null ? '' : format.day(on),
      })}
      confirmLabel={t('report_plan.resume')}
      busyText={t('billing.saving')}
      isDestructive={false}
      onConfirm={() => resume.mutateAsync()}
      done={{ title: t('report_plan.resume.done') }}
      failed={t('billing.not_saved')}
    />
  );
}
