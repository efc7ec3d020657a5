/** The invitation behind an emailed link or a family code. Opening it decides nothing: the guardian accepts or declines. */
import type { Family } from '@faircourt/contracts/family';
import type { AcceptedLink, GuardianInvitation, GuardianInvitationKey } from '@faircourt/contracts/guardians';
import type { GuardianStatement } from '@faircourt/contracts/guardianship';
import { useQueryClient } from '@tanstack/react-query';
import { HeartHandshake } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { consentSittingPath, guardianshipPath, PATHS } from '../../../shell/paths.ts';
import { useSession } from '../../../api/session/use-session.ts';
import { useErrorText } from '../../../api/use-error-text.ts';
import { familyKey } from '../../../domain/family.query.ts';
import { useKeptInvitation } from '../../../domain/guardian-links/kept-invitation.ts';
import type { NewlyLinked } from '../../../domain/guardian-links/newly-linked.ts';
import type { Answers } from '../../../domain/guardian-links/use-given-answer.ts';
import { useTakenWish } from '../../../domain/guardian-links/use-taken-wish.ts';
import { MailboxCode } from '../../../domain/mailbox/mailbox-code.tsx';
import { useMailbox, useProveByLink } from '../../../domain/mailbox/mailbox.queries.ts';
import { useText } from '../../../i18n/use-text.ts';
import { keepDraft } from '../../../shell/drafts/drafts.ts';
import { Alert } from '../../../ui/alert.tsx';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { LoadingView } from '../../../ui/states.tsx';
import { toast } from '../../../ui/toast.tsx';
import { AnswerCard } from '../answer-card.tsx';
import { useStateGuardianship } from '../guardianship/guardianship.queries.ts';
import { stateDraft } from '../guardianship/state-form.tsx';
import { AcceptForm } from './accept-form.tsx';
import { useAcceptInvitation, useDeclineInvitation, useInvitation } from './family.queries.ts';
import { withoutInvitation } from '../../../domain/guardian-links/invitation-address.ts';

type InvitationCardProps = {
  invitationKey: GuardianInvitationKey;
  /** True from the press that accepts until the next page is there, or it has failed. */
  onAccepting: (isAccepting: boolean) => void;
};

export function InvitationCard({ invitationKey, onAccepting }: InvitationCardProps) {
  const t = useText();
  const errorText = useErrorText();
  const close = useCloseInvitation();
  const takeWish = useTakenWish(invitationKey);
  const { data: invitation, error, isPending } = useInvitation(invitationKey);
  if (isPending) {
    return (
      <Card>
        <LoadingView className="min-h-32" />
      </Card>
    );
  }
  if (invitation === undefined) {
    return (
      <Alert
        kind="error"
        title={t('family.offer.failed')}
        action={
          <Button variant="secondary" onClick={close}>
            {t('family.offer.close')}
          </Button>
        }
      >
        {errorText(error, t('family.offer.unknown'))}
      </Alert>
    );
  }
  if (invitation.status === 'open') {
    return <OpenInvitation {...{ invitation, invitationKey, onAccepting, takeWish }} />;
  }
  return (
    <Alert
      kind="success"
      title={t(`family.offer.${invitation.status}`, { name: invitation.athlete_name })}
      action={
        <Button variant="secondary" onClick={close}>
          {t('family.offer.close')}
        </Button>
      }
    />
  );
}

function useCloseInvitation(): () => void {
  const [, setQuery] = useSearchParams();
  const { drop } = useKeptInvitation();
  return () => {
    drop();
    setQuery(withoutInvitation, { replace: true, preventScrollReset: true });
  };
}

type OpenInvitationProps = InvitationCardProps & {
  invitation: GuardianInvitation;
  takeWish: ReturnType<typeof useTakenWish>;
};

/** An open one, in the mailbox that it was mailed to or in a proven one, is answered; else the code comes first. */
function OpenInvitation({ invitation, invitationKey, onAccepting, takeWish }: OpenInvitationProps) {
  const t = useText();
  const card = useRef<HTMLElement>(null);
  const { keep } = useKeptInvitation();
  const isProven = useSession().session?.user.is_mailbox_proven ?? false;
  const [isCodeSent, setIsCodeSent] = useState(false);
  const [isAccepting, setIsAccepting] = useState(false);
  const answers = useInvitationAnswers(invitation, invitationKey, isProven);
  const accepting = async (accept: () => Promise<void>) => {
    setIsAccepting(true);
    onAccepting(true);
    try {
      // Done, it leaves this page, or at least the invitation.
      await accept();
    } catch (error) {
      setIsAccepting(false);
      onAccepting(false);
      throw error;
    }
  };
  const acceptAs = (statement: GuardianStatement) => accepting(() => answers.acceptAs(statement));
  const yes = { ...answers.yes, give: () => accepting(answers.yes.give) };
  const { athlete_name: name } = invitation;
  const isCodeNeeded = !isProven && !invitation.proves_mailbox;
  // Where the link works at once, saying who one is belongs to the yes; else it follows when the link has been confirmed.
  const isStatedAtOnce = !isCodeNeeded && !invitation.needs_confirmation && !isCodeSent;
  // A person who has just typed the code is led to the answer, even if they cannot see the page change.
  useEffect(() => card.current?.focus(), []);
  // Once: kept again after the answer, it would be asked for on the dashboard. Another invitation has a card of its own.
  // oxlint-disable-next-line react-hooks/exhaustive-deps -- the key is the card's, and a new object with each drawing
  useEffect(() => keep(invitationKey), [keep]);
  return (
    <AnswerCard
      ref={card}
      tabIndex={-1}
      icon={HeartHandshake}
      title={t('family.offer.title', { name })}
      no={answers.no}
      yes={isCodeNeeded || isStatedAtOnce ? null : yes}
      givesYesAtOnce={isCodeSent && isProven}
      isBusy={isAccepting}
    >
      <p>{t('family.offer.text', { name })}</p>
      {invitation.needs_confirmation && (
        <p className="text-muted">{t('family.offer.confirmation', { name })}</p>
      )}
      {isCodeNeeded && <CodeToAccept onSent={setIsCodeSent} />}
      {isStatedAtOnce && <AcceptForm name={name} takeWish={takeWish} onAccept={acceptAs} />}
    </AnswerCard>
  );
}

