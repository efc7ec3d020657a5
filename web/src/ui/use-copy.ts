import { useText } from '../i18n/use-text.ts';
import { toast } from './toast.tsx';

/** Puts text where people paste from, and says so with `done`. */
export function useCopy(): (text: string, done: string) => Promise<void> {
  const t = useText();
  return async (text, done) => {
    try {
      await navigator.clipboard.writeText(text);
      toast.success({ title: done });
    } catch {
      // The browser may forbid it, for example on a page without https.
      toast.destructive({ title: t('ui.copy.failed'), description: text });
    }
  };
}
