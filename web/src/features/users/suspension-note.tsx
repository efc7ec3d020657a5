import type { UserPage } from '@faircourt/contracts/users';
import { useFormat } from '../../i18n/use-format.ts';
import { useText } from '../../i18n/use-text.ts';
import { Alert } from '../../ui/alert.tsx';

/** Why nobody can sign in here, by whom, and until when. */
export function SuspensionNote({ user: { status, suspension } }: { user: UserPage }) {
  const t = useText();
  const format = useFormat();
  if (status !== 'suspended') return null;
  if (!suspension) return <Alert kind="error">{t('users.suspended.unexplained')}</Alert>;
  const { reason, since, until, by } = suspension;
  return (
    <Alert kind="error">
      <p className="font-medium">
        {until ? t('users.suspended.until', { until: format.dateTime(until) }) : t('users.suspended.open')}
      </p>
      <p>
        {t('users.suspended.by', {
          name: by?.name ?? t('users.somebody'),
          when: format.dateTime(since),
        })}
      </p>
      <p className="break-words">{reason}</p>
    </Alert>
  );
}
