import { useText } from '../../../../i18n/use-text.ts';
import { Alert } from '../../../../ui/alert.tsx';
import { useAsking } from './asking-context.ts';

/** Why a coach can ask for nothing here, and what changes that. */
export function UnverifiedNote() {
  const t = useText();
  const asking = useAsking();
  if (asking?.askable.refusal !== 'unverified') return null;
  return (
    <Alert kind="info" title={t('asking.unverified.title')}>
      {t('asking.unverified.text')}
    </Alert>
  );
}
