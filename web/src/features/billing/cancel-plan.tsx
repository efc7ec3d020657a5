import type { BillingSubscription, ForeseenCancel } from '@faircourt/contracts/billing';
import { useState } from 'react';
import { useFormat } from '../../i18n/use-format.ts';
import { useText } from '../../i18n/use-text.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog, DialogContent, DialogTrigger } from '../../ui/dialog.tsx';
import { useCancelPlan, useForeseenCancel } from './billing.queries.ts';
import { useCard } from './card/card.queries.ts';
import { Consequences } from './consequences.tsx';
import { ForeseenDecision } from './foreseen-decision.tsx';

type CancelPlanProps = Pick<BillingSubscription, 'plan' | 'stage'>;

/** Ends the plan with what is paid for, and at once where nothing is; the day and what it locks are said before. */
export function CancelPlan({ plan, stage }: CancelPlanProps) {
  const t = useText();
  const [isOpen, setIsOpen] = useState(false);
  const kind = endedBy(stage);
  return (
    <Dialog open={isOpen} onOpenChange={setIsOpen}>
      <DialogTrigger asChild>
        <Button variant="secondary" className="text-stop">
          {t(`billing.cancel.button.${kind}`)}
        </Button>
      </DialogTrigger>
      <DialogContent title={t(`billing.cancel.question.${kind}`, { plan: t(`auth.plan.${plan}`) })}>
        <Decision stage={stage} onClose={() => setIsOpen(false)} />
      </DialogContent>
    </Dialog>
  );
}

/** What has ended has at most an order that waits for its payment. */
function endedBy(stage: BillingSubscription['stage']): 'order' | 'plan' {
  return stage === 'lapsed' ? 'order' : 'plan';
}

function Decision({ stage, onClose }: Pick<BillingSubscription, 'stage'> & { onClose: () => void }) {
  const t = useText();
  const foreseen = useForeseenCancel();
  const cancel = useCancelPlan();
  const kind = endedBy(stage);
  return (
    <ForeseenDecision
      foreseen={foreseen}
      confirmLabel={t(`billing.cancel.button.${kind}`)}
      closeLabel={t('billing.cancel.keep')}
      isDestructive
      onConfirm={() => cancel.mutateAsync()}
      onClose={onClose}
      done={{ title: t(`billing.cancel.done.${kind}`) }}
    >
      {foreseen.data && <Foreseen foreseen={foreseen.data} stage={stage} />}
    </ForeseenDecision>
  );
}

type ForeseenProps = { foreseen: ForeseenCancel; stage: BillingSubscription['stage'] };

function Foreseen({ foreseen, stage }: ForeseenProps) {
  const t = useText();
  const format = useFormat();
  const isByCard = useCard().data?.is_by_card === true;
  if (stage === 'lapsed') return <p>{t('billing.cancel.order.text')}</p>;
  return (
    <>
      <p>
        {stage === 'past_due'
          ? t(isByCard ? 'billing.cancel.at_once_card' : 'billing.cancel.at_once')
          : t('billing.cancel.text', { date: format.day(foreseen.ends_on) })}
      </p>
      <Consequences foreseen={foreseen} isEnd />
    </>
  );
}
