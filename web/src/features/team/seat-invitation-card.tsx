/** The invitation behind an emailed link. Opening it decides nothing: it says what a seat means, also for one's own plan. */
import type { ShownSeatInvitation } from '@faircourt/contracts/team';
import { Armchair } from 'lucide-react';
import { useEffect, useId, useRef } from 'react';
import { useSearchParams } from 'react-router';
import { useErrorText } from '../../api/use-error-text.ts';
import { useText } from '../../i18n/use-text.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { Card, CardTitle } from '../../ui/card.tsx';
import { LoadingView } from '../../ui/states.tsx';
import { toast } from '../../ui/toast.tsx';
import { AnswerButtons } from './answer-buttons.tsx';
import { useAcceptSeat, useSeatInvitation } from './team.queries.ts';

export function SeatInvitationCard({ token }: { token: string }) {
  const t = useText();
  const errorText = useErrorText();
  const close = useClose();
  const { data: invitation, error, isPending } = useSeatInvitation(token);
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
        title={t('team.invitation.failed')}
        action={
          <Button variant="secondary" onClick={close}>
            {t('ui.close')}
          </Button>
        }
      >
        {errorText(error)}
      </Alert>
    );
  }
  return <OpenInvitation invitation={invitation} token={token} />;
}

/** The same address once the invitation is answered: going back must not ask again. */
function useClose(): () => void {
  const [, setQuery] = useSearchParams();
  return () =>
    setQuery(
      (query) => {
        const rest = new URLSearchParams(query);
        rest.delete('invite');
        return rest;
      },
      { replace: true, preventScrollReset: true },
    );
}

function OpenInvitation({ invitation, token }: { invitation: ShownSeatInvitation; token: string }) {
  const t = useText();
  const titleId = useId();
  const close = useClose();
  const accept = useAcceptSeat();
  const card = useRef<HTMLElement>(null);
  useEffect(() => card.current?.focus(), []);
  const { owner_name: owner, institution_name: institution } = invitation;
  return (
    <Card
      ref={card}
      tabIndex={-1}
      aria-labelledby={titleId}
      className="flex flex-col gap-4 border-court/40 bg-court-soft p-5 sm:p-6"
    >
      <div className="flex items-start gap-3">
        <Armchair aria-hidden className="mt-0.5 size-6 shrink-0 text-court" />
        <div className="flex min-w-0 flex-col gap-2">
          <CardTitle id={titleId} className="break-words">
            {institution === null
              ? t('team.invitation.title', { owner })
              : t('team.invitation.title_of', { owner, institution })}
          </CardTitle>
          <WhatItMeans invitation={invitation} />
        </div>
      </div>
      <AnswerButtons
        yes={{
          label: t('team.invitation.accept'),
          give: async () => {
            await accept.mutateAsync(token);
            toast.success({ title: t('team.invitation.accept.done') });
            close();
          },
        }}
        no={{ label: t('team.invitation.later'), give: close }}
      />
    </Card>
  );
}

function WhatItMeans({ invitation: { plan, own, ...invitation } }: { invitation: ShownSeatInvitation }) {
  const t = useText();
  const ownPlan = own && { plan: t(`users.plan.${own.plan}`) };
  return (
    <ul className="flex list-disc flex-col gap-1 pl-5">
      <li>{t('team.invitation.shared', { plan: t(`users.plan.${plan}`) })}</li>
      {ownPlan && (
        <li>
          {own.status === 'active'
            ? t('team.invitation.own.active', ownPlan)
            : t('team.invitation.own.trial', ownPlan)}
        </li>
      )}
      {!invitation.is_institution_verified && <li>{t('team.invitation.sight')}</li>}
    </ul>
  );
}
