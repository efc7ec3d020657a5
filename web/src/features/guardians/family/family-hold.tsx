import type { FamilyAthlete } from '@faircourt/contracts/family';
import { LockKeyholeOpen } from 'lucide-react';
import { ConfirmedAction } from '../../../shell/confirmed-action.tsx';
import { useFormat } from '../../../i18n/use-format.ts';
import { useText } from '../../../i18n/use-text.ts';
import { Alert } from '../../../ui/alert.tsx';
import { Button } from '../../../ui/button.tsx';
import { useLiftHold } from '../guardianship/guardianship.queries.ts';

/** The athlete ended a guardian's link: why the profile is hidden, and what opens it again. */
export function FamilyHold({ athlete }: { athlete: FamilyAthlete }) {
  const t = useText();
  const format = useFormat();
  const lift = useLiftHold();
  const { hold, name, is_self: isSelf } = athlete;
  if (hold === null) return null;
  const date = format.date(hold.since);
  return (
    <Alert
      kind="caution"
      title={isSelf ? t('family.held.own', { date }) : t('family.held', { name, date })}
      action={
        hold.can_lift && (
          <ConfirmedAction
            isDestructive={false}
            trigger={
              <Button variant="secondary" icon={<LockKeyholeOpen aria-hidden />}>
                {t('family.held.lift')}
              </Button>
            }
            title={t('family.held.lift.question', { name })}
            description={t('family.held.lift.text', { name })}
            confirmLabel={t('family.held.lift')}
            busyText={t('guardians.saving')}
            onConfirm={() => lift.mutateAsync(athlete.id)}
            done={{ title: t('family.held.lifted', { name }) }}
            failed={t('guardians.not_saved')}
          />
        )
      }
    >
      {t(isSelf ? 'family.held.own.text' : hold.can_lift ? 'family.held.can_lift' : 'family.held.text', {
        name,
      })}
    </Alert>
  );
}
