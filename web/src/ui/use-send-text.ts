import { useCopy } from './use-copy.ts';

/** Hands a text to the device's own sheet; a desktop browser may have none, and then it is copied, which `copied` says. */
export function useSendText(): { canShare: boolean; send: (text: string, copied: string) => Promise<void> } {
  const copy = useCopy();
  const canShare = 'share' in navigator;
  const send = async (text: string, copied: string) => {
    if (!canShare) return copy(text, copied);
    try {
      await navigator.share({ text });
    } catch {
      // Closing the system's own sheet is no failure.
    }
  };
  return { canShare, send };
}
