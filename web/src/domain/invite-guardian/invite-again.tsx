/** For an invitation that nobody has answered: the mail once more, or a link to send oneself. */
import { Link2, RotateCw } from 'lucide-react';
import { useQuery } from '@tanstack/react-query';
import { useErrorText } from '../../api/use-error-text.ts';
import { useText } from '../../i18n/use-text.ts';
import { Button } from '../../ui/button.tsx';
import { toast } from '../../ui/toast.tsx';
import { useCopy } from '../../ui/use-copy.ts';
import { ownGuardiansQuery } from '../own-guardians.query.ts';
import { useRenewFamilyCode } from './family-code.queries.ts';
import { guardianInviteAddress } from './guardian-invite-address.ts';
import { useInviteGuardian } from './invite-guardian.queries.ts';

export function InviteAgain({ email }: { email: string }) {
  const t = useText();
  const errorText = useErrorText();
  const invite = useInviteGuardian();
  const send = async () => {
    try {
      await invite.mutateAsync({ email });
      toast.success({ title: t('guardians.invite.done', { email }) });
    } catch (error) {
      toast.destructive({ title: t('guardians.invite.failed'), description: errorText(error) });
    }
  };
  return (
    <Button
      variant="secondary"
      size="sm"
      className="min-h-11"
      icon={<RotateCw aria-hidden />}
      isBusy={invite.isPending}
      busyText={t('guardians.invite.busy')}
      aria-label={t('guardians.invite.again_label', { email })}
      onClick={() => void send()}
    >
      {t('guardians.invite.again')}
    </Button>
  );
}

/**
 * Not the mailed link, which proves the guardian's mailbox and is theirs alone: one with the family code, after which the
 * athlete confirms.
 */
export function CopyInviteLink() {
  const t = useText();
  const errorText = useErrorText();
  const copy = useCopy();
  const { data: own } = useQuery(ownGuardiansQuery);
  const renew = useRenewFamilyCode();
  const copyLink = async () => {
    try {
      const { code } = aliveCode(own?.family_code) ?? (await renew.mutateAsync());
      await copy(guardianInviteAddress(code, location.origin), t('guardians.invite.link.done'));
    } catch (error) {
      toast.destructive({ title: t('guardians.code.failed'), description: errorText(error) });
    }
  };
  return (
    <Button
      variant="secondary"
      size="sm"
      className="min-h-11"
      icon={<Link2 aria-hidden />}
      isBusy={renew.isPending}
      busyText={t('guardians.code.busy')}
      onClick={() => void copyLink()}
    >
      {t('guardians.invite.link')}
    </Button>
  );
}

function aliveCode<Code extends { expires_at: string }>(code: Code | null | undefined): Code | null {
  return code && Date.parse(code.expires_at) > Date.now() ? code : null;
}
