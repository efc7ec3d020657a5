import type { ChooseOffer as Offer, ForeseenChoice } from '@faircourt/contracts/billing';
import { CalendarClock, Receipt } from 'lucide-react';
import { useState } from 'react';
import { useMoney } from '../../domain/billing/use-money.ts';
import { useFormat } from '../../i18n/use-format.ts';
import { useText } from '../../i18n/use-text.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog, DialogContent, DialogTrigger } from '../../ui/dialog.tsx';
import { useChooseOffer, useForeseenChoice } from './billing.queries.ts';
import { Consequences } from './consequences.tsx';
import { ForeseenDecision } from './foreseen-decision.tsx';
import { offerName } from '../../domain/billing/offer-name.ts';

type ChooseOfferProps = { offer: Offer; label: string; variant: 'accent' | 'secondary' };

/** Chooses a plan, or changes to it: what it costs, from when, and what it brings or takes, come first. */
export function ChooseOffer({ offer, label, variant }: ChooseOfferProps) {
  const t = useText();
  const [isOpen, setIsOpen] = useState(false);
  const name = offerName(offer, t);
  return (
    <Dialog open={isOpen} onOpenChange={setIsOpen}>
      <DialogTrigger asChild>
        <Button
          variant={variant}
          width="full"
          aria-label={t('ui.named_action', { action: label, title: name })}
        >
          {label}
        </Button>
      </DialogTrigger>
      <DialogContent title={t('billing.choose.question', { offer: name })}>
        <Decision offer={offer} onClose={() => setIsOpen(false)} />
      </DialogContent>
    </Dialog>
  );
}

function Decision({ offer: { plan, interval }, onClose }: { offer: Offer; onClose: () => void }) {
  const t = useText();
  const foreseen = useForeseenChoice({ plan, interval });
  const choose = useChooseOffer();
  const name = offerName({ plan, interval }, t);
  return (
    <ForeseenDecision
      foreseen={foreseen}
      confirmLabel={t('billing.choose.confirm')}
      closeLabel={t('ui.cancel')}
      onConfirm={() => choose.mutateAsync({ plan, interval })}
      onClose={onClose}
      done={{ title: t('billing.choose.done', { offer: name }) }}
    >
      {foreseen.data && <Foreseen foreseen={foreseen.data} name={name} />}
    </ForeseenDecision>
  );
}

function Foreseen({ foreseen, name }: { foreseen: ForeseenChoice; name: string }) {
  const t = useText();
  const format = useFormat();
  const money = useMoney();
  const { takes_effect_on: from, is_at_once: isAtOnce, charge } = foreseen;
  const when =
    from === null
      ? t('billing.choose.when_paid', { offer: name })
      : isAtOnce
        ? t('billing.choose.at_once', { offer: name })
        : t('billing.choose.later', { offer: name, date: format.day(from) });
  return (
    <>
      <ul className="flex flex-col gap-2.5">
        <li className="flex gap-2.5">
          <CalendarClock aria-hidden className="mt-0.5 size-5 shrink-0 text-court" />
          <span>{when}</span>
        </li>
        <li className="flex gap-2.5">
          <Receipt aria-hidden className="mt-0.5 size-5 shrink-0 text-court" />
          <span>{t('billing.choose.charge', { amount: money(charge), date: format.day(charge.on) })}</span>
        </li>
      </ul>
      <Consequences foreseen={foreseen} />
    </>
  );
}
