import type { GuardianLink } from '@faircourt/contracts/guardians';
import { UserRoundCheck } from 'lucide-react';
import { useConfirmAnswers, waitingName } from '../../../domain/guardian-links/use-link-answers.ts';
import { useFormat } from '../../../i18n/use-format.ts';
import { useText } from '../../../i18n/use-text.ts';
import { AnswerCard } from '../answer-card.tsx';

/** Somebody came by the family code. A code can be overheard, so nothing holds before the athlete's own yes. */
export function WaitingGuardian({ link }: { link: GuardianLink }) {
  const t = useText();
  const format = useFormat();
  return (
    <AnswerCard
      icon={UserRoundCheck}
      title={t('guardians.confirm.title', { name: waitingName(link) })}
      {...useConfirmAnswers(link)}
    >
      <p>{t('guardians.confirm.text')}</p>
      <p className="text-sm text-muted">{format.relative(link.created_at)}</p>
    </AnswerCard>
  );
}
