/**
 * Asked once before a birthdate is stated that needs no guardian, or under which nothing more is kept: a slip of the year would
 * take a child's guardian away, and the child itself cannot undo it. Where one press alone would state it, every age is asked about.
 */
import { useRef } from 'react';
import { useFormat } from '../i18n/use-format.ts';
import { useText } from '../i18n/use-text.ts';
import { ConfirmDialog } from '../ui/dialog.tsx';
import { ageStage } from './age.ts';

type AgeQuestionProps = {
  isOpen: boolean;
  /** As it was typed; what follows from it is asked about. */
  birthdate: string;
  age: number;
  onClose: () => void;
  onSave: () => void;
  /** That of the birthdate: a person who does not save is back in it. */
  findField: () => HTMLElement | null;
};

const CONSEQUENCES = {
  child: 'profile.age.ask.child',
  minor: 'profile.age.ask.minor',
  adult: 'profile.age.ask.adult',
} as const;

export function AgeQuestion({ isOpen, birthdate, age, onClose, onSave, findField }: AgeQuestionProps) {
  const t = useText();
  const format = useFormat();
  const isSaved = useRef(false);
  return (
    <ConfirmDialog
      isOpen={isOpen}
      onOpenChange={() => {
        isSaved.current = false;
        onClose();
      }}
      title={t('profile.age.ask.title', { age })}
      description={
        <>
          {birthdate !== '' && (
            <span className="block font-medium text-ink">
              {t('profile.age.ask.date', { date: format.day(birthdate) })}
            </span>
          )}
          <span className="mt-2 block">{t(CONSEQUENCES[ageStage(age)])}</span>
          <span className="mt-2 block">{t('profile.age.ask.final')}</span>
        </>
      }
      cancelLabel={t('profile.age.ask.back')}
      confirmLabel={t('profile.age.ask.save')}
      isDestructive={false}
      // A guardian is there to notice a slip of a minor's year.
      isBetterLeft={ageStage(age) !== 'minor'}
      focusAfter={() => (isSaved.current ? null : findField())}
      onConfirm={() => {
        isSaved.current = true;
        onClose();
        onSave();
      }}
    />
  );
}
