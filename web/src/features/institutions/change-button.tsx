import type { Affiliation } from '@faircourt/contracts/institutions';
import { PenLine } from 'lucide-react';
import { useText } from '../../i18n/use-text.ts';
import { Button } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/dialog.tsx';

/** Asks first where something would fall. */
export function ChangeButton({ affiliation, onChange }: { affiliation: Affiliation; onChange: () => void }) {
  const t = useText();
  const { step, institution } = affiliation;
  const look = { variant: 'secondary', icon: <PenLine aria-hidden /> } as const;
  if (step === 'email_unproven') {
    return (
      <Button {...look} onClick={onChange}>
        {t('institution.correct')}
      </Button>
    );
  }
  if (step !== 'verified' && step !== 'waiting' && step !== 'more_asked') return null;
  return (
    <ConfirmDialog
      trigger={<Button {...look}>{t('institution.change')}</Button>}
      title={t('institution.change.title')}
      description={t(step === 'verified' ? 'institution.change.verified' : 'institution.change.waiting', {
        name: institution?.name ?? '',
      })}
      confirmLabel={t('institution.change.confirm')}
      isDestructive={false}
      onConfirm={onChange}
    />
  );
}
