import { SET_ASIDE_DAYS, type FamilyRequest } from '@faircourt/contracts/requests';
import { Clock3 } from 'lucide-react';
import { useText } from '../../i18n/use-text.ts';
import { Button } from '../../ui/button.tsx';
import { toast } from '../../ui/toast.tsx';
import { requestsTitle } from './request-words.ts';
import { useAnswer } from './requests.queries.ts';
import { useDecisionFailure } from './use-decision-failure.ts';

type SetAsideButtonProps = {
  requests: readonly [FamilyRequest, ...FamilyRequest[]];
  /** The card of it all stays where it is, and says itself what became of it. */
  hold?: (isStaying: boolean) => void;
};

/** Nothing is answered, and the coach learns nothing: it waits again after a week, or when somebody takes it up. */
export function SetAsideButton({ requests, hold }: SetAsideButtonProps) {
  const t = useText();
  const describeFailure = useDecisionFailure();
  const answering = useAnswer();
  const title = requestsTitle(requests, t);
  const put = async (decision: 'set_aside' | 'take_up') => {
    hold?.(true);
    try {
      await answering.mutateAsync({ requests, answer: { decision } });
    } catch (error) {
      hold?.(false);
      toast.destructive({ title: t('requests.decide.failed'), description: describeFailure(error) });
      return;
    }
    if (hold || decision === 'take_up') return;
    toast.success({
      title: t('requests.set_aside.done'),
      description: t('requests.set_aside.done_text', { days: SET_ASIDE_DAYS }),
      action: { label: t('ui.undo'), onClick: () => void put('take_up') },
    });
  };
  const isSetAside = requests.every(({ set_aside_until }) => set_aside_until !== null);
  const action = t(isSetAside ? 'requests.take_up' : 'requests.set_aside');
  return (
    <Button
      size="lg"
      variant="secondary"
      className="px-2 sm:px-3 sm:whitespace-nowrap"
      icon={<Clock3 aria-hidden />}
      isBusy={answering.isPending}
      busyText={t('requests.busy')}
      aria-label={t('ui.named_action', { action, title })}
      onClick={() => void put(isSetAside ? 'take_up' : 'set_aside')}
    >
      {action}
    </Button>
  );
}
