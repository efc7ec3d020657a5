/** The yes and the no to a guardian who wants to join, where it is asked. */
import type { FamilyAthlete } from '@faircourt/contracts/family';
import type { GuardianLink } from '@faircourt/contracts/guardians';
import { useGivenAnswer, type Answers } from '../../../domain/guardian-links/use-given-answer.ts';
import { useConfirmAnswers, useJoiningAnswers } from '../../../domain/guardian-links/use-link-answers.ts';
import { useText } from '../../../i18n/use-text.ts';
import { Button } from '../../../ui/button.tsx';

type Asked = { title: string; onGiven: () => void };

/** Of an athlete. */
export function ConfirmGuardian({ link, ...asked }: Asked & { link: GuardianLink }) {
  return <AnswerButtons answers={useConfirmAnswers(link)} {...asked} />;
}

/** Of a guardian who is there already. */
export function AdmitGuardian({
  athlete,
  joining,
  ...asked
}: Asked & { athlete: FamilyAthlete; joining: FamilyAthlete['joining'][number] }) {
  return <AnswerButtons answers={useJoiningAnswers(athlete, joining)} {...asked} />;
}

function AnswerButtons({ answers, title, onGiven }: Asked & { answers: Answers }) {
  const t = useText();
  const { answer, given } = useGivenAnswer(answers, onGiven);
  const button = (chosen: 'yes' | 'no', label: string) => (
    <Button
      size="sm"
      variant={chosen === 'yes' ? 'primary' : 'secondary'}
      className="min-h-11"
      aria-label={t('ui.named_action', { action: label, title })}
      isBusy={given === chosen}
      busyText={t('guardians.saving')}
      disabled={given !== null && given !== chosen}
      onClick={() => void answer(chosen)}
    >
      {label}
    </Button>
  );
  return (
    <div className="flex flex-wrap gap-2 max-sm:ml-13">
      {answers.yes && button('yes', answers.yes.label)}
      {button('no', answers.no.label)}
    </div>
  );
}
