import type { Invitation } from '@faircourt/contracts/invitations';
import { Ban } from 'lucide-react';
import { useState } from 'react';
import { useErrorText } from '../../api/use-error-text.ts';
import { useText } from '../../i18n/use-text.ts';
import { Button } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/dialog.tsx';
import { toast } from '../../ui/toast.tsx';
import { useRevokeInvitation } from './invitations.queries.ts';

/** Cannot be undone, so it asks first. Whoever has joined with the code stays. */
export function RevokeButton({ invitation: { id, code } }: { invitation: Invitation }) {
  const t = useText();
  const errorText = useErrorText();
  const [isOpen, setIsOpen] = useState(false);
  const revoke = useRevokeInvitation();

  const confirm = async () => {
    try {
      await revoke.mutateAsync(id);
      toast.success({ title: t('invitations.revoke.done', { code }) });
    } catch (error) {
      toast.destructive({ title: t('invitations.revoke.failed'), description: errorText(error) });
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
          icon={<Ban aria-hidden />}
          aria-label={t('invitations.revoke.label', { code })}
        >
          {t('invitations.revoke')}
        </Button>
      }
      title={t('invitations.revoke.confirm', { code })}
      description={t('invitations.revoke.text')}
      confirmLabel={t('invitations.revoke')}
      isBusy={revoke.isPending}
      busyText={t('invitations.revoke.busy')}
      onConfirm={confirm}
    />
  );
}
