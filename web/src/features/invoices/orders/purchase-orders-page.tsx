/** /dashboard/purchase-orders: what coaches have ordered for a year. An admin accepts it, or says why not. */
import { PURCHASE_ORDER_STATES, type PurchaseOrderState } from '@faircourt/contracts/purchase-orders';
import { CircleCheck, ClipboardList } from 'lucide-react';
import { useSearchParams } from 'react-router';
import { useRole } from '../../../api/session/use-role.ts';
import { useErrorText } from '../../../api/use-error-text.ts';
import { NotYourPage } from '../../../domain/not-your-page.tsx';
import { PATHS } from '../../../shell/paths.ts';
import { useText } from '../../../i18n/use-text.ts';
import { Card } from '../../../ui/card.tsx';
import { LoadingRows } from '../../../ui/loading-rows.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { EmptyState, ErrorState } from '../../../ui/states.tsx';
import { StateViews } from '../state-views.tsx';
import { AdminOrderRow } from './admin-order-row.tsx';
import { useAdminOrders } from './admin-orders.queries.ts';

export function PurchaseOrdersPage() {
  const t = useText();
  const isAdmin = useRole() === 'admin';
  return (
    <div className="flex flex-col gap-6">
      <PageHeader title={t('orders_admin.title')} description={t('orders_admin.subtitle')} className="mb-2" />
      {isAdmin ? <Orders /> : <NotYourPage page={PATHS.purchaseOrders} />}
    </div>
  );
}

function Orders() {
  const t = useText();
  const [address, setAddress] = useSearchParams();
  const state = PURCHASE_ORDER_STATES.find((one) => one === address.get('state')) ?? 'pending';
  const orders = useAdminOrders(state);
  return (
    <>
      <StateViews
        label={t('orders_admin.views')}
        views={PURCHASE_ORDER_STATES.map((one) => ({
          key: one,
          label: t(`orders.state.${one}`),
          count: one === 'pending' ? orders.data?.pending : undefined,
        }))}
        chosen={state}
        onChoose={(next) =>
          setAddress(next === 'pending' ? {} : { state: next }, { preventScrollReset: true, flushSync: true })
        }
      />
      <Rows orders={orders} state={state} />
    </>
  );
}

type RowsProps = { orders: ReturnType<typeof useAdminOrders>; state: PurchaseOrderState };

function Rows({ orders: { data, error, isPending, isFetching, refetch }, state }: RowsProps) {
  const t = useText();
  const errorText = useErrorText();
  if (isPending) {
    return (
      <Card>
        <LoadingRows />
      </Card>
    );
  }
  if (data === undefined) {
    return (
      <Card>
        <ErrorState title={t('orders_admin.failed')} onRetry={() => void refetch()} isRetrying={isFetching}>
          {errorText(error)}
        </ErrorState>
      </Card>
    );
  }
  if (data.items.length === 0) {
    return (
      <Card>
        <EmptyState
          icon={state === 'pending' ? CircleCheck : ClipboardList}
          title={t(state === 'pending' ? 'orders_admin.empty.pending' : 'orders_admin.empty')}
        >
          {state === 'pending' && t('orders_admin.empty.pending.text')}
        </EmptyState>
      </Card>
    );
  }
  return (
    <Card>
      <ul aria-label={t('orders_admin.title')} className="divide-y divide-line">
        {data.items.map((order) => (
          <AdminOrderRow key={order.id} order={order} />
        ))}
      </ul>
    </Card>
  );
}
