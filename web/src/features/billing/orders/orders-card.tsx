/** Purchase orders for a year of Pro Scout: send one, add its document, see what became of it. */
import { ORDER_DUE_DAYS, type Billing } from '@faircourt/contracts/billing';
import { useId } from 'react';
import { useMoney } from '../../../domain/billing/use-money.ts';
import { useText } from '../../../i18n/use-text.ts';
import { Card, CardContent, CardDescription, CardHeader, CardTitle } from '../../../ui/card.tsx';
import { OrderRows } from './order-row.tsx';
import { useSendOrder } from './orders.queries.ts';
import { SendOrder } from './send-order.tsx';

export function OrdersCard({ billing }: { billing: Billing }) {
  const t = useText();
  const money = useMoney();
  const titleId = useId();
  const { mutateAsync: send } = useSendOrder();
  const { purchase_orders: orders, can, offers } = billing;
  const annual = offers.find(({ plan, interval }) => plan === 'pro_scout' && interval === 'year');
  if (!annual || (!can.send_purchase_order && orders.length === 0)) return null;
  const form = <SendOrder annual={annual} label={t('orders.send')} send={send} />;
  return (
    <Card aria-labelledby={titleId}>
      <CardHeader className="pb-5 sm:pb-5">
        <CardTitle id={titleId}>{t('orders.title')}</CardTitle>
        <CardDescription>
          {t('orders.text', {
            plan: t('auth.plan.pro_scout'),
            amount: money(annual),
            days: ORDER_DUE_DAYS,
          })}
        </CardDescription>
      </CardHeader>
      {orders.length === 0 ? (
        <CardContent className="flex flex-wrap items-center justify-between gap-4 border-t border-line pt-5 sm:pt-5">
          <p className="max-w-md text-muted">{t('orders.none.text')}</p>
          {form}
        </CardContent>
      ) : (
        <>
          <OrderRows orders={orders} label={t('orders.title')} />
          {can.send_purchase_order && (
            <CardContent className="border-t border-line pt-5 sm:pt-5">{form}</CardContent>
          )}
        </>
      )}
    </Card>
  );
}
