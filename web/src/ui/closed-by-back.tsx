import { useEffect } from 'react';
import { NavigationType, useBlocker } from 'react-router';

/**
 * Inside what lies over the page, and only while it is open: the browser's Back closes it, as people expect on a phone, and does not
 * leave the page with what was typed.
 */
export function ClosedByBack({ close }: { close: () => void }) {
  const blocker = useBlocker(({ historyAction }) => historyAction === NavigationType.Pop);
  useEffect(() => {
    if (blocker.state !== 'blocked') return;
    blocker.reset();
    close();
  }, [blocker, close]);
  return null;
}
