import { ERASURE_DAYS } from '@faircourt/contracts/erasure';
import type { FamilyAthlete } from '@faircourt/contracts/family';
import { Trash2 } from 'lucide-react';
import { useEraseAthlete, useFamilyErasure } from '../../../domain/erasure/erasure.queries.ts';
import { useText } from '../../../i18n/use-text.ts';
import { PasswordDialog } from '../../../domain/second-factor/password-dialog.tsx';
import { Button } from '../../../ui/button.tsx';
import { WeightyRow } from './weighty-row.tsx';

type DeleteAthleteButtonProps = {
  athlete: FamilyAthlete;
  /** The minor asked for it, and this is the yes. */
  isAnswer?: boolean;
};

export function DeleteAthleteButton({ athlete: { id, name }, isAnswer = false }: DeleteAthleteButtonProps) {
  const t = useText();
  const erase = useEraseAthlete(id);
  const { data } = useFamilyErasure(id);
  // Above, the card says that it is under way, and how to stop it.
  if (data?.erasure && !isAnswer) return null;
  return (
    <PasswordDialog
      trigger={
        isAnswer ? (
          <Button variant="secondary" className="max-sm:w-full" icon={<Trash2 aria-hidden />}>
            {t('family.erasure.agree')}
          </Button>
        ) : (
          <WeightyRow
            icon={Trash2}
            label={t('family.erasure.ask')}
            aria-label={t('family.erasure.label', { name })}
            text={t('family.erasure.line', { days: ERASURE_DAYS })}
            isDestructive
          />
        )
      }
      title={t('family.erasure.question', { name })}
      description={t('family.erasure.question.text', { name, days: ERASURE_DAYS })}
      confirmLabel={t(isAnswer ? 'family.erasure.agree' : 'family.erasure.ask')}
      busyText={t('erasure.asking')}
      isDestructive
      onConfirm={(password) => erase.mutateAsync(password)}
      done={t('family.erasure.done', { name })}
    >
      <ul className="list-disc space-y-1.5 pl-5">
        <li>{t('family.erasure.goes')}</li>
        <li>{t('erasure.stays')}</li>
      </ul>
    </PasswordDialog>
  );
}
