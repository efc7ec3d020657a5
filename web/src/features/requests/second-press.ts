import type { MouseEvent } from 'react';

/** The second press of two was meant for what was here before. Dialogs of the answers have presses of their own. */
export function leaveOutSecondPress(event: MouseEvent<HTMLElement>): void {
  if (event.detail < 2 || !event.currentTarget.contains(event.target as Node)) return;
  event.preventDefault();
  event.stopPropagation();
}
