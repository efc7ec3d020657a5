/** Short messages on what an action did. `toast.success({ title, description })` from anywhere. */
import { useBottomBar } from './bottom-bar.ts';
import { CircleAlert, CircleCheck, Info } from 'lucide-react';
import { useEffect, useSyncExternalStore } from 'react';
import { Toaster as Sonner, toast as sonner } from 'sonner';
import { useText } from '../i18n/use-text.ts';
import { useMatches } from './use-matches.ts';

type ToastText = { title: string; description?: string | undefined };
type ToastPlace = {
  /** For a page whose answer is at the lower edge of a phone. */
  isOnTop?: boolean;
  /** For a page whose buttons are at the lower right edge of a wide screen. */
  isLeft?: boolean;
};
/** What can be done about it from the toast itself, such as an undo. */
type ToastAction = {
  action?: { label: string; onClick: () => void };
  /** For how long there is something to press; a later toast of the same `id` takes its place. */
  durationMs?: number;
  id?: string;
  /** Where it was done it can be done again: a sheet that opens need not leave room for it. */
  isAlsoElsewhere?: boolean;
};

/** With something to press, a toast stays long enough to be read, thought about and reached. */
const ACTION_DURATION_MS = 10_000;

const alsoElsewhere = new Set<number | string>();

export const toast = {
  success: ({
    title,
    description,
    action,
    durationMs = ACTION_DURATION_MS,
    id,
    isAlsoElsewhere = false,
    isOnTop = false,
    isLeft = false,
  }: ToastText & ToastAction & ToastPlace) => {
    makeRoom();
    const shown = sonner.success(title, {
      description,
      ...(action ? { action, duration: durationMs } : {}),
      ...(id ? { id } : {}),
      ...placeOf({ isOnTop, isLeft }),
    });
    if (isAlsoElsewhere) alsoElsewhere.add(shown);
  },
  /** Something failed. Stays longer, because the reader has to act on it. */
  destructive: ({ title, description }: ToastText) => {
    makeRoom();
    sonner.error(title, { description, duration: 10_000 });
  },
  info: ({ title, description, action }: ToastText & Pick<ToastAction, 'action'>) => {
    makeRoom();
    sonner.info(title, { description, ...(action ? { action, duration: ACTION_DURATION_MS } : {}) });
  },
  /** What failed is solved: what was said of it must not stay beside the success. */
  dismissErrors: () => {
    for (const shown of sonner.getToasts()) {
      if ('type' in shown && shown.type === 'error') sonner.dismiss(shown.id);
    }
  },
  /** What it offered is no longer to be had. */
  dismiss: (id: string) => sonner.dismiss(id),
};

/** Up to this width the library gives toasts the whole width. */
const PHONE = '(max-width: 600px)';

function placeOf({ isOnTop, isLeft }: Required<ToastPlace>): { position?: 'top-center' | 'bottom-left' } {
  const isPhone = matchMedia(PHONE).matches;
  if (isOnTop && isPhone) return { position: 'top-center' };
  return isLeft && !isPhone ? { position: 'bottom-left' } : {};
}

/** On a phone there is room for one: the newest says what counts now. */
function makeRoom(): void {
  if (!matchMedia(PHONE).matches) return;
  for (const { id } of sonner.getToasts()) sonner.dismiss(id);
}

/** Who opens a sheet has gone on: what was done before lies over its title no longer. What failed stays, and what can be undone here alone. */
function clearTheWay(): void {
  for (const shown of sonner.getToasts()) {
    const isSettled = 'type' in shown && shown.type !== 'error' && shown.action === undefined;
    if (isSettled || alsoElsewhere.delete(shown.id)) sonner.dismiss(shown.id);
  }
}

