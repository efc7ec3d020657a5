/** What a mailed link or a family code offers. Opening it decides nothing: it waits for a yes or a no. */
import type { GuardianOffer, GuardianOfferKey } from '@faircourt/contracts/guardians';
import { HeartHandshake } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router';
import { useErrorText } from '../../../api/use-error-text.ts';
import { useText } from '../../../i18n/use-text.ts';
import { Alert } from '../../../ui/alert.tsx';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { LoadingView } from '../../../ui/states.tsx';
import { toast } from '../../../ui/toast.tsx';
import { AnswerCard } from '../answer-card.tsx';
import { useAcceptOffer, useDeclineOffer, useOffer } from './family.queries.ts';
import { withoutOffer } from './offer-address.ts';

export function OfferCard({ offerKey }: { offerKey: GuardianOfferKey }) {
  const t = useText();
  const errorText = useErrorText();
  const close = useCloseOffer();
  const { data: offer, error, isPending } = useOffer(offerKey);
  if (isPending) {
    return (
      <Card>
        <LoadingView className="min-h-32" />
      </Card>
    );
  }
  if (offer === undefined) {
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
  if (offer.status === 'open') return <OpenOffer offer={offer} offerKey={offerKey} />;
  return (
    <Alert
      kind="success"
      title={t(`family.offer.${offer.status}`, { name: offer.athlete_name })}
      action={
        <Button variant="secondary" onClick={close}>
          {t('family.offer.close')}
        </Button>
      }
    />
  );
}

function useCloseOffer(): () => void {
  const [, setQuery] = useSearchParams();
  return () => setQuery(withoutOffer, { replace: true, preventScrollReset: true });
}

function OpenOffer({ offer, offerKey }: { offer: GuardianOffer; offerKey: GuardianOfferKey }) {
  const t = useText();
  const close = useCloseOffer();
  const card = useRef<HTMLElement>(null);
  const accepting = useAcceptOffer();
  const declining = useDeclineOffer();
  const { athlete_name: name } = offer;
  // A person who has just typed the code is led to the answer, even if they cannot see the page change.
  useEffect(() => card.current?.focus(), []);

  const accept = async () => {
    const { status, waits_for: waitsFor } = await accepting.mutateAsync(offerKey);
    toast.success(
      status === 'active'
        ? { title: t('family.offer.linked', { name }), description: t('family.offer.linked.text') }
        : {
            title: t(waitsFor === 'guardian' ? 'family.waiting.title.guardian' : 'family.offer.waiting', {
              name,
            }),
          },
    );
    close();
  };
  const decline = async () => {
    await declining.mutateAsync(offerKey);
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
      {offer.needs_confirmation && <p className="text-muted">{t('family.offer.confirmation', { name })}</p>}
    </AnswerCard>
  );
}
