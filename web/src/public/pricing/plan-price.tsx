import { useText } from '../../i18n/use-text.ts';
import { cn } from '../../ui/class-names.ts';
import { useDollars } from '../use-dollars.ts';
import type { PlanOffer } from './plan-offers.ts';

export function PlanPrice({ offer, className }: { offer: PlanOffer; className?: string }) {
  const t = useText();
  const dollars = useDollars();
  const { price } = offer;
  const isPlain = price.kind === 'free' || price.kind === 'custom';
  return (
    <Price
      amount={isPlain ? t(`public.plans.${price.kind}`) : dollars(price.amount)}
      note={isPlain ? t(price.note) : t(`public.plans.${price.kind}`)}
      className={className}
    />
  );
}

export function Price({
  amount,
  note,
  className,
}: {
  amount: string;
  note: string;
  className?: string | undefined;
}) {
  return (
    <p className={cn('flex flex-wrap items-baseline gap-x-2', className)}>
      <span className="font-heading text-3xl font-bold whitespace-nowrap tabular-nums">{amount}</span>
      <span className="text-muted">{note}</span>
    </p>
  );
}