/** The code that proves the mailbox is the yes itself: one thing to do instead of two. */
function CodeToAccept({ onSent }: { onSent: (isRight: boolean) => void }) {
  const t = useText();
  const { data: mailbox } = useMailbox();
  return (
    <div className="mt-3 flex flex-col gap-5 border-t border-court/25 pt-4">
      <p className="font-medium">{t('family.offer.code')}</p>
      {mailbox ? (
        <MailboxCode mailbox={mailbox} purpose={{ label: t('family.offer.accept'), onSent }} />
      ) : (
        <Skeleton className="h-24 w-full" />
      )}
    </div>
  );
}

function useInvitationAnswers(
  invitation: GuardianInvitation,
  invitationKey: GuardianInvitationKey,
  isProven: boolean,
): Record<'yes' | 'no', Answers['no']> & {
  acceptAs: (statement: GuardianStatement) => Promise<void>;
} {
  const t = useText();
  const queryClient = useQueryClient();
  const close = useCloseInvitation();
  const { drop } = useKeptInvitation();
  const proving = useProveByLink();
  const accepting = useAcceptInvitation();
  const stating = useStateGuardianship();
  const declining = useDeclineInvitation();
  const navigate = useNavigate();
  const errorText = useErrorText();
  const userId = useSession().session?.user.id ?? '';
  const { athlete_name: name } = invitation;

  const accept = async (): Promise<AcceptedLink> => {
    if (!isProven && 'token' in invitationKey) await proving.mutateAsync(invitationKey.token);
    const accepted = await accepting.mutateAsync(invitationKey);
    drop();
    return accepted;
  };
  const tell = ({ status, waits_for: waitsFor }: AcceptedLink) => {
    const waiting =
      waitsFor === 'guardian' || waitsFor === 'faircourt'
        ? (`family.waiting.title.${waitsFor}` as const)
        : 'family.offer.waiting';
    toast.success({ title: t(status === 'active' ? 'family.offer.linked' : waiting, { name }) });
  };
  // What comes next is known: saying who one is.
  const acceptFirst = async () => {
    const accepted = await accept();
    const { status, athlete_id: athleteId } = accepted;
    if (status !== 'active') {
      tell(accepted);
      return close();
    }
    const state: NewlyLinked = { linkedTo: athleteId };
    await navigate(guardianshipPath(athleteId), { replace: true, state });
  };
  const acceptAs = async (statement: GuardianStatement) => {
    const accepted = await accept();
    const { status, athlete_id: athleteId } = accepted;
    if (status !== 'active') {
      tell(accepted);
      return close();
    }
    try {
      await stating.mutateAsync({ athleteId, statement });
    } catch (error) {
      // The link is there, and the sheet says so; it has what was typed and could not be saved.
      keepDraft(userId, stateDraft(athleteId), statement);
      toast.destructive({ title: t('guardians.not_saved'), description: errorText(error) });
      return navigate(guardianshipPath(athleteId), { replace: true, state: { linkedTo: athleteId } });
    }
    const family = queryClient.getQueryData<Family>(familyKey);
    const athlete = family?.athletes.find(({ id }) => id === athleteId);
    // Under 13 the proof comes before the forms.
    const next = athlete?.may_be_under_13 ? guardianshipPath(athleteId) : consentSittingPath(athleteId);
    // The sheet that opens next says itself what was accepted: a message would lie over it.
    const state: NewlyLinked = { linkedTo: athleteId };
    // Back from the sheet leads here without the invitation, and not out of Faircourt. The address alone is changed: drawing that
    // page for the moment in between would show the new athlete and take them away again.
    window.history.replaceState(window.history.state, '', PATHS.athletes);
    await navigate(next, { state });
  };
  const decline = async () => {
    await declining.mutateAsync(invitationKey);
    toast.info({ title: t('family.offer.declined', { name }) });
    close();
  };
  return {
    yes: { label: t('family.offer.accept'), give: acceptFirst },
    no: { label: t('family.offer.decline'), give: decline },
    acceptAs,
  };
}
