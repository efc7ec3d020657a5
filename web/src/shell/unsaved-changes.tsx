/**
 * Asks before unsaved changes are left behind: on a way inside the application, on signing out, on closing the tab. On a way
 * inside they wait as a draft, and the page shows them again; signing out drops all drafts.
 */
import { useEffect, useState } from 'react';
import { useBlocker } from 'react-router';
import { useText } from '../i18n/use-text.ts';
import { ConfirmDialog } from '../ui/dialog.tsx';

/** What is shown of the page that has something to lose. Only one page is open at a time. */
let askPerson: (() => Promise<boolean>) | null = null;

/** True when nothing would be lost, or when the person says that it may be. */
export async function mayLeave(): Promise<boolean> {
  return askPerson === null || askPerson();
}

let isReloading = false;

/** For a reload that the page itself has prepared: drafts hold what is unsaved, so the browser need not ask. */
export function reloadDocument(): void {
  isReloading = true;
  location.reload();
}

/** The same, where the page will be another one: it begins at its top, while the browser puts a reload back to its place. */
export function openDocumentAnew(): void {
  isReloading = true;
  // Another entry for the router too, which has kept no place on it.
  history.replaceState({ ...(history.state as object | null), key: undefined }, '');
  // Without the part after #, which alone would load nothing.
  location.replace(location.pathname + location.search);
}

type UnsavedChangesProps = { isUnsaved: boolean; onDiscard: () => void };

/** Place it once on a page whose forms keep drafts. `onDiscard` is called when what was typed will be gone. */
export function UnsavedChanges({ isUnsaved, onDiscard }: UnsavedChangesProps) {
  const t = useText();
  const [answer, setAnswer] = useState<((mayLeave: boolean) => void) | null>(null);
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => isUnsaved && currentLocation.pathname !== nextLocation.pathname,
  );

  useEffect(() => {
    if (!isUnsaved) return;
    const stay = (event: BeforeUnloadEvent) => {
      if (!isReloading) event.preventDefault();
    };
    const ask = () => new Promise<boolean>((resolve) => setAnswer(() => resolve));
    addEventListener('beforeunload', stay);
    askPerson = ask;
    return () => {
      removeEventListener('beforeunload', stay);
      if (askPerson === ask) askPerson = null;
    };
  }, [isUnsaved]);

  const decide = (isLeaving: boolean) => {
    if (isLeaving && answer) onDiscard();
    answer?.(isLeaving);
    setAnswer(null);
    if (blocker.state !== 'blocked') return;
    if (isLeaving) blocker.proceed();
    else blocker.reset();
  };

  return (
    <ConfirmDialog
      isOpen={answer !== null || blocker.state === 'blocked'}
      onOpenChange={(isOpen) => {
        if (!isOpen) decide(false);
      }}
      title={t('app.unsaved.title')}
      description={t(answer ? 'app.unsaved.lost' : 'app.unsaved.text')}
      confirmLabel={t('app.unsaved.leave')}
      cancelLabel={t('app.unsaved.stay')}
      isAboutLeaving
      onConfirm={() => decide(true)}
    />
  );
}
