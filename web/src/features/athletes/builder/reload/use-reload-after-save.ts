/** The specification has the page reload after a save. Nothing that was typed or is being sent may be lost by it. */
import type { OwnProfile } from '@faircourt/contracts/athletes';
import type { Family } from '@faircourt/contracts/family';
import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { use, useEffect, useRef } from 'react';
import { useSession } from '../../../../api/session/use-session.ts';
import { familyKey } from '../../../../domain/family.query.ts';
import { ownGuardiansQuery } from '../../../../domain/own-guardians.query.ts';
import { ownVerificationsQuery } from '../../../../domain/verification/own-verifications.query.ts';
import { openDocumentAnew, reloadDocument } from '../../../../shell/unsaved-changes.tsx';
import { SectionsContext } from '../sections/use-sections.ts';
import { keepView, type ReloadingForm } from './kept-view.ts';
import { currentPlace } from './page-place.ts';
import { firstVerifications, type HeldView } from './read-held.ts';

/** A pause that says: nobody is in the middle of a word. */
const TYPING_PAUSE_MS = 700;
const LOOK_AGAIN_MS = 100;

/**
 * To be called when the save begins; gives back what reloads once it is done, and says false where the page was left or
 * nothing can be kept.
 */
export function useReloadAfterSave(form: ReloadingForm) {
  const queryClient = useQueryClient();
  const userId = useSession().session?.user.id ?? '';
  const { openOnes } = use(SectionsContext);
  const sections = useRef(openOnes);
  const isOpen = useRef(false);
  useEffect(() => {
    sections.current = openOnes;
  }, [openOnes]);
  useEffect(() => {
    isOpen.current = true;
    return () => {
      isOpen.current = false;
    };
  }, []);

  return () => {
    const before = queryClient.getQueryData(ownVerificationsQuery.queryKey) ?? null;
    const typing = watchTyping();
    const { pathname } = location;
    /** `held`: the save has closed the builder, so what is around it is another page too. */
    return async (profile: OwnProfile, held: HeldView | null = null): Promise<boolean> => {
      const isHeld = profile.collection_hold !== null;
      const verifications = isHeld ? before : await firstVerifications(before);
      // A photo that is on its way would be cut off, and so would a word.
      while (isOpen.current && (isSending(queryClient) || typing.isGoingOn())) await pause(LOOK_AGAIN_MS);
      typing.stop();
      // A hold that the live line told of first has closed the builder, and nobody has left the page.
      const isClosedByHold = isHeld && location.pathname === pathname;
      if (!isOpen.current && !isClosedByHold) return false;
      const view = { saved: form, place: currentPlace(), sections: [...sections.current] };
      // What was known of the family before says nothing of a child: without the new answer the next document waits for it.
      const around = isHeld ? held : aroundNow(queryClient);
      const { family = null, guardians = null } = around ?? {};
      // Without storage the reload would cost what is typed and not saved in other forms.
      if (!keepView(userId, { ...view, profile, verifications, family, guardians })) return false;
      if (isHeld) openDocumentAnew();
      else reloadDocument();
      // The form stays busy until the document is gone: a second press would be a second save.
      return new Promise(() => {});
    };
  };
}

function aroundNow(queryClient: QueryClient) {
  return {
    family: queryClient.getQueryData<Family>(familyKey) ?? null,
    guardians: queryClient.getQueryData(ownGuardiansQuery.queryKey) ?? null,
  };
}

function isSending(queryClient: QueryClient): boolean {
  return queryClient.isMutating() > 0;
}

function watchTyping() {
  let typedAt = -Infinity;
  const note = () => {
    typedAt = performance.now();
  };
  addEventListener('input', note);
  return {
    isGoingOn: () => performance.now() - typedAt < TYPING_PAUSE_MS,
    stop: () => removeEventListener('input', note),
  };
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, ms);
  });
}
