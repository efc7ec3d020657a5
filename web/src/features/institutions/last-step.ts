/** How far a coach was when this browser last heard of it, so that the banner above a page is there from the first paint on. */
import { AFFILIATION_STEPS, type Affiliation } from '@faircourt/contracts/institutions';
import { useEffect, useState } from 'react';
import { useAffiliation } from '../../domain/affiliation.query.ts';
import { useSession } from '../../api/session/use-session.ts';
import { browserStore } from '../../shell/browser-store.ts';

type Step = Affiliation['step'];

const kept = browserStore('faircourt.affiliation', parseLastStep);

/** `isUnknown` until this browser's very first answer; a failure ends it too, for a page may not wait for a banner. */
export function useStep(): { step: Step | undefined; isUnknown: boolean } {
  const user = useSession().session?.user;
  const userId = user?.user_metadata.role === 'coach' ? user.id : null;
  const { data, isPending, failureCount } = useAffiliation(userId !== null);
  const [last] = useState(() => kept.read());
  const heard = data?.step;
  useEffect(() => {
    if (userId !== null && heard !== undefined) kept.keep({ userId, step: heard });
  }, [userId, heard]);
  const step = userId === null ? undefined : (heard ?? (last?.userId === userId ? last.step : undefined));
  return { step, isUnknown: userId !== null && step === undefined && isPending && failureCount === 0 };
}

/** Another account's, or what something else wrote, counts for nothing. */
export function parseLastStep(found: unknown): { userId: string; step: Step } | null {
  if (typeof found !== 'object' || found === null || !('userId' in found) || !('step' in found)) return null;
  const { userId } = found;
  const step = AFFILIATION_STEPS.find((each) => each === found.step);
  return typeof userId === 'string' && step ? { userId, step } : null;
}
