import { DAY_MS } from '@faircourt/contracts/time';
import type { Guardianship } from '@faircourt/contracts/guardianship';
import { EVIDENCE_KEPT_DAYS } from '@faircourt/contracts/guardianship';
import { CalendarClock, Clock3, FileCheck, MailCheck, UserRoundPen } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { DirectorWords } from '../../../domain/evidence/director-words.tsx';
import { checkDays } from '../../../domain/guardianship/guardian-level.ts';
import { StepLink } from '../../../domain/guardianship/step-link.tsx';
import { PATHS } from '../../../shell/paths.ts';
import { useFormat } from '../../../i18n/use-format.ts';
import { useText } from '../../../i18n/use-text.ts';
import { Alert, type AlertKind } from '../../../ui/alert.tsx';
import { Button, buttonClasses } from '../../../ui/button.tsx';
import type { DialogKind } from './guardianship-dialog.tsx';
import { SentProof } from './sent-proof.tsx';
import { StatedFacts } from './stated-facts.tsx';
import { useNow } from '../../../shell/clock/use-clock.ts';

type NextStepProps = {
  athlete: { id: string; name: string };
  guardianship: Guardianship;
  onOpen: (kind: DialogKind) => void;
};

/** One step at a time: what it is, how long it takes, and a button. */
export function NextStep({ athlete, guardianship, onOpen }: NextStepProps) {
  const { next_step: step, statement } = guardianship;
  return (
    <>
      {step === 'prove_mailbox' && <ProveMailbox />}
      {step === 'resolve_conflict' && <ConflictStep athlete={athlete} />}
      {step === 'state' && <StateStep onOpen={() => onOpen('state')} />}
      {step === 'ask' && <AskStep guardianship={guardianship} onOpen={() => onOpen('ask')} />}
      {step === 'answer' && <AnswerStep guardianship={guardianship} onOpen={() => onOpen('answer')} />}
      {step === 'wait' && (
        <WaitStep athlete={athlete} guardianship={guardianship} onOpen={() => onOpen('add')} />
      )}
      {(step === 'renew' || step === null) && (
        <Verified guardianship={guardianship} onRenew={step === 'renew' ? () => onOpen('ask') : null} />
      )}
      {statement && <StatedFacts statement={statement} onCorrect={() => onOpen('state')} />}
    </>
  );
}

type StepBoxProps = { kind?: AlertKind; title: string; action: ReactNode; children: ReactNode };

/** The button is below the note and not in it: on a phone it needs the whole width. */
function StepBox({ kind = 'info', title, action, children }: StepBoxProps) {
  return (
    <div className="flex flex-col items-start gap-3">
      <Alert kind={kind} title={title} className="w-full">
        {children}
      </Alert>
      {action}
    </div>
  );
}

function ProveMailbox() {
  const t = useText();
  return (
    <StepBox
      title={t('guardianship.next.prove_mailbox')}
      action={
        <Link to={PATHS.confirmEmail} className={buttonClasses({ className: 'max-sm:w-full' })}>
          <MailCheck aria-hidden />
          {t('guardianship.step.prove_mailbox')}
        </Link>
      }
    >
      {t('guardianship.next.prove_mailbox.text')}
    </StepBox>
  );
}

function ConflictStep({ athlete }: Pick<NextStepProps, 'athlete'>) {
  const t = useText();
  return (
    <StepBox
      kind="caution"
      title={t('guardianship.next.resolve_conflict')}
      action={<StepLink athlete={athlete} step="resolve_conflict" />}
    >
      {t('guardianship.next.resolve_conflict.text')}
    </StepBox>
  );
}

function StateStep({ onOpen }: { onOpen: () => void }) {
  const t = useText();
  return (
    <StepBox
      title={t('guardianship.next.state')}
      action={
        <Button className="max-sm:w-full" icon={<UserRoundPen aria-hidden />} onClick={onOpen}>
          {t('guardianship.step.state')}
        </Button>
      }
    >
      {t('guardianship.next.state.text')}
    </StepBox>
  );
}

