import { GRACE_DAYS, ORDER_DUE_DAYS } from '@faircourt/contracts/billing';
import type { AdminPurchaseOrder } from '@faircourt/contracts/purchase-orders';
import { Ban, CircleCheck } from 'lucide-react';
import { Link } from 'react-router';
import { offerName } from '../../../domain/billing/offer-name.ts';
import { OrderBadge } from '../../../domain/billing/order-badge.tsx';
import { OrderDocument } from '../../../domain/billing/order-document.tsx';
import { useMoney } from '../../../domain/billing/use-money.ts';
import { useFormat } from '../../../i18n/use-format.ts';
import { useText } from '../../../i18n/use-text.ts';
import { ConfirmedAction } from '../../../shell/confirmed-action.tsx';
import { invoicePath, userPath } from '../../../shell/paths.ts';
import { ReasonDialog } from '../../../shell/reason-dialog.tsx';
import { Alert } from '../../../ui/alert.tsx';
import { Button } from '../../../ui/button.tsx';
import { useAcceptOrder, useRefuseOrder } from './admin-orders.queries.ts';

const LINK = 'text-court underline decoration-court/35 underline-offset-4 hover:decoration-court';

export function AdminOrderRow({ order }: { order: AdminPurchaseOrder }) {
  const t = useText();
  const format = useFormat();
  const money = useMoney();
  const { number, sender, state, document, invoice_id: invoiceId } = order;
  return (
    <li className="grid gap-x-6 gap-y-3 px-5 py-4 sm:px-6 lg:grid-cols-[minmax(0,1fr)_auto_auto] lg:items-center">
      <div className="flex min-w-0 flex-col gap-1">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1.5">
          <span className="font-medium break-all">{number}</span>
          <OrderBadge state={state} />
        </p>
        <p className="text-sm">{offerName({ plan: order.plan, interval: 'year' }, t)}</p>
        <p className="break-words">
          <Link to={userPath(sender.user_id)} className={LINK}>
            {sender.name}
          </Link>
          {sender.institution && <span className="text-muted"> · {sender.institution}</span>}
        </p>
        <p className="text-sm text-muted">
          {t('orders.sent_on', { date: format.day(order.sent_at) })}
          {order.decided_at &&
            state !== 'pending' &&
            ` · ${t(`orders.${state}_on`, { date: format.day(order.decided_at) })}`}
        </p>
        {state === 'pending' && order.is_number_elsewhere && (
          <Alert kind="caution">{t('orders_admin.number_elsewhere')}</Alert>
        )}
        {order.reason !== null && (
          <p className="text-sm break-words">{t('orders.reason', { reason: order.reason })}</p>
        )}
        {invoiceId !== null && (
          <Link to={invoicePath(invoiceId)} className={`${LINK} w-fit text-sm`}>
            {t('billing.open_invoice.action')}
          </Link>
        )}
        {document ? (
          <OrderDocument orderId={order.id} document={document} />
        ) : (
          <p className="text-sm text-muted">{t('orders_admin.no_document')}</p>
        )}
      </div>
      <p className="font-semibold tabular-nums lg:text-right">{money(order, 'exact')}</p>
      {state === 'pending' && (
        <div className="flex flex-wrap gap-2">
          <Accept order={order} />
          <Refuse order={order} />
        </div>
      )}
    </li>
  );
}

function Accept({ order }: { order: AdminPurchaseOrder }) {
  const t = useText();
  const money = useMoney();
  const { mutateAsync } = useAcceptOrder(order.id);
  const { number, sender } = order;
  return (
    <ConfirmedAction
      trigger={
        <Button
          variant="secondary"
          icon={<CircleCheck aria-hidden />}
          aria-label={t('ui.named_action', { action: t('orders_admin.accept'), title: number })}
        >
          {t('orders_admin.accept')}
        </Button>
      }
      title={t('orders_admin.accept.question', { number })}
      description={t('orders_admin.accept.text', {
        name: sender.name,
        plan: t(`auth.plan.${order.plan}`),
        amount: money(order, 'exact'),
        days: ORDER_DUE_DAYS,
        grace: GRACE_DAYS,
      })}
      confirmLabel={t('orders_admin.accept')}
      busyText={t('billing.saving')}
      isDestructive={false}
      onConfirm={() => mutateAsync()}
      done={{ title: t('orders_admin.accept.done', { number }) }}
      failed={t('billing.not_saved')}
    />
  );
}

function Refuse({ order: { id, number, sender } }: { order: AdminPurchaseOrder }) {
  const t = useText();
  const { mutateAsync } = useRefuseOrder(id);
  return (
    <ReasonDialog
      trigger={
        <Button
          variant="ghost"
          className="text-stop"
          icon={<Ban aria-hidden />}
          aria-label={t('ui.named_action', { action: t('orders_admin.refuse'), title: number })}
        >
          {t('orders_admin.refuse')}
        </Button>
      }
      title={t('orders_admin.refuse.question', { number })}
      description={t('orders_admin.refuse.text', { name: sender.name })}
      label={t('orders_admin.refuse.reason')}
      max={500}
      confirmLabel={t('orders_admin.refuse')}
      isDestructive
      onConfirm={(reason) => mutateAsync(reason)}
      done={t('orders_admin.refuse.done', { number })}
    />
  );
}
