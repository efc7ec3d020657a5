import { useEffect, useRef } from 'react';
import { NavigationType, useBlocker, useLocation } from 'react-router';
import { closeByLeavingStep } from './step-ahead.ts';

/**
 * Inside what lies over the page, and only while it is open: the browser's Back closes it, as people expect on a phone, and does not
 * leave the page with what was typed. It comes before a page below that has unsaved changes, and nothing is asked about those: the
 * router hears the blocker that came last, and the page stays.
 */
export function ClosedByBack({ close }: { close: () => void }) {
  const blocker = useBlocker(({ historyAction }) => historyAction === NavigationType.Pop);
  const { key } = useLocation();
  useEffect(() => {
    if (blocker.state !== 'blocked') return;
    const closeNow = () => {
      blocker.reset();
      close();
    };
    // The router goes back to this page's entry first: what closing writes into the address belongs there.
    if (keptKey() === key) {
      closeNow();
      return;
    }
    addEventListener('popstate', closeNow, { once: true });
    return () => removeEventListener('popstate', closeNow);
  }, [blocker, close, key]);

  const latest = useRef(close);
  useEffect(() => {
    latest.current = close;
  }, [close]);
  useEffect(() => closeByLeavingStep(() => latest.current()), []);
  return null;
}

function keptKey(): unknown {
  const state: unknown = history.state;
  return typeof state === 'object' && state !== null && 'key' in state ? state.key : 'default';
}
