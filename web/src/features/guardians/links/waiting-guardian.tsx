import type { GuardianLink } from '@faircourt/contracts/guardians';
import { UserRoundCheck } from 'lucide-react';
import { useFormat } from '../../../i18n/use-format.ts';
import { useText } from '../../../i18n/use-text.ts';
import { toast } from '../../../ui/toast.tsx';
import { AnswerCard } from '../answer-card.tsx';
import { useConfirmLink, useEndLink } from './links.queries.ts';

/** Somebody came by the family code. A code can be overheard, so nothing holds before the athlete's own yes. */
export function WaitingGuardian({ link }: { link: GuardianLink }) {
  const t = useText();
  const format = useFormat();
  const confirming = useConfirmLink();
  const refusing = useEndLink();
  const name = link.guardian_name ?? link.invited_email ?? '';

  const confirm = async () => {
    const { waits_for: waitsFor } = await confirming.mutateAsync(link.id);
    toast.success(
      waitsFor === 'guardian'
        ? {
            title: t('guardians.state.waits_for_guardian'),
            description: t('guardians.waits_for_guardian', { name }),
          }
        : { title: t('guardians.confirm.done', { name }) },
    );
  };
  const refuse = async () => {
    await refusing.mutateAsync({ id: link.id });
    toast.success({ title: t('guardians.confirm.refused', { name }) });
  };
  return (
    <AnswerCard
      icon={UserRoundCheck}
      title={t('guardians.confirm.title', { name })}
      yes={{ label: t('guardians.confirm.yes', { name }), give: confirm }}
      no={{ label: t('guardians.confirm.no'), give: refuse }}
    >
      <p>{t('guardians.confirm.text')}</p>
      <p className="text-sm text-muted">{format.relative(link.created_at)}</p>
    </AnswerCard>
  );
}
