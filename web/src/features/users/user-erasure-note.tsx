/** An account that is to be deleted: on which day, who asked for it, and an admin's way to stop what admins decided. */
import { USER_REASON_MAX, type UserPage } from '@faircourt/contracts/users';
import { useFormat } from '../../i18n/use-format.ts';
import { useText } from '../../i18n/use-text.ts';
import { ReasonDialog } from '../../shell/reason-dialog.tsx';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { useUserActions } from './users.queries.ts';

export function UserErasureNote({ user }: { user: UserPage }) {
  const t = useText();
  const format = useFormat();
  if (!user.erasure) return null;
  const { asked_by: askedBy, erase_at: eraseAt, can_stop: canStop } = user.erasure;
  return (
    <Alert
      kind="caution"
      title={
        eraseAt === null
          ? t('users.erasure.waiting')
          : t('users.erasure.scheduled', { on: format.date(eraseAt) })
      }
      action={canStop && !user.is_own && <StopErasure user={user} />}
    >
      {t(`users.erasure.${askedBy}`)}
    </Alert>
  );
}

function StopErasure({ user }: { user: UserPage }) {
  const t = useText();
  const { stopErasure } = useUserActions(user.id);
  return (
    <ReasonDialog
      trigger={<Button variant="secondary">{t('users.stop_erasure')}</Button>}
      title={t('users.stop_erasure.title', { name: user.name })}
      description={t('users.stop_erasure.text')}
      label={t('users.reason')}
      hint={t('users.reason.admins')}
      max={USER_REASON_MAX}
      confirmLabel={t('users.stop_erasure')}
      onConfirm={(reason) => stopErasure.mutateAsync({ reason })}
      done={t('users.stop_erasure.done')}
    />
  );
}
