/** Having one's own account deleted, how many days are left, and the way back. */
import { ERASURE_DAYS, type Erasure } from '@faircourt/contracts/erasure';
import { Trash2 } from 'lucide-react';
import { useErrorText } from '../../../api/use-error-text.ts';
import { useOwnErasure, useAskToErase } from '../../../domain/erasure/erasure.queries.ts';
import { daysLeft } from '../../../domain/erasure/days-left.ts';
import { useFormat } from '../../../i18n/use-format.ts';
import { useText } from '../../../i18n/use-text.ts';
import { PasswordDialog } from '../../../domain/second-factor/password-dialog.tsx';
import { Alert } from '../../../ui/alert.tsx';
import { Button } from '../../../ui/button.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { ErrorState } from '../../../ui/states.tsx';
import { SettingsSection } from '../settings-section.tsx';
import { KeepAccountButton } from './keep-account-button.tsx';

export function DeleteAccountSection() {
  const t = useText();
  return (
    <SettingsSection title={t('erasure.title')} description={t('erasure.description')}>
      <DeleteAccount />
    </SettingsSection>
  );
}

function DeleteAccount() {
  const t = useText();
  const errorText = useErrorText();
  const { data, error, isPending, isFetching, refetch } = useOwnErasure();
  if (isPending) {
    return (
      <>
        <output className="sr-only">{t('app.loading')}</output>
        <Skeleton className="h-11 w-48" />
      </>
    );
  }
  if (data === undefined) {
    return (
      <ErrorState title={t('erasure.not_loaded')} onRetry={() => void refetch()} isRetrying={isFetching}>
        {errorText(error)}
      </ErrorState>
    );
  }
  if (data.erasure) return <Pending erasure={data.erasure} />;
  return <AskButton needsGuardian={data.needs_guardian} />;
}

function AskButton({ needsGuardian }: { needsGuardian: boolean }) {
  const t = useText();
  const ask = useAskToErase();
  return (
    <PasswordDialog
      trigger={
        <Button variant="destructive" icon={<Trash2 aria-hidden />} className="max-sm:w-full">
          {t('erasure.ask')}
        </Button>
      }
      title={t('erasure.question')}
      description={t(needsGuardian ? 'erasure.question.minor' : 'erasure.question.text', {
        days: ERASURE_DAYS,
      })}
      confirmLabel={t('erasure.ask')}
      busyText={t('erasure.asking')}
      isDestructive
      onConfirm={(password) => ask.mutateAsync(password)}
      done={t(needsGuardian ? 'erasure.asked_guardian' : 'erasure.asked')}
    >
      <ul className="list-disc space-y-1.5 pl-5">
        <li>{t('erasure.goes')}</li>
        <li>{t('erasure.stays')}</li>
      </ul>
    </PasswordDialog>
  );
}

function Pending({ erasure }: { erasure: Erasure }) {
  const t = useText();
  const format = useFormat();
  const { erase_at: eraseAt, can_cancel: canCancel } = erasure;
  const title =
    eraseAt === null
      ? t('erasure.waiting.title')
      : t('erasure.scheduled.title', { days: daysLeft(eraseAt), date: format.date(eraseAt) });
  return (
    <Alert kind="caution" title={title} action={canCancel && <KeepAccountButton />}>
      {t(textOf(erasure))}
    </Alert>
  );
}

/** Who decided it, and who can stop it. */
function textOf({ asked_by: askedBy, can_cancel: canCancel, erase_at: eraseAt }: Erasure) {
  if (askedBy === 'admins') return canCancel ? 'erasure.by_admins.text' : 'erasure.by_admins.minor';
  if (!canCancel) return 'erasure.by_guardian.text';
  return eraseAt === null ? 'erasure.waiting.text' : 'erasure.scheduled.text';
}
