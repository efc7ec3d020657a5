/** What somebody says to a guardian who wants to join, and what follows: on the pages of the family and on the dashboard. */
import type { FamilyAthlete } from '@faircourt/contracts/family';
import type { GuardianLink } from '@faircourt/contracts/guardians';
import { useText } from '../../i18n/use-text.ts';
import { toast } from '../../ui/toast.tsx';
import { useAgreeToLink, useConfirmLink, useEndLink } from './link-answers.queries.ts';
import type { Answers } from './use-given-answer.ts';

/** Of the athlete, to somebody who came by the family code. */
export function useConfirmAnswers(link: GuardianLink): Answers {
  const t = useText();
  const confirming = useConfirmLink();
  const refusing = useEndLink();
  const name = waitingName(link);
  return {
    yes: {
      label: t('guardians.confirm.yes', { name }),
      give: async () => {
        const { waits_for: waitsFor } = await confirming.mutateAsync(link.id);
        toast.success(
          waitsFor === 'guardian' || waitsFor === 'faircourt'
            ? {
                title: t(`guardians.state.waits_for_${waitsFor}`),
                description: t(`guardians.waits_for_${waitsFor}`, { name }),
              }
            : { title: t('guardians.confirm.done', { name }) },
        );
      },
    },
    no: {
      label: t('guardians.confirm.no'),
      give: async () => {
        await refusing.mutateAsync({ id: link.id });
        toast.success({ title: t('guardians.confirm.refused', { name }) });
      },
    },
  };
}

export function waitingName({ guardian_name, invited_email }: GuardianLink): string {
  return guardian_name ?? invited_email ?? '';
}

/** Of a guardian who is there already, to one who wants to become a guardian of the same athlete. */
export function useJoiningAnswers(
  { name }: Pick<FamilyAthlete, 'name'>,
  { guardian_name: guardian, link_id: id, can_agree: canAgree }: FamilyAthlete['joining'][number],
): Answers {
  const t = useText();
  const agreeing = useAgreeToLink();
  const refusing = useEndLink();
  return {
    yes: canAgree
      ? {
          label: t('family.joining.yes'),
          give: async () => {
            await agreeing.mutateAsync(id);
            toast.success({ title: t('family.joining.agreed', { guardian, name }) });
          },
        }
      : null,
    no: {
      label: t('family.joining.no'),
      give: async () => {
        await refusing.mutateAsync({ id });
        toast.success({ title: t('family.joining.declined', { guardian, name }) });
      },
    },
  };
}
