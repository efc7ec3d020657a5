import { useState } from 'react';
import { useErrorText } from '../../api/use-error-text.ts';
import { useText } from '../../i18n/use-text.ts';
import { Button } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/dialog.tsx';
import { toast } from '../../ui/toast.tsx';
import { useSwitchModel } from './summary-settings.queries.ts';

/** Turning it on sends what families have signed for to somebody else, so it asks first. */
export function SwitchModelButton({ isOn, model }: { isOn: boolean; model: string }) {
  const t = useText();
  const errorText = useErrorText();
  const [isOpen, setIsOpen] = useState(false);
  const turn = useSwitchModel();
  const word = isOn ? 'off' : 'on';
  const confirm = async () => {
    try {
      await turn.mutateAsync(!isOn);
      toast.success({ title: t(`summaries.turned_${word}`) });
      setIsOpen(false);
    } catch (error) {
      toast.destructive({ title: t('summaries.turn_failed'), description: errorText(error) });
    }
  };
  return (
    <ConfirmDialog
      isOpen={isOpen}
      onOpenChange={setIsOpen}
      trigger={<Button variant={isOn ? 'secondary' : 'primary'}>{t(`summaries.turn_${word}`)}</Button>}
      title={t(`summaries.turn_${word}.question`, { model })}
      description={t(`summaries.turn_${word}.text`, { model })}
      confirmLabel={t(`summaries.turn_${word}`)}
      isDestructive={false}
      isBusy={turn.isPending}
      onConfirm={confirm}
    />
  );
}
