/** Setting up an authenticator app: the password, the QR code, a code that comes back, and the recovery codes. */
import type { NewAuthenticator } from '@faircourt/contracts/second-factor';
import { Copy } from 'lucide-react';
import { useMemo, useState, type ReactNode } from 'react';
import { useText } from '../../i18n/use-text.ts';
import { Button } from '../../ui/button.tsx';
import { qrShape } from '../../ui/qr-code.ts';
import { QrPicture } from '../../ui/qr-picture.tsx';
import { useCopy } from '../../ui/use-copy.ts';
import { CodeForm } from './code-form.tsx';
import { PasswordForm } from './password-form.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';
import { useBeginAuthenticator, useConfirmAuthenticator } from './second-factor.queries.ts';

type AuthenticatorSetupProps = {
  /** It is on; the recovery codes have yet to be kept. */
  onConfirmed?: () => void;
  /** The recovery codes are kept; the page goes on. */
  onDone: () => void;
  /** Beside the first button, such as the way back. */
  children?: ReactNode;
};

export function AuthenticatorSetup({ onConfirmed, onDone, children }: AuthenticatorSetupProps) {
  const t = useText();
  const begin = useBeginAuthenticator();
  const confirm = useConfirmAuthenticator();
  const [made, setMade] = useState<NewAuthenticator | null>(null);
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  if (codes !== null) return <RecoveryCodes codes={codes} onKept={onDone} />;
  if (made === null) {
    return (
      <PasswordForm
        hint={t('second_factor.app.begin_hint')}
        submitLabel={t('second_factor.app.begin')}
        failed={t('second_factor.app.failed')}
        onPassword={async (password) => setMade(await begin.mutateAsync(password))}
      >
        {children}
      </PasswordForm>
    );
  }
  return (
    <div className="flex flex-col gap-6">
      <Secret made={made} />
      <div className="flex flex-col gap-4">
        <p className="font-medium">{t('second_factor.app.confirm_step')}</p>
        <CodeForm
          submitLabel={t('second_factor.app.confirm')}
          failed={t('second_factor.app.failed')}
          onCode={async (code) => {
            setCodes((await confirm.mutateAsync(code)).recovery_codes);
            onConfirmed?.();
          }}
        >
          {children}
        </CodeForm>
      </div>
    </div>
  );
}

function Secret({ made }: { made: NewAuthenticator }) {
  const t = useText();
  const copy = useCopy();
  const shape = useMemo(() => qrShape(made.uri), [made.uri]);
  return (
    <div className="flex flex-col gap-4">
      <p className="font-medium">{t('second_factor.app.scan_step')}</p>
      <QrPicture shape={shape} label={t('second_factor.app.picture')} className="max-w-52" />
      <p className="text-sm text-muted">{t('second_factor.app.secret')}</p>
      <div className="flex flex-wrap items-center gap-3">
        {/* In groups, as people type it. */}
        <code className="rounded-md border border-line bg-sunken px-3 py-2 font-mono text-sm break-all">
          {made.secret.match(/.{1,4}/g)?.join(' ')}
        </code>
        <Button
          variant="secondary"
          size="sm"
          icon={<Copy aria-hidden />}
          onClick={() => void copy(made.secret, t('second_factor.app.copied'))}
        >
          {t('second_factor.app.copy')}
        </Button>
      </div>
    </div>
  );
}
