import type { FamilyCode } from '@faircourt/contracts/guardians';
import { Copy } from 'lucide-react';
import { useId, useMemo } from 'react';
import { useText } from '../../../i18n/use-text.ts';
import { Button } from '../../../ui/button.tsx';
import { Card, CardContent, CardDescription, CardHeader, CardTitle } from '../../../ui/card.tsx';
import { qrShape } from '../../../ui/qr-code.ts';
import { QrPicture } from '../../../ui/qr-picture.tsx';
import { useCopy } from '../../../ui/use-copy.ts';
import { guardianInviteAddress } from '../../../domain/invite-guardian/guardian-invite-address.ts';
import { RenewCodeButton } from '../../../domain/invite-guardian/renew-code-button.tsx';
import { useNow } from '../../../shell/clock/use-clock.ts';
import { useUntil } from '../../../shell/clock/use-until.ts';

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
        {isAlive && <ShownCode familyCode={familyCode} />}
        {familyCode !== null && !isAlive && <p>{t('guardians.code.expired')}</p>}
        <div className="flex flex-wrap gap-3">
          {isAlive && <CopyButton code={familyCode.code} />}
          <RenewCodeButton isRenewal={isAlive} />
        </div>
      </CardContent>
    </Card>
  );
}

function ShownCode({ familyCode: { code, expires_at } }: { familyCode: FamilyCode }) {
  const t = useText();
  const untilOf = useUntil();
  const shape = useMemo(() => qrShape(guardianInviteAddress(code, location.origin)), [code]);
  return (
    <div className="flex flex-wrap items-center gap-5">
      <QrPicture shape={shape} label={t('guardians.code.picture', { code })} className="max-w-44" />
      <div className="flex min-w-0 flex-col gap-1">
        <p className="font-heading text-2xl tracking-wider break-all tabular-nums">{code}</p>
        <p className="text-muted">{t('guardians.code.expires', { when: untilOf(expires_at) })}</p>
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
