/** Freezing one's own account without deleting anything, and the way back. */
import type { Restriction } from '@faircourt/contracts/restrictions';
import { Snowflake } from 'lucide-react';
import { useRole } from '../../../api/session/use-role.ts';
import { useErrorText } from '../../../api/use-error-text.ts';
import {
  useFreezeOwn,
  useLiftOwn,
  useOwnRestriction,
} from '../../../domain/restriction/restriction.queries.ts';
import { useFormat } from '../../../i18n/use-format.ts';
import { useText } from '../../../i18n/use-text.ts';
import { ConfirmedAction } from '../../../shell/confirmed-action.tsx';
import { Alert } from '../../../ui/alert.tsx';
import { Button } from '../../../ui/button.tsx';
import { toast } from '../../../ui/toast.tsx';
import { SettingsSection } from '../settings-section.tsx';

/** Nothing is shown of guardians, directors and admins, nor of an athlete without a profile: there is nothing to freeze. */
export function FreezeSection() {
  const t = useText();
  const role = useRole();
  const { data } = useOwnRestriction();
  if (!data || (!data.can_place && !data.restriction)) return null;
  return (
    <SettingsSection
      title={t('freeze.title')}
      description={t(role === 'coach' ? 'freeze.coach' : 'freeze.athlete')}
    >
      {data.restriction ? <Frozen restriction={data.restriction} /> : <FreezeButton />}
    </SettingsSection>
  );
}

function FreezeButton() {
  const t = useText();
  const role = useRole();
  const freeze = useFreezeOwn();
  return (
    <div className="flex flex-col items-start gap-4">
      <p className="text-muted">{t('freeze.still')}</p>
      <ConfirmedAction
        trigger={
          <Button variant="secondary" icon={<Snowflake aria-hidden />} className="max-sm:w-full">
            {t('freeze.action')}
          </Button>
        }
        title={t('freeze.question')}
        description={t(role === 'coach' ? 'freeze.coach' : 'freeze.athlete')}
        confirmLabel={t('freeze.action')}
        busyText={t('freeze.freezing')}
        onConfirm={() => freeze.mutateAsync()}
        done={{ title: t('freeze.done') }}
        failed={t('freeze.failed')}
      />
    </div>
  );
}

function Frozen({ restriction }: { restriction: Restriction }) {
  const t = useText();
  const format = useFormat();
  return (
    <Alert
      kind="caution"
      title={t('freeze.frozen', { date: format.date(restriction.placed_at) })}
      action={restriction.can_lift && <LiftButton />}
    >
      {t(restriction.can_lift ? 'freeze.frozen.own' : 'freeze.frozen.guardian')}
    </Alert>
  );
}

function LiftButton() {
  const t = useText();
  const errorText = useErrorText();
  const lift = useLiftOwn();
  const press = async () => {
    try {
      await lift.mutateAsync();
      toast.success({ title: t('freeze.lifted') });
    } catch (error) {
      toast.destructive({ title: t('freeze.lift_failed'), description: errorText(error) });
    }
  };
  return (
    <Button isBusy={lift.isPending} busyText={t('freeze.lifting')} onClick={() => void press()}>
      {t('freeze.lift')}
    </Button>
  );
}
