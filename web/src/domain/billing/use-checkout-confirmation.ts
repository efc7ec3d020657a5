/** Back from the payment service, for the plan as for the report: asks until the payment is confirmed. */
import type { BillingCard } from '@faircourt/contracts/billing';
import { useQuery, useQueryClient, type QueryKey } from '@tanstack/react-query';

interface Checkout<Answer> {
  confirm: () => Promise<Answer>;
  cardOf: (answer: Answer) => Pick<BillingCard, 'is_by_card' | 'is_checking_out'>;
  /** What the page shows of it, which the answer replaces once the payment is settled. */
  shownAt: QueryKey;
  /** What else a payment changes. */
  changes: readonly QueryKey[];
}

const ASK_AGAIN_MS = 3_000;
const ASK_AT_MOST = 40;

export function useCheckoutConfirmation<Answer>(isWaiting: boolean, checkout: Checkout<Answer>): void {
  const queryClient = useQueryClient();
  useQuery({
    queryKey: [...checkout.shownAt, 'confirmation'],
    enabled: isWaiting,
    // A webhook goes on where this ends.
    refetchInterval: ({ state }) => (state.dataUpdateCount < ASK_AT_MOST ? ASK_AGAIN_MS : false),
    staleTime: 0,
    gcTime: 0,
    queryFn: async (): Promise<Answer> => {
      const answer = await checkout.confirm();
      const { is_by_card: isByCard, is_checking_out: isCheckingOut } = checkout.cardOf(answer);
      if (isByCard || !isCheckingOut) {
        queryClient.setQueryData(checkout.shownAt, answer);
        await Promise.all(checkout.changes.map((queryKey) => queryClient.invalidateQueries({ queryKey })));
      }
      return answer;
    },
  });
}
