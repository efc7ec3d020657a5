/** Families in which a minor ended a guardian's link: nobody approves anything until an admin has looked. */
import { ADMISSION_REASON_MAX, type FamilyHoldList } from '@faircourt/contracts/guardians';
import { LockKeyholeOpen, Siren, UserRound, UsersRound } from 'lucide-react';
import { AppLink } from '../../shell/app-link.tsx';
import { useNow } from '../../shell/clock/use-clock.ts';
import { athletePath, moderationPath } from '../../shell/paths.ts';
import { useFormat } from '../../i18n/use-format.ts';
import { useText } from '../../i18n/use-text.ts';
import { Alert } from '../../ui/alert.tsx';
import { Badge } from '../../ui/badge.tsx';
import { Button, buttonClasses } from '../../ui/button.tsx';
import { LinkedGuardians } from './linked-guardians.tsx';
import { ReasonDialog } from '../../shell/reason-dialog.tsx';
import { WaitingRow, WaitingSection } from '../../domain/waiting-section.tsx';
import { useLiftHold, useWaitingFamilies } from './safety.queries.ts';

type Hold = FamilyHoldList['holds'][number];

export function HoldSection() {
  const t = useText();
  const query = useWaitingFamilies();
  return (
    <WaitingSection
      icon={UsersRound}
      title={t('safety.holds')}
      text={t('safety.holds.text')}
      empty={t('safety.holds.empty')}
      query={query}
      rows={query.data?.holds.map((hold) => (
        <HoldRow key={hold.athlete_id} hold={hold} />
      ))}
    />
  );
}

function HoldRow({ hold }: { hold: Hold }) {
  const t = useText();
  const format = useFormat();
  const { athlete_name: name, guardian_name: guardian } = hold;
  const date = format.date(hold.since);
  const duration = format.duration(useNow() - Date.parse(hold.since));
  return (
    <WaitingRow
      title={name}
      badges={<Badge>{t('safety.hold.for', { duration })}</Badge>}
      actions={
        <>
          <Look hold={hold} />
          <LiftHold hold={hold} />
        </>
      }
    >
      <p>
        {guardian === null
          ? t('safety.hold.why_unknown', { date })
          : t('safety.hold.why', { guardian, date })}
      </p>
      {hold.quiet_report_id !== null && <Alert kind="caution">{t('safety.hold.quiet')}</Alert>}
      <LinkedGuardians guardians={hold.guardians} />
    </WaitingRow>
  );
}

/** At the report first, while there is one: a look at the profile stands in a log that the guardian reads. */
function Look({ hold: { athlete_id: id, athlete_name: name, quiet_report_id: reportId } }: { hold: Hold }) {
  const t = useText();
  const [to, label] =
    reportId === null
      ? [athletePath(id), t('safety.profile')]
      : [moderationPath(reportId), t('safety.hold.report')];
  const Icon = reportId === null ? UserRound : Siren;
  return (
    <AppLink
      to={to}
      className={buttonClasses({ variant: reportId === null ? 'secondary' : 'primary' })}
      aria-label={t('ui.named_action', { action: label, title: name })}
    >
      <Icon aria-hidden />
      {label}
    </AppLink>
  );
}

function LiftHold({ hold }: { hold: Hold }) {
  const t = useText();
  const { mutateAsync: lift } = useLiftHold();
  const { athlete_id: id, athlete_name: name } = hold;
  return (
    <ReasonDialog
      trigger={
        <Button
          variant={hold.quiet_report_id === null ? 'primary' : 'secondary'}
          icon={<LockKeyholeOpen aria-hidden />}
          aria-label={t('ui.named_action', { action: t('safety.hold.lift'), title: name })}
        >
          {t('safety.hold.lift')}
        </Button>
      }
      title={t('safety.hold.lift.title', { name })}
      description={t('safety.hold.lift.text')}
      label={t('safety.hold.lift.reason')}
      hint={t('safety.admins_only')}
      max={ADMISSION_REASON_MAX}
      confirmLabel={t('safety.hold.lift.confirm')}
      onConfirm={(reason) => lift({ id, reason })}
      done={t('safety.hold.lifted', { name })}
    />
  );
}
