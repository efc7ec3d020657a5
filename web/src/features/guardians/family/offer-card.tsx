/** What a mailed link or a family code offers. Opening it decides nothing: it waits for a yes or a no. */
import type { GuardianOffer, GuardianOfferKey } from '@faircourt/contracts/guardians';
import { Check, HeartHandshake, X } from 'lucide-react';
import { useEffect, useId, useRef } from 'react';
import { useSearchParams } from 'react-router';
import { useErrorText } from '../../../api/use-error-text.ts';
import { useText } from '../../../i18n/use-text.ts';
import { Alert } from '../../../ui/alert.tsx';
import { Button } from '../../../ui/button.tsx';
import { Card, CardTitle } from '../../../ui/card.tsx';
import { LoadingView } from '../../../ui/states.tsx';
import { toast } from '../../../ui/toast.tsx';
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
  const titleId = useId();
  const card = useRef<HTMLElement>(null);
  const { accept, decline, isAccepting, isDeclining } = useOfferAnswer(offer, offerKey);
  // Whoever has just typed the code finds the answer to it, also without seeing the page change.
  useEffect(() => card.current?.focus(), []);
  return (
    <Card
      ref={card}
      tabIndex={-1}
      aria-labelledby={titleId}
      className="flex flex-col gap-4 border-court/40 bg-court-soft p-5 sm:p-6"
    >
      <div className="flex items-start gap-3">
        <HeartHandshake aria-hidden className="mt-0.5 size-6 shrink-0 text-court" />
        <div className="flex min-w-0 flex-col gap-1">
          <CardTitle id={titleId} className="break-words">
            {t('family.offer.title', { name: offer.athlete_name })}
          </CardTitle>
          <p>{t('family.offer.text', { name: offer.athlete_name })}</p>
          {offer.needs_confirmation && (
            <p className="text-muted">{t('family.offer.confirmation', { name: offer.athlete_name })}</p>
          )}
        </div>
      </div>
      <div className="flex flex-wrap gap-3">
        <Button
          className="max-sm:w-full"
          icon={<Check aria-hidden />}
          isBusy={isAccepting}
          busyText={t('guardians.saving')}
          disabled={isDeclining}
          onClick={() => void accept()}
        >
          {t('family.offer.accept')}
        </Button>
        <Button
          variant="secondary"
          className="max-sm:w-full"
          icon={<X aria-hidden />}
          isBusy={isDeclining}
          busyText={t('guardians.saving')}
          disabled={isAccepting}
          onClick={() => void decline()}
        >
          {t('family.offer.decline')}
        </Button>
      </div>
    </Card>
  );
}

function useOfferAnswer({ athlete_name: name }: GuardianOffer, offerKey: GuardianOfferKey) {
  const t = useText();
  const errorText = useErrorText();
  const close = useCloseOffer();
  const accepting = useAcceptOffer();
  const declining = useDeclineOffer();
  const accept = async () => {
    try {
      const { status } = await accepting.mutateAsync(offerKey);
      toast.success(
        status === 'active'
          ? { title: t('family.offer.linked', { name }), description: t('family.offer.linked.text') }
          : { title: t('family.offer.waiting', { name }) },
      );
      close();
    } catch (error) {
      toast.destructive({ title: t('guardians.not_saved'), description: errorText(error) });
    }
  };
  const decline = async () => {
    try {
      await declining.mutateAsync(offerKey);
      toast.info({ title: t('family.offer.declined', { name }) });
      close();
    } catch (error) {
      toast.destructive({ title: t('guardians.not_saved'), description: errorText(error) });
    }
  };
  return { accept, decline, isAccepting: accepting.isPending, isDeclining: declining.isPending };
}
