/** Guardians who wait for one more yes. Where a guardian can give it, an admin steps in only when the family has asked for it. */
import { ADMISSION_REASON_MAX, type FamilyHoldList } from '@faircourt/contracts/guardians';
import { CONFIRMATION_REASON_MAX } from '@faircourt/contracts/confirmations';
import { Check, Gavel, ShieldUser, UserRoundPlus, UsersRound, X } from 'lucide-react';
import { Link } from 'react-router';
import { useAskConfirmation, useConfirmations } from '../../domain/confirmations/confirmations.queries.ts';
import { useFormat } from '../../i18n/use-format.ts';
import { useText } from '../../i18n/use-text.ts';
import { PATHS } from '../../shell/paths.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button, buttonClasses } from '../../ui/button.tsx';
import { joiningWords } from './joining-words.ts';
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
  const takesTwo = joining.court_order === 'this_guardian';
  return (
    <WaitingRow
      title={t('safety.joining.row', { guardian, name })}
      badges={
        <>
          {takesTwo && (
            <Badge tone="stop" icon={Gavel}>
              {t('safety.joining.order')}
            </Badge>
          )}
          {joining.admins_answer !== null && (
            <Badge tone="caution" icon={ShieldUser}>
              {t('safety.joining.admins')}
            </Badge>
          )}
        </>
      }
      actions={
        <>
          <Decline joining={joining} />
          {takesTwo ? <AskToAgree joining={joining} /> : <Agree joining={joining} />}
        </>
      }
    >
      {joiningWords(joining).map((words) => (
        <p key={words}>{t(words, { guardian, name })}</p>
      ))}
      <LinkedGuardians guardians={joining.guardians} joining={guardian} />
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
          // Somebody else's to decide: nothing here asks to be pressed.
          variant="secondary"
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

/** One admin who does not know of the order would undo what two have decided. */
function AskToAgree({ joining }: { joining: Joining }) {
  const t = useText();
  const { data: confirmations } = useConfirmations();
  const { mutateAsync: ask } = useAskConfirmation();
  const { link_id: id, athlete_name: name, guardian_name: guardian } = joining;
  if (confirmations?.some(({ kind, link_id: asked }) => kind === 'agree_link' && asked === id)) {
    return (
      <Link to={PATHS.confirmations} className={buttonClasses({ variant: 'secondary' })}>
        {t('safety.joining.asked')}
      </Link>
    );
  }
  return (
    <ReasonDialog
      trigger={
        <Button
          variant="secondary"
          icon={<UsersRound aria-hidden />}
          aria-label={t('ui.named_action', { action: t('confirmations.ask'), title: guardian })}
        >
          {t('confirmations.ask')}
        </Button>
      }
      title={t('safety.joining.agree.title', { guardian, name })}
      description={t('safety.joining.order.text')}
      label={t('safety.joining.order.reason')}
      hint={t('safety.admins_only')}
      max={CONFIRMATION_REASON_MAX}
      confirmLabel={t('confirmations.ask')}
      onConfirm={(reason) => ask({ kind: 'agree_link', link_id: id, reason })}
      done={t('confirmations.ask.done')}
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
