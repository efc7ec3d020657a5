import { Undo2 } from 'lucide-react';
import { ConfirmedAction } from '../../../shell/confirmed-action.tsx';
import { useText } from '../../../i18n/use-text.ts';
import { Button } from '../../../ui/button.tsx';
import { useWithdrawQuestion } from '../../../domain/evidence/evidence.queries.ts';
import { useFailureText } from '../../../domain/evidence/use-failure-text.ts';

/** A new question goes to the end of the queue, so this button asks first. */
export function WithdrawButton({ id, title }: { id: string; title: string }) {
  const t = useText();
  const describeFailure = useFailureText();
  const withdraw = useWithdrawQuestion();
  return (
    <ConfirmedAction
      trigger={
        <Button
          variant="ghost"
          icon={<Undo2 aria-hidden />}
          aria-label={t('ui.named_action', { action: t('family_verification.withdraw'), title })}
        >
          {t('family_verification.withdraw')}
        </Button>
      }
      title={t('family_verification.withdraw.title', { fact: title })}
      description={t('family_verification.withdraw.text')}
      confirmLabel={t('family_verification.withdraw')}
      busyText={t('family_verification.sending')}
      onConfirm={() => withdraw.mutateAsync(id)}
      done={{ title: t('family_verification.withdraw.done') }}
      failed={t('family_verification.send_failed')}
      describeFailure={describeFailure}
    />
  );
}
