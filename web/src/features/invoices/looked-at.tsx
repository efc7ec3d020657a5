/** What only a person can judge: an admin takes it off the list, and reads below it who did so before, and when. */
import type { CardDifference, LookedAtDifference } from '@faircourt/contracts/card-comparison';
import { ChevronDown, Eye } from 'lucide-react';
import { Link } from 'react-router';
import { useFormat } from '../../i18n/use-format.ts';
import { useText } from '../../i18n/use-text.ts';
import { ConfirmedAction } from '../../shell/confirmed-action.tsx';
import { userPath } from '../../shell/paths.ts';
import { Button } from '../../ui/button.tsx';
import { useLookAt } from './card-comparison.queries.ts';

type AboutProps = {
  difference: Pick<CardDifference, 'owner' | 'plan' | 'stripe_id' | 'detail'>;
  hasDetail: boolean;
};

export function About({ difference: { owner, plan, stripe_id: stripeId, detail }, hasDetail }: AboutProps) {
  const t = useText();
  return (
    <>
      {owner && (
        <p>
          <Link
            to={userPath(owner.id)}
            className="text-court underline decoration-court/35 underline-offset-4 hover:decoration-court"
          >
            {owner.name}
          </Link>
          {plan && <span className="text-muted"> · {t(`auth.plan.${plan}`)}</span>}
        </p>
      )}
      <p className="font-mono text-sm break-all text-muted">{stripeId}</p>
      {hasDetail && <p className="text-sm break-words text-muted">{detail}</p>}
    </>
  );
}

export function LookAt({ difference: { id, stripe_id: stripeId, what } }: { difference: CardDifference }) {
  const t = useText();
  const { mutateAsync } = useLookAt();
  return (
    <div className="mt-1">
      <ConfirmedAction
        trigger={
          <Button
            variant="secondary"
            size="sm"
            className="min-h-11"
            icon={<Eye aria-hidden />}
            aria-label={t('ui.named_action', { action: t('invoices.cards.look'), title: stripeId })}
          >
            {t('invoices.cards.look')}
          </Button>
        }
        title={t('invoices.cards.look.question')}
        description={t(
          what === 'odd_payment' || what === 'unpaid_period'
            ? `invoices.cards.look.${what}`
            : 'invoices.cards.look.given_up',
        )}
        confirmLabel={t('invoices.cards.look')}
        busyText={t('billing.saving')}
        onConfirm={() => mutateAsync(id)}
        done={{ title: t('invoices.cards.look.done') }}
        failed={t('billing.not_saved')}
      />
    </div>
  );
}

export function LookedAt({ items }: { items: readonly LookedAtDifference[] }) {
  const t = useText();
  const format = useFormat();
  if (items.length === 0) return null;
  return (
    <details className="group border-t border-line">
      <summary className="flex min-h-11 cursor-pointer list-none items-center gap-2 px-5 py-3 font-medium sm:px-6 [&::-webkit-details-marker]:hidden">
        <ChevronDown aria-hidden className="size-4 shrink-0 transition-transform group-open:rotate-180" />
        {t('invoices.cards.looked_at', { count: items.length })}
      </summary>
      <ul
        aria-label={t('invoices.cards.looked_at', { count: items.length })}
        className="divide-y divide-line border-t border-line"
      >
        {items.map((item) => (
          <li
            key={`${item.stripe_id} ${item.looked_at}`}
            className="flex min-w-0 flex-col gap-1 px-5 py-4 sm:px-6"
          >
            <p className="font-medium">{t(`invoices.cards.what.${item.what}`)}</p>
            <p className="text-sm">
              {item.looked_by === null
                ? t('invoices.cards.looked_at.on', { date: format.dateTime(item.looked_at) })
                : t('invoices.cards.looked_at.by', {
                    name: item.looked_by,
                    date: format.dateTime(item.looked_at),
                  })}
            </p>
            <About difference={item} hasDetail />
          </li>
        ))}
      </ul>
    </details>
  );
}