/** For the first time, or again after a no or after it ran out. */
function AskStep({ guardianship, onOpen }: { guardianship: Guardianship; onOpen: () => void }) {
  const t = useText();
  const { question } = guardianship;
  const isRejected = question?.status === 'rejected';
  const isOver = question?.status === 'verified';
  return (
    <StepBox
      kind={isRejected ? 'caution' : 'info'}
      title={t(
        isRejected
          ? 'guardianship.next.rejected'
          : isOver
            ? 'guardianship.next.expired'
            : 'guardianship.next.ask',
      )}
      action={
        <Button className="max-sm:w-full" icon={<FileCheck aria-hidden />} onClick={onOpen}>
          {t('guardianship.step.ask')}
        </Button>
      }
    >
      <div className="flex flex-col gap-3">
        {isRejected && question.reason && <DirectorWords text={question.reason} />}
        <p>{t('guardianship.next.ask.text', { days: checkDays(guardianship) })}</p>
        {isRejected && <DeletedOn decidedAt={question.decided_at} />}
      </div>
    </StepBox>
  );
}

function AnswerStep({ guardianship, onOpen }: { guardianship: Guardianship; onOpen: () => void }) {
  const t = useText();
  const { question } = guardianship;
  return (
    <StepBox
      kind="caution"
      title={t('guardianship.next.answer')}
      action={
        <Button className="max-sm:w-full" icon={<FileCheck aria-hidden />} onClick={onOpen}>
          {t('guardianship.step.answer')}
        </Button>
      }
    >
      <div className="flex flex-col gap-3">
        {question?.reason && <DirectorWords text={question.reason} />}
        <p>{t('guardianship.next.answer.text')}</p>
      </div>
    </StepBox>
  );
}

function WaitStep({ athlete, guardianship, onOpen }: Omit<NextStepProps, 'onOpen'> & { onOpen: () => void }) {
  const t = useText();
  const format = useFormat();
  const { question, verified_until: until } = guardianship;
  if (!question) return null;
  return (
    <div className="flex flex-col gap-3">
      <div className="flex items-start gap-3">
        <Clock3 aria-hidden className="mt-0.5 size-5 shrink-0 text-court" />
        <div className="min-w-0">
          <p className="font-semibold">
            {t(question.is_being_checked ? 'guardianship.next.checking' : 'guardianship.next.wait')}
          </p>
          <p>
            {t('guardianship.next.wait.text', {
              date: format.date(question.created_at),
              days: checkDays(guardianship),
            })}
          </p>
          {until && <p>{t('guardianship.next.renew.waiting', { date: format.day(until) })}</p>}
        </div>
      </div>
      <SentProof question={question} name={athlete.name} onAdd={onOpen} />
    </div>
  );
}

function Verified({ guardianship, onRenew }: { guardianship: Guardianship; onRenew: (() => void) | null }) {
  const t = useText();
  const format = useFormat();
  const { verified_until: until, question } = guardianship;
  if (until === null) return null;
  const date = format.day(until);
  const deleted = question?.status === 'verified' && <DeletedOn decidedAt={question.decided_at} />;
  if (onRenew === null) {
    return (
      <div>
        <p className="font-medium">{t('guardianship.next.verified', { date })}</p>
        {deleted}
      </div>
    );
  }
  return (
    <StepBox
      kind="caution"
      title={t('guardianship.next.renew', { date })}
      action={
        <Button className="max-sm:w-full" icon={<CalendarClock aria-hidden />} onClick={onRenew}>
          {t('guardianship.step.renew')}
        </Button>
      }
    >
      {t('guardianship.next.renew.text', { days: checkDays(guardianship) })}
    </StepBox>
  );
}

/** What was shown is nobody's business once it is decided; the guardian reads when it goes. */
function DeletedOn({ decidedAt }: { decidedAt: string | null }) {
  const t = useText();
  const format = useFormat();
  const now = useNow();
  if (decidedAt === null) return null;
  const at = new Date(Date.parse(decidedAt) + EVIDENCE_KEPT_DAYS * DAY_MS);
  const isPast = at.getTime() <= now;
  return (
    <p className="text-sm text-muted">
      {t(isPast ? 'guardianship.evidence_deleted' : 'guardianship.evidence_kept', {
        date: format.date(at.toISOString()),
      })}
    </p>
  );
}
