import { SET_ASIDE_DAYS, type FamilyRequest } from '@faircourt/contracts/requests';
import { Clock3, Undo2 } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useText } from '../../i18n/use-text.ts';
import { Button } from '../../ui/button.tsx';
import { toast } from '../../ui/toast.tsx';
import { requestsTitle } from './request-words.ts';
import { useAnswer } from './requests.queries.ts';
import { useDecisionFailure } from './use-decision-failure.ts';

type SetAsideNoteProps = { requests: readonly [FamilyRequest, ...FamilyRequest[]] };

/** In the place of the answers. The way back is where no answer was: a second press must not undo the first. */
export function SetAsideNote({ requests }: SetAsideNoteProps) {
  const t = useText();
  const describeFailure = useDecisionFailure();
  const answering = useAnswer();
  const words = useRef<HTMLParagraphElement>(null);
  // The button that was pressed is gone.
  useEffect(() => words.current?.focus({ preventScroll: true }), []);
  const undo = async () => {
    try {
      await answering.mutateAsync({ requests, answer: { decision: 'take_up' } });
    } catch (error) {
      toast.destructive({ title: t('requests.decide.failed'), description: describeFailure(error) });
    }
  };
  return (
    <div className="flex items-center justify-between gap-2 self-center sm:gap-3 [grid-area:1/1]">
      <p
        ref={words}
        tabIndex={-1}
        className="flex min-w-0 items-start gap-2 text-sm leading-snug outline-none"
      >
        <Clock3 aria-hidden className="mt-0.5 size-4 shrink-0 text-muted max-sm:hidden" />
        <span className="min-w-0">
          <strong className="font-semibold">{t('requests.set_aside.done')}.</strong>{' '}
          {t('requests.set_aside.done_text', { days: SET_ASIDE_DAYS })}
        </span>
      </p>
      <Button
        size="sm"
        variant="secondary"
        className="min-h-11 shrink-0 max-sm:px-2 max-sm:[&_svg]:hidden"
        icon={<Undo2 aria-hidden />}
        isBusy={answering.isPending}
        aria-label={t('ui.named_action', { action: t('ui.undo'), title: requestsTitle(requests, t) })}
        onClick={() => void undo()}
      >
        {t('ui.undo')}
      </Button>
    </div>
  );
}
