/** How somebody proves at sign-in that it is them, besides the password. */
import { useErrorText } from '../../../api/use-error-text.ts';
import { useSecondFactor } from '../../../domain/second-factor/second-factor.queries.ts';
import { useText } from '../../../i18n/use-text.ts';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { ErrorState } from '../../../ui/states.tsx';
import { SettingsSection } from '../settings-section.tsx';
import { AuthenticatorPart } from './authenticator-part.tsx';
import { PasskeysPart } from './passkeys-part.tsx';

export function SecuritySection() {
  const t = useText();
  return (
    <SettingsSection title={t('second_factor.title')} description={t('second_factor.description')}>
      <Factors />
    </SettingsSection>
  );
}

function Factors() {
  const t = useText();
  const errorText = useErrorText();
  const { data: factor, error, isPending, isFetching, refetch } = useSecondFactor();
  if (isPending) {
    return (
      <div className="flex flex-col gap-3">
        <output className="sr-only">{t('app.loading')}</output>
        <Skeleton className="h-5 w-48" />
        <Skeleton className="h-4 w-full max-w-lg" />
      </div>
    );
  }
  if (factor === undefined) {
    return (
      <ErrorState
        title={t('second_factor.load_failed')}
        onRetry={() => void refetch()}
        isRetrying={isFetching}
      >
        {errorText(error)}
      </ErrorState>
    );
  }
  const { is_required, authenticator, passkeys } = factor;
  const isLastPasskey = is_required && authenticator.since === null && passkeys.length === 1;
  return (
    <>
      <AuthenticatorPart factor={factor} />
      <PasskeysPart passkeys={passkeys} isLast={isLastPasskey} />
    </>
  );
}