export function Toaster() {
  const t = useText();
  const isPhone = useMatches(PHONE);
  const [isDialogShown, isUnderDialog] = [useIs(isDialogOpen), useIs(isSheetOpen)];
  // Above a bar with buttons at the lower edge.
  const bar = useBottomBar();
  useEffect(waitWhileFocused, []);
  useEffect(keepFocusInSight, []);
  useEffect(() => {
    if (isPhone && isDialogShown) clearTheWay();
  }, [isPhone, isDialogShown]);
  useEffect(() => {
    const offline = [t('error.offline'), t('error.offline.kept')];
    const tellBack = () => tellBackOnline({ offline, back: t('ui.toast.back_online') });
    addEventListener('online', tellBack);
    return () => removeEventListener('online', tellBack);
  }, [t]);
  return (
    <Sonner
      // On a phone at the lower edge, where no heading is. Dialogs rise from there, and their buttons must not be covered.
      position={isPhone ? (isUnderDialog ? 'top-center' : 'bottom-center') : 'bottom-right'}
      mobileOffset={{
        // Below the top bar; above a sheet, which leaves little room there and has its title at its upper edge.
        top: `calc(${isUnderDialog ? 0.5 : 4.5}rem + env(safe-area-inset-top))`,
        bottom: `calc(0.75rem + ${bar}px + env(safe-area-inset-bottom))`,
        left: 16,
        right: 16,
      }}
      offset={{ bottom: `calc(1.5rem + ${bar}px)`, right: '1.5rem', left: '1.5rem' }}
      // One below the other instead of a pile: an error must not lie under the message that came after it.
      expand
      containerAriaLabel={t('ui.toast.region')}
      closeButton
      duration={5000}
      gap={10}
      icons={{
        success: <CircleCheck aria-hidden className="size-5 text-verified" />,
        error: <CircleAlert aria-hidden className="size-5 text-stop" />,
        info: <Info aria-hidden className="size-5 text-court" />,
      }}
      toastOptions={{
        closeButtonAriaLabel: t('ui.close'),
        unstyled: true,
        classNames: {
          toast:
            'relative flex w-full flex-wrap items-start gap-3 rounded-md border font-sans border-line bg-raised py-3.5 pr-12 pl-4 text-ink shadow-float',
          title: 'font-semibold',
          description: 'mt-0.5 text-muted',
          icon: 'mt-0.5 shrink-0',
          // A long label goes below the words instead of squeezing them.
          content: 'min-w-0 flex-1 basis-3/5',
          error: 'border-stop/40',
          actionButton:
            '-my-1 min-h-8 shrink-0 rounded-sm px-2 font-medium text-court underline decoration-court/35 underline-offset-4 hover:decoration-court',
          closeButton:
            'absolute top-2.5 right-2.5 grid size-8 place-items-center rounded-sm text-muted hover:bg-ink/6 hover:text-ink [&_svg]:size-4',
        },
      }}
    />
  );
}

/** The library waits while the pointer is on a toast. Somebody who has tabbed to its button gets the same time. */
function waitWhileFocused(): () => void {
  const tell = (type: 'mousemove' | 'mouseout') => (event: FocusEvent) => {
    const toaster = event.target instanceof Element && event.target.closest('[data-sonner-toaster]');
    if (toaster) toaster.dispatchEvent(new MouseEvent(type, { bubbles: true, relatedTarget: document.body }));
  };
  const [rest, goOn] = [tell('mousemove'), tell('mouseout')];
  document.addEventListener('focusin', rest);
  document.addEventListener('focusout', goOn);
  return () => {
    document.removeEventListener('focusin', rest);
    document.removeEventListener('focusout', goOn);
  };
}

/** What was said of the line is no longer so. Nothing is sent by itself: the person may have thought better of it. */
function tellBackOnline({ offline, back }: { offline: readonly string[]; back: string }): void {
  for (const shown of sonner.getToasts()) {
    if (!('description' in shown) || !offline.some((words) => words === shown.description)) continue;
    sonner.dismiss(shown.id);
    sonner.info(back);
  }
}

function useIs(read: () => boolean): boolean {
  return useSyncExternalStore(watchDialogs, read, () => false);
}

const OPEN_DIALOG = ':is([role=dialog], [role=alertdialog])[data-state=open]';

function isDialogOpen(): boolean {
  return document.querySelector(OPEN_DIALOG) !== null;
}

/** Sheets and questions take the lower edge of a phone. What hangs from a button, as the bell's list does, has its title at the top. */
function isSheetOpen(): boolean {
  return document.querySelector(`${OPEN_DIALOG}:not([data-radix-popper-content-wrapper] > *)`) !== null;
}

/** They are put at the end of the document. */
function watchDialogs(onChange: () => void): () => void {
  const observer = new MutationObserver(onChange);
  observer.observe(document.body, { childList: true });
  return () => observer.disconnect();
}

/** So high a toast of three lines is, with its distance to the edge. */
const TOAST_PX = 144;

/** What has the focus at the lower edge of a phone moves up when a toast would lie on it: base.css says how far, by `data-toast`. */
function keepFocusInSight(): () => void {
  const observer = new MutationObserver((changes) => {
    const hasCome = changes.some(({ addedNodes }) => [...addedNodes].some(isToast));
    if (hasCome || changes.some(({ removedNodes }) => [...removedNodes].some(isToast))) {
      const isShown = document.querySelector('[data-sonner-toast]') !== null;
      document.documentElement.toggleAttribute('data-toast', isShown);
    }
    if (!hasCome) return;
    const held = document.activeElement;
    if (!held || held === document.body || isDialogOpen() || !matchMedia(PHONE).matches) return;
    // A toast stands above a bar with buttons, and a page that was saved stays where it is.
    if (held.closest('[data-bottom-bar]')) return;
    const { top, bottom } = held.getBoundingClientRect();
    // What was scrolled out of sight stays there.
    if (top < innerHeight && bottom > innerHeight - TOAST_PX) held.scrollIntoView({ block: 'nearest' });
  });
  observer.observe(document.body, { childList: true, subtree: true });
  return () => observer.disconnect();
}

function isToast(node: Node): boolean {
  return (
    node instanceof Element && (node.matches('[data-sonner-toast]') || node.matches('[data-sonner-toaster]'))
  );
}
