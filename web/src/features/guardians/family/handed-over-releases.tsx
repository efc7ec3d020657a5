import type { FamilyAthlete } from '@faircourt/contracts/family';
import { Check, X } from 'lucide-react';
import { useErrorText } from '../../../api/use-error-text.ts';
import { useReachedByAddress } from '../../../shell/use-opened-by-address.ts';
import { useFormat } from '../../../i18n/use-format.ts';
import { useText } from '../../../i18n/use-text.ts';
import { Alert } from '../../../ui/alert.tsx';
import { Button } from '../../../ui/button.tsx';
import { toast } from '../../../ui/toast.tsx';
import { useTakeOver } from './family.queries.ts';
import { useReleaseWords } from './use-release-words.ts';

/** Another guardian's link has ended, and with it their releases. This guardian may take them over. */
export function HandedOverReleases({ athlete }: { athlete: FamilyAthlete }) {
  const { id, name, offered } = athlete;
  const t = useText();
  const format = useFormat();
  const words = useReleaseWords();
  const { answer, isPending, isTaking } = useAnswer(
    id,
    offered.map((release) => release.id),
  );
  const [first] = offered;
  const place = useReachedByAddress<HTMLDivElement>('handover', id);
  if (!first) return null;
  return (
    <div ref={place} tabIndex={-1} className="outline-none">
      <Alert
        kind="caution"
        title={t('family.offered', { guardian: first.released_by, name })}
        action={
          <>
            <Button
              icon={<Check aria-hidden />}
              isBusy={isPending && isTaking}
              busyText={t('guardians.saving')}
              disabled={isPending && !isTaking}
              onClick={() => void answer(true)}
            >
              {t('family.offered.take')}
            </Button>
            <Button
              variant="secondary"
              icon={<X aria-hidden />}
              isBusy={isPending && !isTaking}
              busyText={t('guardians.saving')}
              disabled={isPending && isTaking}
              onClick={() => void answer(false)}
            >
              {t('family.offered.leave')}
            </Button>
          </>
        }
      >
        <p>{t('family.offered.text', { date: format.date(first.offered_until) })}</p>
        <ul className="mt-2 list-disc pl-5">
          {offered.map(({ institution_name, ...release }) => (
            <li key={release.id}>
              {words.sentence({ ...release, institutionName: institution_name }, athlete)}
            </li>
          ))}
        </ul>
      </Alert>
    </div>
  );
}

function useAnswer(athleteId: string, releaseIds: string[]) {
  const t = useText();
  const errorText = useErrorText();
  const takeOver = useTakeOver(athleteId);
  const answer = async (takes: boolean) => {
    try {
      await takeOver.mutateAsync({ release_ids: releaseIds, takes });
      toast.success({ title: t(takes ? 'family.offered.taken' : 'family.offered.left') });
    } catch (error) {
      toast.destructive({ title: t('guardians.not_saved'), description: errorText(error) });
    }
  };
  return { answer, isPending: takeOver.isPending, isTaking: takeOver.variables?.takes ?? false };
}
