import type { FamilyAthlete } from '@faircourt/contracts/family';
import { UserRoundPlus } from 'lucide-react';
import { LevelNeeded } from '../../../domain/guardianship/level-needed.tsx';
import { useFormat } from '../../../i18n/use-format.ts';
import { useText } from '../../../i18n/use-text.ts';
import { toast } from '../../../ui/toast.tsx';
import { AnswerCard } from '../answer-card.tsx';
import { useAgreeToLink } from '../guardianship/guardianship.queries.ts';
import { useEndLink } from '../links/links.queries.ts';

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
  const agreeing = useAgreeToLink();
  const refusing = useEndLink();
  const { guardian_name: guardian, link_id: linkId, can_agree: canAgree } = joining;
  const { name } = athlete;
  return (
    <AnswerCard
      icon={UserRoundPlus}
      title={t('family.joining', { guardian, name })}
      yes={
        canAgree
          ? {
              label: t('family.joining.yes'),
              give: async () => {
                await agreeing.mutateAsync(linkId);
                toast.success({ title: t('family.joining.agreed', { guardian, name }) });
              },
            }
          : null
      }
      no={{
        label: t('family.joining.no'),
        give: async () => {
          await refusing.mutateAsync({ id: linkId });
          toast.success({ title: t('family.joining.declined', { guardian, name }) });
        },
      }}
    >
      <p>{t('family.joining.text', { guardian, name })}</p>
      <p className="text-sm text-muted">{format.relative(joining.since)}</p>
      {!canAgree && <LevelNeeded athlete={athlete} act="admit" />}
    </AnswerCard>
  );
}
