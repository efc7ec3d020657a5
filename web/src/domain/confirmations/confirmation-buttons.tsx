import { CONFIRMATION_REASON_MAX, type Confirmation } from '@faircourt/contracts/confirmations';
import type { ReactNode } from 'react';
import { useText } from '../../i18n/use-text.ts';
import { aboutOf } from './about.ts';
import { ConfirmedAction } from '../../shell/confirmed-action.tsx';
import { ReasonDialog } from '../../shell/reason-dialog.tsx';
import { Button } from '../../ui/button.tsx';
import { useDecideConfirmation, useTakeBackConfirmation } from './confirmations.queries.ts';

type DecideButtonProps = { confirmation: Confirmation; what: 'confirm' | 'refuse'; icon: ReactNode };

export function DecideButton({ confirmation, what, icon }: DecideButtonProps) {
  const t = useText();
  const { mutateAsync: decide } = useDecideConfirmation();
  const { id, kind } = confirmation;
  const name = aboutOf(confirmation, t);
  const action = t(`confirmations.${what}`);
  return (
    <ReasonDialog
      trigger={
        <Button
          variant={what === 'confirm' ? 'destructive' : 'secondary'}
          icon={icon}
          aria-label={t('ui.named_action', { action, title: name })}
        >
          {action}
        </Button>
      }
      title={t(`confirmations.${what}.title`, { what: t(`confirmations.${kind}`), name })}
      description={what === 'confirm' ? t(`confirmations.${kind}.follows`) : t('confirmations.refuse.text')}
      label={t(`confirmations.${what}.reason`)}
      max={CONFIRMATION_REASON_MAX}
      confirmLabel={action}
      isDestructive={what === 'confirm'}
      onConfirm={(reason) => decide({ id, what, reason })}
      done={t(`confirmations.${what}.done`)}
    />
  );
}

export function TakeBackButton({ confirmation, icon }: { confirmation: Confirmation; icon: ReactNode }) {
  const t = useText();
  const { mutateAsync: takeBack } = useTakeBackConfirmation();
  const { id } = confirmation;
  return (
    <ConfirmedAction
      trigger={
        <Button
          variant="secondary"
          icon={icon}
          aria-label={t('ui.named_action', {
            action: t('confirmations.take_back'),
            title: aboutOf(confirmation, t),
          })}
        >
          {t('confirmations.take_back')}
        </Button>
      }
      title={t('confirmations.take_back.title')}
      description={t('confirmations.take_back.text')}
      confirmLabel={t('confirmations.take_back')}
      busyText={t('reason_dialog.saving')}
      isDestructive={false}
      onConfirm={() => takeBack(id)}
      done={{ title: t('confirmations.take_back.done') }}
      failed={t('reason_dialog.not_saved')}
    />
  );
}
