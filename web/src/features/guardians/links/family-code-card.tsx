import type { FamilyCode } from '@faircourt/contracts/guardians';
import { Copy, QrCode, RotateCw } from 'lucide-react';
import { useId, useMemo } from 'react';
import { useErrorText } from '../../../api/use-error-text.ts';
import { useFormat } from '../../../i18n/use-format.ts';
import { useText } from '../../../i18n/use-text.ts';
import { Button } from '../../../ui/button.tsx';
import { Card, CardContent, CardDescription, CardHeader, CardTitle } from '../../../ui/card.tsx';
import { qrShape } from '../../../ui/qr-code.ts';
import { QrPicture } from '../../../ui/qr-picture.tsx';
import { toast } from '../../../ui/toast.tsx';
import { useCopy } from '../../../ui/use-copy.ts';
import { useRenewFamilyCode } from '../../../domain/invite-guardian/family-code.queries.ts';
import { guardianInviteAddress } from '../../../domain/invite-guardian/guardian-invite-address.ts';
import { useNow } from '../../../shell/clock/use-clock.ts';

/** For a guardian at the same table: they scan it or type it, and the athlete says yes afterwards. */
export function FamilyCodeCard({ familyCode }: { familyCode: FamilyCode | null }) {
  const t = useText();
  const titleId = useId();
  const now = useNow(familyCode?.expires_at ?? null);
  const isAlive = familyCode !== null && Date.parse(familyCode.expires_at) > now;
  return (
    <Card aria-labelledby={titleId}>
      <CardHeader>
        <CardTitle id={titleId}>{t('guardians.code')}</CardTitle>
        <CardDescription>{t('guardians.code.text')}</CardDescription>
      </CardHeader>
      <CardContent className="flex flex-col gap-4">
        {isAlive && <ShownCode familyCode={familyCode} now={new Date(now)} />}
        {familyCode !== null && !isAlive && <p>{t('guardians.code.expired')}</p>}
        <div className="flex flex-wrap gap-3">
          {isAlive && <CopyButton code={familyCode.code} />}
          <RenewButton isRenewal={isAlive} />
        </div>
      </CardContent>
    </Card>
  );
}

function ShownCode({ familyCode: { code, expires_at }, now }: { familyCode: FamilyCode; now: Date }) {
  const t = useText();
  const format = useFormat();
  const shape = useMemo(() => qrShape(guardianInviteAddress(code, location.origin)), [code]);
  return (
    <div className="flex flex-wrap items-center gap-5">
      <QrPicture shape={shape} label={t('guardians.code.picture', { code })} className="max-w-44" />
      <div className="flex min-w-0 flex-col gap-1">
        <p className="font-heading text-2xl tracking-wider break-all tabular-nums">{code}</p>
        <p className="text-muted">
          {t('guardians.code.expires', { when: format.relative(expires_at, now) })}
        </p>
      </div>
    </div>
  );
}

function CopyButton({ code }: { code: string }) {
  const t = useText();
  const copy = useCopy();
  return (
    <Button
      variant="secondary"
      icon={<Copy aria-hidden />}
      onClick={() => void copy(code, t('guardians.code.copied', { code }))}
    >
      {t('guardians.code.copy')}
    </Button>
  );
}

/** A new code ends the old one, which is the point when somebody else has seen it. */
function RenewButton({ isRenewal }: { isRenewal: boolean }) {
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
