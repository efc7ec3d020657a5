/** The invitation behind an emailed link or a family code. Opening it decides nothing: the guardian accepts or declines. */
import type { GuardianInvitation, GuardianInvitationKey } from '@faircourt/contracts/guardians';
import { HeartHandshake } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { guardianshipPath } from '../../../shell/paths.ts';
import { useErrorText } from '../../../api/use-error-text.ts';
import { useText } from '../../../i18n/use-text.ts';
import { Alert } from '../../../ui/alert.tsx';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { LoadingView } from '../../../ui/states.tsx';
import { toast } from '../../../ui/toast.tsx';
import { AnswerCard } from '../answer-card.tsx';
import { useAcceptInvitation, useDeclineInvitation, useInvitation } from './family.queries.ts';
import { withoutInvitation } from './invitation-address.ts';

export function InvitationCard({ invitationKey }: { invitationKey: GuardianInvitationKey }) {
  const t = useText();
  const errorText = useErrorText();
  const close = useCloseInvitation();
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
  if (invitation.status === 'open')
    return <OpenInvitation invitation={invitation} invitationKey={invitationKey} />;
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
  return () => setQuery(withoutInvitation, { replace: true, preventScrollReset: true });
}

function OpenInvitation({
  invitation,
  invitationKey,
}: {
  invitation: GuardianInvitation;
  invitationKey: GuardianInvitationKey;
}) {
  const t = useText();
  const close = useCloseInvitation();
  const card = useRef<HTMLElement>(null);
  const accepting = useAcceptInvitation();
  const declining = useDeclineInvitation();
  const navigate = useNavigate();
  const { athlete_name: name } = invitation;
  // A person who has just typed the code is led to the answer, even if they cannot see the page change.
  useEffect(() => card.current?.focus(), []);

  const accept = async () => {
    const { status, waits_for: waitsFor, athlete_id: athleteId } = await accepting.mutateAsync(invitationKey);
    toast.success(
      status === 'active'
        ? { title: t('family.offer.linked', { name }), description: t('family.offer.linked.text') }
        : {
            title: t(waitsFor === 'guardian' ? 'family.waiting.title.guardian' : 'family.offer.waiting', {
              name,
            }),
          },
    );
    // What comes next is known: saying who one is.
    if (status === 'active') void navigate(guardianshipPath(athleteId), { replace: true });
    else close();
  };
  const decline = async () => {
    await declining.mutateAsync(invitationKey);
    toast.info({ title: t('family.offer.declined', { name }) });
    close();
  };
  return (
    <AnswerCard
      ref={card}
      tabIndex={-1}
      icon={HeartHandshake}
      title={t('family.offer.title', { name })}
      yes={{ label: t('family.offer.accept'), give: accept }}
      no={{ label: t('family.offer.decline'), give: decline }}
    >
      <p>{t('family.offer.text', { name })}</p>
      {invitation.needs_confirmation && (
        <p className="text-muted">{t('family.offer.confirmation', { name })}</p>
      )}
    </AnswerCard>
  );
}
