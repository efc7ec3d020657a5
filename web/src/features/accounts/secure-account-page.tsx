/** /auth/secure: admins and directors set up their second factor. Nothing else is open to them before. */
import { useState } from 'react';
import { Navigate, useNavigate, useSearchParams } from 'react-router';
import { session } from '../../api/session/session-client.ts';
import { useSession } from '../../api/session/use-session.ts';
import { canUsePasskeys } from '../../api/webauthn.ts';
import { AddPasskey } from '../../domain/second-factor/add-passkey.tsx';
import { AuthenticatorSetup } from '../../domain/second-factor/authenticator-setup.tsx';
import { useSecondFactor } from '../../domain/second-factor/second-factor.queries.ts';
import { useText } from '../../i18n/use-text.ts';
import { safeNextPath, signInPath } from '../../shell/next-path.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { LoadingView } from '../../ui/states.tsx';
import { AuthLayout } from './auth-layout.tsx';
import { GoNext } from './go-next.tsx';

export function SecureAccountPage() {
  const { status, session: held } = useSession();
  const [query] = useSearchParams();
  const next = safeNextPath(query.get('next'));
  if (status === 'loading') return <LoadingView className="min-h-dvh" />;
  if (held === null) return <Navigate to={signInPath(next)} replace />;
  return <SetUp isLacking={held.user.lacks_second_factor} next={next} />;
}

function SetUp({ isLacking, next }: { isLacking: boolean; next: string }) {
  const t = useText();
  const navigate = useNavigate();
  const { data: factor } = useSecondFactor();
  // As it was at first: the session hears of the new factor by itself, maybe while the recovery codes are shown.
  const [wasLacking] = useState(isLacking);
  if (!wasLacking) return <GoNext to={next} />;
  const goOn = async () => {
    await session.getUser();
    await navigate(next, { replace: true });
  };
  // Set up on another device, after this session had begun.
  const isSetUp = factor !== undefined && (factor.authenticator.since !== null || factor.passkeys.length > 0);
  return (
    <AuthLayout title={t('secure_account.title')} description={t('secure_account.description')}>
      {isSetUp ? (
        <Alert kind="info">{t('secure_account.again')}</Alert>
      ) : (
        <Factors onDone={() => void goOn()} />
      )}
      <Button variant="link" className="mt-8" onClick={() => void session.signOut()}>
        {t('secure_account.sign_out')}
      </Button>
    </AuthLayout>
  );
}

function Factors({ onDone }: { onDone: () => void }) {
  const t = useText();
  const [isPasskey, setIsPasskey] = useState(false);
  const other = (
    <Button variant="ghost" onClick={() => setIsPasskey(!isPasskey)}>
      {t(isPasskey ? 'secure_account.or_app' : 'secure_account.or_passkey')}
    </Button>
  );
  if (isPasskey) return <AddPasskey onAdded={onDone}>{other}</AddPasskey>;
  return <AuthenticatorSetup onDone={onDone}>{canUsePasskeys() && other}</AuthenticatorSetup>;
}
