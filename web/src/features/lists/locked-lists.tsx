import { useText } from '../../i18n/use-text.ts';
import { AppLink } from '../../shell/app-link.tsx';
import { PATHS } from '../../shell/paths.ts';
import { Alert } from '../../ui/alert.tsx';
import { buttonClasses } from '../../ui/button.tsx';

/** No plan is live: nothing is lost, and this says what opens it again. */
export function LockedLists({ isFrozen = false }: { isFrozen?: boolean }) {
  const t = useText();
  if (isFrozen) {
    return (
      <Alert kind="caution" title={t('lists.locked.title')}>
        {t('lists.frozen.text')}
      </Alert>
    );
  }
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
