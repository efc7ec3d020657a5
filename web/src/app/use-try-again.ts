import { useCallback, useEffect, useRef, useState } from 'react';
import { isConnected } from '../shell/page-not-loaded.ts';

/** A browser that was never offline says nothing when the server can be reached again. */
const LOOKS_EVERY_MS = 15_000;

type State = 'waiting' | 'trying' | 'failed';

/**
 * Opens the page in a new document, since some browsers remember for the whole of one that code could not be fetched; but only once
 * that can be had, and only while this page is still the one that is shown: on another one something may be being typed.
 */
export function useTryAgain(): { state: State; tryAgain: () => void } {
  const [state, setState] = useState<State>('waiting');
  const isShown = useRef(false);
  const reloadIfConnected = useCallback(async (): Promise<boolean> => {
    const isThere = await isConnected();
    if (isThere && isShown.current) location.reload();
    return isThere;
  }, []);
  useEffect(() => {
    isShown.current = true;
    const look = () => void reloadIfConnected();
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') look();
    }, LOOKS_EVERY_MS);
    addEventListener('online', look);
    // Code that a part of a page could not fetch is not asked for again on the way back to it, and the line may be there by now.
    look();
    return () => {
      isShown.current = false;
      clearInterval(timer);
      removeEventListener('online', look);
    };
  }, [reloadIfConnected]);
  const tryAgain = async () => {
    setState('trying');
    if (!(await reloadIfConnected())) setState('failed');
  };
  return { state, tryAgain: () => void tryAgain() };
}
