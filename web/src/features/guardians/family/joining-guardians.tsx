import type { FamilyAthlete } from '@faircourt/contracts/family';
import { UserRoundPlus } from 'lucide-react';
import { useJoiningAnswers } from '../../../domain/guardian-links/use-link-answers.ts';
import { LevelNeeded } from '../../../domain/guardianship/level-needed.tsx';
import { useFormat } from '../../../i18n/use-format.ts';
import { useText } from '../../../i18n/use-text.ts';
import { useReachedByAddress } from '../../../shell/use-opened-by-address.ts';
import { AnswerCard } from '../answer-card.tsx';

/** Somebody wants to become a guardian too, and a guardian who is there already has the say. */
export function JoiningGuardians({ athlete }: { athlete: FamilyAthlete }) {
  return athlete.joining.map((joining) => (
    <JoiningGuardian key={joining.link_id} athlete={athlete} joining={joining} />
  ));
}

type JoiningGuardianProps = { athlete: FamilyAthlete; joining: FamilyAthlete['joining'][number] };

function JoiningGuardian({ athlete, joining }: JoiningGuardianProps) {
  const t = useText();
  const format = useFormat();
  const { guardian_name: guardian, link_id: id, can_agree: canAgree, awaits_admin: awaitsAdmin } = joining;
  const { name } = athlete;
  const card = useReachedByAddress<HTMLElement>('joining', id);
  return (
    <AnswerCard
      ref={card}
      tabIndex={-1}
      icon={UserRoundPlus}
      title={t('family.joining', { guardian, name })}
      {...useJoiningAnswers(athlete, joining)}
    >
      <p>{t(awaitsAdmin ? 'family.joining.admin' : 'family.joining.text', { guardian, name })}</p>
      <p className="text-sm text-muted">{format.relative(joining.since)}</p>
      {!canAgree && !awaitsAdmin && <LevelNeeded athlete={athlete} act="admit" />}
    </AnswerCard>
  );
}
