/** Families in which a minor ended a guardian's link: nobody approves anything until an admin has looked. */
import { ADMISSION_REASON_MAX, type FamilyHoldList } from '@faircourt/contracts/guardians';
import { LockKeyhole, LockKeyholeOpen, Siren, UserRound, UsersRound } from 'lucide-react';
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
  const waits = whyNotLifted(hold);
  const duration = format.duration(useNow() - Date.parse(hold.since));
  return (
    <WaitingRow
      title={name}
      badges={
        // As the dashboard paints it: nothing moves for this family until somebody has looked.
        <Badge tone="stop" icon={LockKeyhole}>
          {t('safety.hold.for', { duration })}
        </Badge>
      }
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
      {waits && (
        <div id={whyNotId(hold)}>
          <Alert kind="caution">{t(waits)}</Alert>
        </div>
      )}
      <LinkedGuardians guardians={hold.guardians} />
    </WaitingRow>
  );
}

/** What a guardian is said to have done is decided first: lifting would let them approve again. */
function whyNotLifted({ quiet_report_id: reportId, can_lift: canLift }: Hold) {
  if (reportId !== null) return 'safety.hold.quiet';
  return canLift ? null : 'safety.hold.own_part';
}

function whyNotId({ athlete_id: id }: Hold): string {
  return `held-${id}`;
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
  const label = t('ui.named_action', { action: t('safety.hold.lift'), title: name });
  if (whyNotLifted(hold) !== null) {
    return (
      <Button
        variant="secondary"
        icon={<LockKeyholeOpen aria-hidden />}
        aria-label={label}
        aria-describedby={whyNotId(hold)}
        disabled
      >
        {t('safety.hold.lift')}
      </Button>
    );
  }
  return (
    <ReasonDialog
      trigger={
        <Button icon={<LockKeyholeOpen aria-hidden />} aria-label={label}>
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
