import { QrCode, RotateCw } from 'lucide-react';
import { useErrorText } from '../../api/use-error-text.ts';
import { useText } from '../../i18n/use-text.ts';
import { Button } from '../../ui/button.tsx';
import { toast } from '../../ui/toast.tsx';
import { useRenewFamilyCode } from './family-code.queries.ts';

/** A new code ends the old one, which is the point when somebody else has seen it. */
export function RenewCodeButton({ isRenewal }: { isRenewal: boolean }) {
  const t = useText();
  const errorText = useErrorText();
  const renew = useRenewFamilyCode();
  const make = async () => {
    try {
      const { code } = await renew.mutateAsync(undefined);
      toast.success({
        title: t('guardians.code.ready', { code }),
        ...(isRenewal ? { description: t('guardians.code.old_ended') } : {}),
      });
    } catch (error) {
      toast.destructive({ title: t('guardians.code.failed'), description: errorText(error) });
    }
  };
  return (
    <Button
      variant={isRenewal ? 'ghost' : 'secondary'}
      icon={isRenewal ? <RotateCw aria-hidden /> : <QrCode aria-hidden />}
      isBusy={renew.isPending}
      busyText={t('guardians.code.busy')}
      onClick={() => void make()}
    >
      {t(isRenewal ? 'guardians.code.renew' : 'guardians.code.make')}
    </Button>
  );
}
