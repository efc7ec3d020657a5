import { UserRoundX } from 'lucide-react';
import { useState } from 'react';
import { useErrorText } from '../../../api/use-error-text.ts';
import { useText } from '../../../i18n/use-text.ts';
import { Button } from '../../../ui/button.tsx';
import { ConfirmDialog } from '../../../ui/dialog.tsx';
import { toast } from '../../../ui/toast.tsx';
import { useEndLink } from './links.queries.ts';

type EndLinkButtonProps = {
  linkId: string;
  /** Of the other side. */
  name: string;
  /** From an athlete's side a guardian or an invitation; from a guardian's side an athlete or a wait for their yes. */
  kind: 'guardian' | 'invitation' | 'athlete' | 'wait';
};

/** Ending a link takes back what stood on it, so it asks first and says what falls. */
export function EndLinkButton({ linkId, name, kind }: EndLinkButtonProps) {
  const t = useText();
  const errorText = useErrorText();
  const [isOpen, setIsOpen] = useState(false);
  const end = useEndLink();

  const confirm = async () => {
    try {
      await end.mutateAsync(linkId);
      toast.success({ title: t(`guardians.end.${kind}.done`, { name }) });
    } catch (error) {
      toast.destructive({ title: t('guardians.not_saved'), description: errorText(error) });
    }
    setIsOpen(false);
  };

  return (
    <ConfirmDialog
      isOpen={isOpen}
      onOpenChange={setIsOpen}
      trigger={
        <Button
          variant="ghost"
          size="sm"
          className="min-h-10 text-stop"
          icon={<UserRoundX aria-hidden />}
          aria-label={t(`guardians.end.${kind}.label`, { name })}
        >
          {t(`guardians.end.${kind}`)}
        </Button>
      }
      title={t(`guardians.end.${kind}.question`, { name })}
      description={t(`guardians.end.${kind}.text`, { name })}
      confirmLabel={t(`guardians.end.${kind}`)}
      isBusy={end.isPending}
      busyText={t('guardians.saving')}
      onConfirm={confirm}
    />
  );
}
