/** The owner asks a colleague to own the subscription, or takes the question back. */
import type { TeamSeat } from '@faircourt/contracts/team';
import { Crown, Undo2 } from 'lucide-react';
import { useErrorText } from '../../api/use-error-text.ts';
import { useText } from '../../i18n/use-text.ts';
import { ConfirmedAction } from '../../shell/confirmed-action.tsx';
import { Button } from '../../ui/button.tsx';
import { toast } from '../../ui/toast.tsx';
import { useEndOffer, useOfferOwnership } from './team.queries.ts';

export function MakeOwner({ seat }: { seat: TeamSeat }) {
  return seat.is_offered_ownership ? <TakeOfferBack /> : <Offer seat={seat} />;
}

function Offer({ seat: { id, name } }: { seat: TeamSeat }) {
  const t = useText();
  const offer = useOfferOwnership();
  return (
    <ConfirmedAction
      trigger={
        <Button
          variant="ghost"
          size="sm"
          className="min-h-10"
          icon={<Crown aria-hidden />}
          aria-label={t('team.offer.label', { name })}
        >
          {t('team.offer')}
        </Button>
      }
      title={t('team.offer.question', { name })}
      description={t('team.offer.text', { name })}
      confirmLabel={t('team.offer')}
      busyText={t('team.saving')}
      isDestructive={false}
      onConfirm={() => offer.mutateAsync(id)}
      done={{ title: t('team.offer.done', { name }) }}
      failed={t('team.not_saved')}
    />
  );
}

function TakeOfferBack() {
  const t = useText();
  const errorText = useErrorText();
  const { mutateAsync, isPending } = useEndOffer();
  const takeBack = async () => {
    try {
      await mutateAsync();
      toast.success({ title: t('team.offer.take_back.done') });
    } catch (error) {
      toast.destructive({ title: t('team.not_saved'), description: errorText(error) });
    }
  };
  return (
    <Button
      variant="ghost"
      size="sm"
      className="min-h-10"
      icon={<Undo2 aria-hidden />}
      isBusy={isPending}
      busyText={t('team.saving')}
      onClick={() => void takeBack()}
    >
      {t('team.offer.take_back')}
    </Button>
  );
}
