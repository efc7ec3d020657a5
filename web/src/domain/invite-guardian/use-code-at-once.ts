/** The code that there is, else a new one without a press. */
import type { FamilyCode } from '@faircourt/contracts/guardians';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useNow } from '../../shell/clock/use-clock.ts';
import { ownGuardiansQuery } from '../own-guardians.query.ts';
import { useRenewFamilyCode } from './family-code.queries.ts';

export function useCodeAtOnce() {
  const { data: own, refetch } = useQuery(ownGuardiansQuery);
  const renew = useRenewFamilyCode();
  const now = useNow(own?.family_code?.expires_at ?? null);
  const isAsked = useRef(false);
  const alive = own?.family_code && Date.parse(own.family_code.expires_at) > now ? own.family_code : null;
  const isMissing = own !== undefined && alive === null;
  useEffect(() => {
    // A code that was there and ran out is asked for like the first one.
    if (!isMissing) isAsked.current = false;
    if (!isMissing || isAsked.current) return;
    isAsked.current = true;
    void oneAtATime(async () => {
      // Another tab may have made one meanwhile, and a new one would end it.
      const { data: fresh } = await refetch();
      if (!isAlive(fresh?.family_code)) await renew.mutateAsync().catch(() => undefined);
    });
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once, when the code turns out to be missing
  }, [isMissing]);
  return {
    code: alive,
    isFailed: renew.isError && alive === null,
    error: renew.error,
    retry: () => renew.mutate(),
  };
}

function isAlive(code: FamilyCode | null | undefined): boolean {
  return code !== null && code !== undefined && Date.parse(code.expires_at) > Date.now();
}

/** Over all tabs of this browser, where it can. */
async function oneAtATime(work: () => Promise<void>): Promise<void> {
  if ('locks' in navigator) await navigator.locks.request('faircourt.family-code', work);
  else await work();
}
