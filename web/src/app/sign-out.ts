/**
 * Signing out goes to the public home page, which is another document. Until it has loaded, the gate must not
 * send the person to the sign-in page first: `isLeaving` says so.
 */
import { useState, useSyncExternalStore } from 'react';
import { useErrorText } from '../api/use-error-text.ts';
import { signOut } from '../api/session/session-client.ts';
import { useText } from '../i18n/use-text.ts';
import { toast } from '../ui/toast.tsx';
import { forgetAccountTicks } from '../shell/checklists/account-copy.ts';
import { dropDrafts } from '../shell/drafts/drafts.ts';
import { leaveFlash } from '../shell/flash.ts';
import { PATHS } from '../shell/paths.ts';
import { mayLeave } from '../shell/unsaved-changes.tsx';
import { saveOwnTicks } from './own-checklists.ts';

let isLeaving = false;
const listeners = new Set<() => void>();

export function useIsLeaving(): boolean {
  return useSyncExternalStore(subscribe, () => isLeaving);
}

export function useSignOut(): { isSigningOut: boolean; leave: () => Promise<void> } {
  const t = useText();
  const errorText = useErrorText();
  const [isSigningOut, setIsSigningOut] = useState(false);

  const leave = async () => {
    if (!(await mayLeave())) return;
    setIsSigningOut(true);
    setIsLeaving(true);
    try {
      const isAllSaved = await saveOwnTicks();
      await signOut();
      // Here and not only when the session is gone: the live line may say that before the answer is there, and then it
      // looks like a session that ran out, which leaves its drafts.
      dropDrafts(null);
      forgetAccountTicks();
      leaveFlash({
        title: t('sign_out.success.title'),
        description: [
          t('sign_out.success.description'),
          ...(isAllSaved ? [] : [t('sign_out.ticks_lost')]),
        ].join(' '),
        close: t('ui.close'),
      });
      location.assign(PATHS.home);
    } catch (error) {
      setIsLeaving(false);
      setIsSigningOut(false);
      toast.destructive({ title: t('sign_out.failure.title'), description: errorText(error) });
    }
  };
  return { isSigningOut, leave };
}

function setIsLeaving(value: boolean): void {
  isLeaving = value;
  for (const notify of listeners) notify();
}

function subscribe(notify: () => void): () => void {
  // "Back" may revive this very page, long after it left: then the gate has to work again.
  const revive = (event: PageTransitionEvent) => {
    if (event.persisted) setIsLeaving(false);
  };
  listeners.add(notify);
  addEventListener('pageshow', revive);
  return () => {
    listeners.delete(notify);
    removeEventListener('pageshow', revive);
  };
}
