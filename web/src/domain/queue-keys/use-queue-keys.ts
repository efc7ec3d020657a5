/** The queue without a mouse: keys that move along it. They never act while somebody types or a dialog is open. */
import { useEffect, useEffectEvent, type RefObject } from 'react';
import { areKeysOn } from './keys-setting.ts';

const FORWARD = ['j', 'ArrowDown'];
const BACK = ['k', 'ArrowUp'];
export const CLAIM = 'c';
const NO_DEEDS: RowDeeds = {};

/** What further keys do with the row that has the focus. */
type RowDeeds = Readonly<Record<string, (row: HTMLElement) => void>>;

export function useQueueKeys(list: RefObject<HTMLElement | null>, deeds: RowDeeds = NO_DEEDS): void {
  const does = useEffectEvent((key: string, row: HTMLElement | undefined): boolean => {
    const deed = deeds[key];
    // On a button or a box, Space is theirs.
    const isTheirs = key === ' ' && !document.activeElement?.matches('[data-queue-link]');
    if (!deed || !row || isTheirs) return false;
    deed(row);
    return true;
  });
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (!list.current || !areKeysOn() || isTaken(event)) return;
      const links = [...list.current.querySelectorAll<HTMLElement>('[data-queue-link]')];
      const rows = [...list.current.querySelectorAll<HTMLElement>('[data-queue-item]')];
      const current = rows.findIndex((row) => row.contains(document.activeElement));
      // Arrows scroll the page, and belong to tabs and choices: they move along the list only from inside it.
      if (event.key.startsWith('Arrow') && current < 0) return;
      if (FORWARD.includes(event.key)) links[Math.min(current + 1, links.length - 1)]?.focus();
      else if (BACK.includes(event.key)) links[Math.max(current - 1, 0)]?.focus();
      else if (event.key === CLAIM) rows[current]?.querySelector<HTMLElement>('[data-queue-claim]')?.click();
      else if (!does(event.key, rows[current])) return;
      event.preventDefault();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [list]);
}

/** Somebody else's key: a browser's shortcut, a letter being typed, or a dialog's business. */
export function isTaken(event: KeyboardEvent): boolean {
  return isDialogOpen() || isTyped(event);
}

export function isDialogOpen(): boolean {
  return document.querySelector('[role=dialog], [role=alertdialog]') !== null;
}

/** For keys that work in a dialog. */
export function isTyped(event: KeyboardEvent): boolean {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return true;
  const { target } = event;
  // Nobody types into a box that is ticked, or a choice.
  return (
    target instanceof HTMLElement &&
    target.closest('input:not([type=checkbox], [type=radio]), select, textarea, [contenteditable]') !== null
  );
}
