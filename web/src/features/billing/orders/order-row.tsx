import type { PurchaseOrder } from '@faircourt/contracts/purchase-orders';
import { Undo2 } from 'lucide-react';
import { Link } from 'react-router';
import { OrderBadge } from '../../../domain/billing/order-badge.tsx';
import { OrderDocument } from '../../../domain/billing/order-document.tsx';
import { useMoney } from '../../../domain/billing/use-money.ts';
import { useFormat } from '../../../i18n/use-format.ts';
import { useText } from '../../../i18n/use-text.ts';
import { ConfirmedAction } from '../../../shell/confirmed-action.tsx';
import { invoicePath } from '../../../shell/paths.ts';
import { Button } from '../../../ui/button.tsx';
import { AddDocument } from './add-document.tsx';
import { useWithdrawOrder } from './orders.queries.ts';

export function OrderRows({ orders, label }: { orders: readonly PurchaseOrder[]; label: string }) {
  return (
    <ul aria-label={label} className="divide-y divide-line border-t border-line">
      {orders.map((order) => (
        <OrderRow key={order.id} order={order} />
      ))}
    </ul>
  );
}

function OrderRow({ order }: { order: PurchaseOrder }) {
  const t = useText();
  const format = useFormat();
  const money = useMoney();
  const { number, state, document, invoice_id: invoiceId } = order;
  return (
    <li className="flex flex-col gap-3 px-5 py-4 sm:px-6">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <p className="flex min-w-0 flex-wrap items-center gap-x-3 gap-y-1.5">
          <span className="font-medium break-all">{number}</span>
          <OrderBadge state={state} />
        </p>
        <span className="font-semibold tabular-nums">{money(order, 'exact')}</span>
      </div>
      <p className="text-sm text-muted">
        {t('orders.sent_on', { date: format.day(order.sent_at) })}
        {order.decided_at &&
          state !== 'pending' &&
          ` · ${t(`orders.${state}_on`, { date: format.day(order.decided_at) })}`}
      </p>
      {state === 'pending' && <p>{t('orders.pending.text')}</p>}
      {order.reason !== null && <p className="break-words">{t('orders.reason', { reason: order.reason })}</p>}
      <div className="flex flex-wrap items-center gap-2">
        {invoiceId !== null && (
          <Link
            to={invoicePath(invoiceId)}
            className="text-court underline decoration-court/35 underline-offset-4 hover:decoration-court"
          >
            {t('billing.open_invoice.action')}
          </Link>
        )}
        {document && <OrderDocument orderId={order.id} document={document} />}
        {state === 'pending' && <AddDocument orderId={order.id} hasOne={document !== null} />}
        {state === 'pending' && <Withdraw order={order} />}
      </div>
    </li>
  );
}

function Withdraw({ order: { id, number } }: { order: PurchaseOrder }) {
  const t = useText();
  const { mutateAsync } = useWithdrawOrder();
  return (
    <ConfirmedAction
      trigger={
        <Button
          variant="ghost"
          className="text-stop"
          icon={<Undo2 aria-hidden />}
          aria-label={t('ui.named_action', { action: t('orders.withdraw'), title: number })}
        >
          {t('orders.withdraw')}
        </Button>
      }
      title={t('orders.withdraw.question', { number })}
      description={t('orders.withdraw.text')}
      confirmLabel={t('orders.withdraw')}
      busyText={t('billing.saving')}
      onConfirm={() => mutateAsync(id)}
      done={{ title: t('orders.withdraw.done', { number }) }}
      failed={t('billing.not_saved')}
    />
  );
}
