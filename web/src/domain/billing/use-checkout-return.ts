import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router';

/**
 * Whether one came here from the page of the payment service, having paid. Told once: as soon as there is nothing to wait for, the
 * address forgets it, and it is no news when the page is loaded again.
 */
export function useCheckoutReturn(isConfirming: boolean): boolean {
  const [search, setSearch] = useSearchParams();
  const [wasBack] = useState(() => search.get('checkout') === 'done');
  const isToldOf = !isConfirming && search.has('checkout');
  useEffect(() => {
    if (isToldOf) setSearch(withoutCheckout, { replace: true, preventScrollReset: true });
  }, [isToldOf, setSearch]);
  return wasBack;
}

function withoutCheckout(search: URLSearchParams): URLSearchParams {
  const left = new URLSearchParams(search);
  left.delete('checkout');
  return left;
}
