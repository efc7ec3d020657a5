import { useSession } from '../../api/session/use-session.ts';
import { useText } from '../../i18n/use-text.ts';
import { AppLink } from '../../shell/app-link.tsx';
import { PATHS } from '../../shell/paths.ts';
import { Alert } from '../../ui/alert.tsx';
import { buttonClasses } from '../../ui/button.tsx';

/** No plan is live: nothing is lost, and this says what opens it again. */
export function LockedLists({ isFrozen = false }: { isFrozen?: boolean }) {
  const t = useText();
  const isMailboxProven = useSession().session?.user.is_mailbox_proven;
  if (isFrozen) {
    return (
      <Alert kind="caution" title={t('lists.locked.title')}>
        {t('lists.frozen.text')}
      </Alert>
    );
  }
  // The banner above leads to the code.
  if (isMailboxProven === false) return <Alert>{t('lists.locked.waits')}</Alert>;
  return (
    <Alert
      kind="caution"
      title={t('lists.locked.title')}
      action={
        <AppLink to={PATHS.billing} className={buttonClasses({ variant: 'secondary', size: 'sm' })}>
          {t('lists.locked.plans')}
        </AppLink>
      }
    >
      {t('lists.locked.text')}
    </Alert>
  );
}
