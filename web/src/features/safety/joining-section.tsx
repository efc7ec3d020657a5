/** Guardians who wait for the yes of one who is there. An admin steps in only when the family has asked for it. */
import { ADMISSION_REASON_MAX, type FamilyHoldList } from '@faircourt/contracts/guardians';
import { Check, UserRoundPlus, X } from 'lucide-react';
import { useFormat } from '../../i18n/use-format.ts';
import { useText } from '../../i18n/use-text.ts';
import { Button } from '../../ui/button.tsx';
import { LinkedGuardians } from './linked-guardians.tsx';
import { ReasonDialog } from '../../shell/reason-dialog.tsx';
import { WaitingRow, WaitingSection } from '../../domain/waiting-section.tsx';
import { useAgreeToLink, useDeclineLink, useWaitingFamilies } from './safety.queries.ts';

type Joining = FamilyHoldList['waiting'][number];

export function JoiningSection() {
  const t = useText();
  const query = useWaitingFamilies();
  return (
    <WaitingSection
      icon={UserRoundPlus}
      title={t('safety.joining')}
      text={t('safety.joining.text')}
      empty={t('safety.joining.empty')}
      query={query}
      rows={query.data?.waiting.map((joining) => (
        <JoiningRow key={joining.link_id} joining={joining} />
      ))}
    />
  );
}

function JoiningRow({ joining }: { joining: Joining }) {
  const t = useText();
  const format = useFormat();
  const { athlete_name: name, guardian_name: guardian, since } = joining;
  return (
    <WaitingRow
      title={t('safety.joining.row', { guardian, name })}
      actions={
        <>
          <Decline joining={joining} />
          <Agree joining={joining} />
        </>
      }
    >
      <LinkedGuardians guardians={joining.guardians} />
      <p className="text-muted">
        <time dateTime={since} title={format.dateTime(since)}>
          {t('safety.joining.since', { when: format.relative(since) })}
        </time>
      </p>
    </WaitingRow>
  );
}

function Agree({ joining }: { joining: Joining }) {
  const t = useText();
  const { mutateAsync: agree } = useAgreeToLink();
  const { link_id: id, athlete_name: name, guardian_name: guardian } = joining;
  return (
    <ReasonDialog
      trigger={
        <Button
          icon={<Check aria-hidden />}
          aria-label={t('ui.named_action', { action: t('safety.joining.agree'), title: guardian })}
        >
          {t('safety.joining.agree')}
        </Button>
      }
      title={t('safety.joining.agree.title', { guardian, name })}
      description={t('safety.joining.agree.text', { guardian })}
      label={t('safety.joining.reason')}
      hint={t('safety.admins_only')}
      max={ADMISSION_REASON_MAX}
      confirmLabel={t('safety.joining.agree')}
      onConfirm={(reason) => agree({ id, reason })}
      done={t('safety.joining.agreed', { guardian, name })}
    />
  );
}

function Decline({ joining }: { joining: Joining }) {
  const t = useText();
  const { mutateAsync: decline } = useDeclineLink();
  const { link_id: id, athlete_name: name, guardian_name: guardian } = joining;
  return (
    <ReasonDialog
      trigger={
        <Button
          variant="secondary"
          icon={<X aria-hidden />}
          aria-label={t('ui.named_action', { action: t('safety.joining.decline'), title: guardian })}
        >
          {t('safety.joining.decline')}
        </Button>
      }
      title={t('safety.joining.decline.title', { guardian, name })}
      description={t('safety.joining.decline.text', { guardian })}
      label={t('safety.joining.reason')}
      hint={t('safety.admins_only')}
      max={ADMISSION_REASON_MAX}
      confirmLabel={t('safety.joining.decline')}
      isDestructive
      onConfirm={(reason) => decline({ id, reason })}
      done={t('safety.joining.declined', { guardian, name })}
    />
  );
}
