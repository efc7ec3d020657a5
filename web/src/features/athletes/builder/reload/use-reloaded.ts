/** The document after a save: the same page at the same place, and the message that it was saved. */
import type { Completeness, OwnProfile } from '@faircourt/contracts/athletes';
import { useQueryClient, type UseQueryResult } from '@tanstack/react-query';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useSession } from '../../../../api/session/use-session.ts';
import { familyKey } from '../../../../domain/family.query.ts';
import { ownGuardiansQuery } from '../../../../domain/own-guardians.query.ts';
import { ownVerificationsQuery } from '../../../../domain/verification/own-verifications.query.ts';
import type { Translate } from '../../../../i18n/messages.ts';
import { useText } from '../../../../i18n/use-text.ts';
import { toast } from '../../../../ui/toast.tsx';
import { ownProfileKey } from '../profile.queries.ts';
import { takeView, type KeptView } from './kept-view.ts';
import { returnTo } from './page-place.ts';

/** Old enough to be read again at once. */
const STALE = { updatedAt: 1 };

/** Null when the document was opened in any other way. To be placed before the queries that it fills. */
export function useReloadedView(): KeptView | null {
  const queryClient = useQueryClient();
  const userId = useSession().session?.user.id ?? '';
  const [view] = useState(() => {
    const kept = takeView(userId);
    if (kept) queryClient.setQueryData(ownProfileKey, kept.profile, STALE);
    if (kept?.verifications) {
      queryClient.setQueryData(ownVerificationsQuery.queryKey, kept.verifications, STALE);
    }
    if (kept?.family) queryClient.setQueryData(familyKey, kept.family, STALE);
    if (kept?.guardians) queryClient.setQueryData(ownGuardiansQuery.queryKey, kept.guardians, STALE);
    return kept;
  });
  return view;
}

export function useReturn(view: KeptView | null): void {
  useLayoutEffect(() => (view ? returnTo(view.saved, view.place) : undefined), [view]);
}

const SAVED = { profile: 'profile.form.saved', academics: 'academics.saved' } as const;

/** Waits for the profile as it is now, whose completeness the save may have changed. */
export function useSavedMessage(
  view: KeptView | null,
  { data, error, isFetchedAfterMount, isFetching }: UseQueryResult<OwnProfile>,
) {
  const t = useText();
  const isSaid = useRef(false);
  const isKnown = isFetchedAfterMount && !isFetching;
  useEffect(() => {
    if (!view || isSaid.current || !(isKnown || error)) return;
    isSaid.current = true;
    toast.success({
      title: t(SAVED[view.saved]),
      // Who may add nothing yet hears from the page what comes next.
      ...(data && !error && data.collection_hold === null
        ? { description: completenessText(data.completeness, t) }
        : {}),
    });
  }, [view, isKnown, data, error, t]);
}

function completenessText({ percent, next }: Completeness, t: Translate): string {
  if (next === null) return t('profile.saved.complete');
  const step = t(`profile.step.${next}`);
  // It goes on a sentence, in all three languages.
  return t('profile.saved.next', { percent, step: step.charAt(0).toLowerCase() + step.slice(1) });
}
