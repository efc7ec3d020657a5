import type { BillingSubscription } from '@faircourt/contracts/billing';
import { Undo2 } from 'lucide-react';
import { useErrorText } from '../../api/use-error-text.ts';
import { useFormat } from '../../i18n/use-format.ts';
import { useText } from '../../i18n/use-text.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { toast } from '../../ui/toast.tsx';
import { useKeepPlan } from './billing.queries.ts';
import { offerName } from '../../domain/billing/offer-name.ts';

type ScheduledChangeProps = {
  scheduled: NonNullable<BillingSubscription['scheduled']>;
  canKeep: boolean;
};

/** A change that waits for the next period. Taking it back loses nothing, so it asks nothing. */
export function ScheduledChange({ scheduled, canKeep }: ScheduledChangeProps) {
  const t = useText();
  const format = useFormat();
  const errorText = useErrorText();
  const { mutateAsync: keep, isPending } = useKeepPlan();
  const takeBack = async () => {
    try {
      await keep();
      toast.success({ title: t('billing.scheduled.keep.done') });
    } catch (error) {
      toast.destructive({ title: t('billing.not_saved'), description: errorText(error) });
    }
  };
  return (
    <Alert
      kind="info"
      action={
        canKeep && (
          <Button
            variant="secondary"
            size="sm"
            className="min-h-11"
            icon={<Undo2 aria-hidden />}
            isBusy={isPending}
            busyText={t('billing.saving')}
            onClick={() => void takeBack()}
          >
            {t('billing.scheduled.keep')}
          </Button>
        )
      }
    >
      {t('billing.scheduled', { offer: offerName(scheduled, t), date: format.day(scheduled.from) })}
    </Alert>
  );
}
