/** The authenticator app on /settings: setting it up, its recovery codes, and turning it off. */
import type { SecondFactor } from '@faircourt/contracts/second-factor';
import { CircleCheck } from 'lucide-react';
import { useState } from 'react';
import { AuthenticatorSetup } from '../../../domain/second-factor/authenticator-setup.tsx';
import { PasswordForm } from '../../../domain/second-factor/password-form.tsx';
import { RecoveryCodes } from '../../../domain/second-factor/recovery-codes.tsx';
import {
  useReloadSecondFactor,
  useRenewRecoveryCodes,
  useTurnOffAuthenticator,
} from '../../../domain/second-factor/second-factor.queries.ts';
import { useFormat } from '../../../i18n/use-format.ts';
import { useText } from '../../../i18n/use-text.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { Dialog, DialogContent, DialogTrigger } from '../../../ui/dialog.tsx';
import { toast } from '../../../ui/toast.tsx';

export function AuthenticatorPart({ factor }: { factor: SecondFactor }) {
  const t = useText();
  const format = useFormat();
  const { since } = factor.authenticator;
  // The whole is loaded again once the codes are kept: until then it would replace them.
  const [isJustOn, setIsJustOn] = useState(false);
  if (since !== null && isJustOn) setIsJustOn(false);
  return (
    <section className="flex flex-col gap-4" aria-label={t('second_factor.app.title')}>
      <div>
        <h3 className="flex flex-wrap items-center gap-x-3 gap-y-1 text-base font-semibold">
          {t('second_factor.app.title')}
          {since === null && !isJustOn ? (
            <Badge>{t('second_factor.app.off_badge')}</Badge>
          ) : (
            <Badge tone="verified" icon={CircleCheck}>
              {since === null
                ? t('second_factor.app.on_badge')
                : t('second_factor.app.on_since', { date: format.date(since) })}
            </Badge>
          )}
        </h3>
        <p className="mt-1 text-muted">{t('second_factor.app.description')}</p>
      </div>
      {since === null ? (
        <SetUp isRequired={factor.is_required} onConfirmed={() => setIsJustOn(true)} />
      ) : (
        <InUse factor={factor} />
      )}
    </section>
  );
}

function SetUp({ isRequired, onConfirmed }: { isRequired: boolean; onConfirmed: () => void }) {
  const t = useText();
  const reload = useReloadSecondFactor();
  const [isOpen, setIsOpen] = useState(false);
  if (!isOpen) {
    return (
      <>
        {isRequired && <p className="text-sm text-muted">{t('second_factor.demo')}</p>}
        <Button variant="secondary" className="self-start" onClick={() => setIsOpen(true)}>
          {t('second_factor.app.begin')}
        </Button>
      </>
    );
  }
  return (
    <div className="max-w-md">
      <AuthenticatorSetup onConfirmed={onConfirmed} onDone={() => void reload()}>
        <Button variant="ghost" onClick={() => setIsOpen(false)}>
          {t('ui.cancel')}
        </Button>
      </AuthenticatorSetup>
    </div>
  );
}

function InUse({ factor }: { factor: SecondFactor }) {
  const t = useText();
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const reload = useReloadSecondFactor();
  if (codes !== null) {
    const keep = () => {
      setCodes(null);
      void reload();
    };
    return <RecoveryCodes codes={codes} onKept={keep} />;
  }
  const isLast = factor.is_required && factor.passkeys.length === 0;
  return (
    <>
      <p>{t('second_factor.recovery.left', { count: factor.authenticator.recovery_codes_left })}</p>
      <div className="flex flex-wrap gap-3">
        <RenewCodes onCodes={setCodes} />
        {!isLast && <TurnOff />}
      </div>
      {isLast && <p className="text-sm text-muted">{t('second_factor.required')}</p>}
    </>
  );
}

function RenewCodes({ onCodes }: { onCodes: (codes: readonly string[]) => void }) {
  const t = useText();
  const renew = useRenewRecoveryCodes();
  return (
    <Dialog>
      <DialogTrigger asChild>
        <Button variant="secondary">{t('second_factor.recovery.renew')}</Button>
      </DialogTrigger>
      <DialogContent
        title={t('second_factor.recovery.renew')}
        description={t('second_factor.recovery.renew_confirm.text')}
      >
        <PasswordForm
          submitLabel={t('second_factor.recovery.renew')}
          failed={t('second_factor.recovery.failed')}
          onPassword={async (password) => onCodes((await renew.mutateAsync(password)).recovery_codes)}
        />
      </DialogContent>
    </Dialog>
  );
}

function TurnOff() {
  const t = useText();
  const turnOff = useTurnOffAuthenticator();
  const reload = useReloadSecondFactor();
  return (
    <Dialog>
      <DialogTrigger asChild>
        <Button variant="secondary">{t('second_factor.app.turn_off')}</Button>
      </DialogTrigger>
      <DialogContent
        title={t('second_factor.app.turn_off_confirm.title')}
        description={t('second_factor.app.turn_off_confirm.text')}
      >
        <PasswordForm
          isDestructive
          submitLabel={t('second_factor.app.turn_off')}
          failed={t('second_factor.app.turn_off_failed')}
          onPassword={async (password) => {
            await turnOff.mutateAsync(password);
            toast.success({ title: t('second_factor.app.turned_off') });
            await reload();
          }}
        />
      </DialogContent>
    </Dialog>
  );
}
