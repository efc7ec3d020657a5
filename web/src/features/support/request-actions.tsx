/** Claim and give back, close and reopen. Another admin's work is taken over only on purpose. */
import { SUPPORT_CLOSING_NOTE_MAX, type SupportRequestPage } from '@faircourt/contracts/support-inbox';
import { Check, Hand, RotateCcw, Undo2 } from 'lucide-react';
import { useId, type ReactElement } from 'react';
import { useErrorText } from '../../api/use-error-text.ts';
import { useText } from '../../i18n/use-text.ts';
import { ConfirmedAction } from '../../shell/confirmed-action.tsx';
import { ReasonDialog } from '../../shell/reason-dialog.tsx';
import { Button } from '../../ui/button.tsx';
import { Card, CardContent, CardHeader, CardTitle } from '../../ui/card.tsx';
import { toast } from '../../ui/toast.tsx';
import { useRequestWork } from './support.queries.ts';

type ActionProps = { request: SupportRequestPage };

export function RequestActions({ request }: ActionProps) {
  const t = useText();
  const titleId = useId();
  const isOthers = request.claimed_by !== null && !request.is_mine;
  return (
    <Card aria-labelledby={titleId}>
      <CardHeader>
        <CardTitle id={titleId}>{t('support.actions')}</CardTitle>
      </CardHeader>
      <CardContent className="flex flex-col gap-3">
        {request.closed_at ? (
          <Reopen request={request} />
        ) : (
          <>
            {request.claimed_by === null && <Claim request={request} />}
            {request.is_mine && <GiveBack request={request} />}
            {isOthers && <TakeOver request={request} />}
            {!isOthers && request.can_close && <Close request={request} />}
          </>
        )}
      </CardContent>
    </Card>
  );
}

function Claim({ request }: ActionProps) {
  const t = useText();
  const { claim } = useRequestWork(request.id);
  const run = useTold();
  return (
    <Button
      icon={<Hand aria-hidden />}
      isBusy={claim.isPending}
      busyText={t('support.sending')}
      onClick={() => run(claim.mutateAsync({ take_over: false }), t('support.claim.done'))}
    >
      {t('support.claim')}
    </Button>
  );
}

function GiveBack({ request }: ActionProps) {
  const t = useText();
  const { giveBack } = useRequestWork(request.id);
  const run = useTold();
  return (
    <Button
      variant="secondary"
      icon={<Undo2 aria-hidden />}
      isBusy={giveBack.isPending}
      busyText={t('support.sending')}
      onClick={() => run(giveBack.mutateAsync(), t('support.give_back.done'))}
    >
      {t('support.give_back')}
    </Button>
  );
}

function TakeOver({ request }: ActionProps) {
  const t = useText();
  const { claim } = useRequestWork(request.id);
  return (
    <ConfirmedAction
      trigger={
        <Button variant="secondary" icon={<Hand aria-hidden />}>
          {t('support.take_over')}
        </Button>
      }
      title={t('support.take_over.title', { name: request.claimed_by?.name ?? '' })}
      description={t('support.take_over.text')}
      confirmLabel={t('support.take_over')}
      busyText={t('support.sending')}
      onConfirm={() => claim.mutateAsync({ take_over: true })}
      done={{ title: t('support.claim.done') }}
      failed={t('support.not_done')}
    />
  );
}

/** A safety report is closed with a word on what was done about it. */
function Close({ request }: ActionProps) {
  const t = useText();
  const { close } = useRequestWork(request.id);
  const title = t('support.close.title', { reference: request.reference });
  const trigger: ReactElement = (
    <Button variant="secondary" icon={<Check aria-hidden />}>
      {t('support.close')}
    </Button>
  );
  if (request.type === 'safety') {
    return (
      <ReasonDialog
        trigger={trigger}
        title={title}
        description={t('support.close.text')}
        label={t('support.close.note')}
        max={SUPPORT_CLOSING_NOTE_MAX}
        confirmLabel={t('support.close')}
        onConfirm={(note) => close.mutateAsync({ note })}
        done={t('support.close.done')}
      />
    );
  }
  return (
    <ConfirmedAction
      trigger={trigger}
      title={title}
      description={t(request.answer_by ? 'support.close.unanswered' : 'support.close.text')}
      confirmLabel={t('support.close')}
      busyText={t('support.sending')}
      onConfirm={() => close.mutateAsync({ note: null })}
      done={{ title: t('support.close.done') }}
      failed={t('support.not_done')}
    />
  );
}

function Reopen({ request }: ActionProps) {
  const t = useText();
  const { reopen } = useRequestWork(request.id);
  const run = useTold();
  return (
    <Button
      variant="secondary"
      icon={<RotateCcw aria-hidden />}
      isBusy={reopen.isPending}
      busyText={t('support.sending')}
      onClick={() => run(reopen.mutateAsync(), t('support.reopen.done'))}
    >
      {t('support.reopen')}
    </Button>
  );
}

/** Says how it went; what changed meanwhile is loaded again by then. */
function useTold(): (work: Promise<unknown>, done: string) => void {
  const t = useText();
  const errorText = useErrorText();
  return (work, done) => {
    work.then(
      () => toast.success({ title: done }),
      (error: unknown) => toast.destructive({ title: t('support.not_done'), description: errorText(error) }),
    );
  };
}
