import type { BillingSubscription } from '@faircourt/contracts/billing';
import { RotateCcw } from 'lucide-react';
import { useFormat } from '../../i18n/use-format.ts';
import { useText } from '../../i18n/use-text.ts';
import { ConfirmedAction } from '../../shell/confirmed-action.tsx';
import { Button } from '../../ui/button.tsx';
import { useResumePlan } from './billing.queries.ts';

/** Undoes a cancellation while the plan still runs. */
export function ResumePlan({ subscription }: { subscription: BillingSubscription }) {
  const t = useText();
  const format = useFormat();
  const resume = useResumePlan();
  const { plan, stage, cancels_on: on } = subscription;
  return (
    <ConfirmedAction
      trigger={<Button icon={<RotateCcw aria-hidden />}>{t('billing.resume')}</Button>}
      title={t('billing.resume.question', { plan: t(`auth.plan.${plan}`) })}
      description={t(stage === 'trialing' ? 'billing.resume.trial' : 'billing.resume.text', {
        date: on === null ? '' : format.day(on),
      })}
      confirmLabel={t('billing.resume')}
      busyText={t('billing.saving')}
      isDestructive={false}
      onConfirm={() => resume.mutateAsync()}
      done={{ title: t('billing.resume.done') }}
      failed={t('billing.not_saved')}
    />
  );
}
