import type { BillingCard, ChooseOffer as Offer, ForeseenChoice } from '@faircourt/contracts/billing';
import { CalendarClock, Receipt } from 'lucide-react';
import { useState } from 'react';
import { useMoney } from '../../domain/billing/use-money.ts';
import type { MessageId } from '../../i18n/messages.ts';
import { useFormat } from '../../i18n/use-format.ts';
import { useText } from '../../i18n/use-text.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog, DialogContent, DialogTrigger } from '../../ui/dialog.tsx';
import { useChooseOffer, useForeseenChoice } from './billing.queries.ts';
import { useCard } from './card/card.queries.ts';
import { PayByCard } from './card/pay-by-card.tsx';
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
  const { data: card } = useCard();
  const canPayByCard = card?.can_check_out === true;
  return (
    <ForeseenDecision
      foreseen={foreseen}
      confirmLabel={t(canPayByCard ? 'billing.choose.by_invoice' : 'billing.choose.confirm')}
      closeLabel={t('ui.cancel')}
      onConfirm={() => choose.mutateAsync({ plan, interval })}
      onClose={onClose}
      done={{ title: t('billing.choose.done', { offer: name }) }}
    >
      {foreseen.data && <Foreseen foreseen={foreseen.data} name={name} how={howToPay(card)} />}
      {canPayByCard && <PayByCard offer={{ plan, interval }} />}
    </ForeseenDecision>
  );
}

/** By card already, by either, or by invoice where no cards are taken. */
function howToPay(card: BillingCard | undefined): 'card' | 'either' | 'invoice' {
  if (card?.is_by_card) return 'card';
  return card?.can_check_out ? 'either' : 'invoice';
}

function chargeWords(how: ReturnType<typeof howToPay>, isNow: boolean): MessageId {
  if (how === 'card') return 'billing.choose.charge_card';
  if (how === 'invoice') return 'billing.choose.charge';
  return isNow ? 'billing.choose.charge_now' : 'billing.choose.charge_either';
}

type ForeseenProps = { foreseen: ForeseenChoice; name: string; how: ReturnType<typeof howToPay> };

function Foreseen({ foreseen, name, how }: ForeseenProps) {
  const t = useText();
  const format = useFormat();
  const money = useMoney();
  const { takes_effect_on: from, is_at_once: isAtOnce, unpaid_until: unpaidUntil, charge } = foreseen;
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
          <span>
            {unpaidUntil === null
              ? t(chargeWords(how, from === null), { amount: money(charge), date: format.day(charge.on) })
              : t('billing.choose.charge_unpaid', {
                  amount: money(charge),
                  date: format.day(unpaidUntil),
                })}
          </span>
        </li>
      </ul>
      <Consequences foreseen={foreseen} />
    </>
  );
}
