import type { Invitation } from '@faircourt/contracts/invitations';
import { Ban } from 'lucide-react';
import { ConfirmedAction } from '../../shell/confirmed-action.tsx';
import { useText } from '../../i18n/use-text.ts';
import { Button } from '../../ui/button.tsx';
import { useRevokeInvitation } from './invitations.queries.ts';

/** Revoking cannot be undone, so it asks first. People who joined with the code stay. */
export function RevokeButton({ invitation: { id, code } }: { invitation: Invitation }) {
  const t = useText();
  const revoke = useRevokeInvitation();
  return (
    <ConfirmedAction
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
      busyText={t('invitations.revoke.busy')}
      onConfirm={() => revoke.mutateAsync(id)}
      done={{ title: t('invitations.revoke.done', { code }) }}
      failed={t('invitations.revoke.failed')}
    />
  );
}
