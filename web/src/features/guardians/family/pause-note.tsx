import type { FamilyAthlete } from '@faircourt/contracts/family';
import { CirclePlay } from 'lucide-react';
import { useErrorText } from '../../../api/use-error-text.ts';
import { useFormat } from '../../../i18n/use-format.ts';
import { useText } from '../../../i18n/use-text.ts';
import { Alert } from '../../../ui/alert.tsx';
import { Button } from '../../../ui/button.tsx';
import { toast } from '../../../ui/toast.tsx';
import { useResumeListing } from './family.queries.ts';
import { PauseButton } from './pause-button.tsx';

/** Until when the listing is paused and by whom; a minor reads that only a guardian ends it early. */
export function PauseNote({ athlete }: { athlete: FamilyAthlete }) {
  const t = useText();
  const format = useFormat();
  const errorText = useErrorText();
  const { id, name, is_self, decides, paused } = athlete;
  const resume = useResumeListing(id);
  if (paused === null) return null;

  const press = async () => {
    try {
      await resume.mutateAsync(undefined);
      toast.success({ title: t('family.paused.ended') });
    } catch (error) {
      toast.destructive({ title: t('guardians.not_saved'), description: errorText(error) });
    }
  };
  const words = { name, by: paused.by ?? t('family.locked.somebody'), date: format.day(paused.until) };
  const message = !is_self ? 'family.paused' : decides ? 'family.paused.own' : 'family.paused.minor';
  return (
    <Alert
      kind="info"
      action={
        decides && (
          <>
            {paused.can_end && (
              <Button
                variant="secondary"
                icon={<CirclePlay aria-hidden />}
                isBusy={resume.isPending}
                busyText={t('family.paused.ending')}
                onClick={() => void press()}
              >
                {t('family.paused.end')}
              </Button>
            )}
            <PauseButton athlete={athlete} />
          </>
        )
      }
    >
      {t(message, words)}
    </Alert>
  );
}
