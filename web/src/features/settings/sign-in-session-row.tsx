import type { SignInSession } from '@faircourt/contracts/accounts';
import { CircleCheck, Monitor, Smartphone } from 'lucide-react';
import { ConfirmedAction } from '../../shell/confirmed-action.tsx';
import { deviceName } from '../../domain/device-name.ts';
import { useFormat } from '../../i18n/use-format.ts';
import { useText } from '../../i18n/use-text.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { useEndSession } from './sign-in-sessions.queries.ts';

const MOBILE_SYSTEMS = new Set(['Android', 'iOS']);

/** One device. Its own session has no button here: leaving this device is what signing out is for. */
export function SignInSessionRow({ signIn }: { signIn: SignInSession }) {
  const t = useText();
  const format = useFormat();
  const Icon = MOBILE_SYSTEMS.has(signIn.device.system ?? '') ? Smartphone : Monitor;
  const address = signIn.ip_address;
  return (
    <li className="flex flex-wrap items-start gap-x-4 gap-y-3 py-4 first:pt-0">
      <span className="grid size-11 shrink-0 place-items-center rounded-md border border-line bg-sunken">
        <Icon aria-hidden className="size-5 text-court" />
      </span>
      <div className="min-w-0 flex-1 basis-48">
        <p className="flex flex-wrap items-center gap-x-2.5 gap-y-1 font-medium">
          {deviceName(signIn.device, t)}
          {signIn.is_current && (
            <Badge tone="verified" icon={CircleCheck}>
              {t('settings.sessions.this_device')}
            </Badge>
          )}
        </p>
        <p className="text-sm text-muted">
          {signIn.is_current
            ? t('settings.sessions.in_use')
            : t('settings.sessions.last_used', { when: format.relative(signIn.last_used_at) })}
        </p>
        <p className="text-sm text-muted">
          {t('settings.sessions.created', { date: format.dateTime(signIn.created_at) })}
        </p>
        <p className="text-sm break-all text-muted">
          {address === null
            ? t('settings.sessions.address_unknown')
            : t('settings.sessions.address', { address })}
        </p>
      </div>
      {!signIn.is_current && <EndSession signIn={signIn} />}
    </li>
  );
}

function EndSession({ signIn }: { signIn: SignInSession }) {
  const t = useText();
  const end = useEndSession();
  const device = deviceName(signIn.device, t);
  return (
    <ConfirmedAction
      trigger={
        <Button variant="secondary" size="sm" aria-label={t('settings.sessions.end_label', { device })}>
          {t('settings.sessions.end')}
        </Button>
      }
      title={t('settings.sessions.end_confirm.title')}
      description={t('settings.sessions.end_confirm.text', { device })}
      confirmLabel={t('settings.sessions.end')}
      busyText={t('settings.sessions.ending')}
      onConfirm={() => end.mutateAsync(signIn.id)}
      done={{ title: t('settings.sessions.ended'), description: device }}
      failed={t('settings.sessions.end_failed')}
    />
  );
}
