import { ArrowDown } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useText } from '../../i18n/use-text.ts';
import { Button } from '../../ui/button.tsx';
import { Progress } from '../../ui/meter.tsx';
import { NewlyLinkedLine } from './newly-linked-line.tsx';

/** Where the form with this document begins in the sitting. */
export function sittingAnchor(documentId: string): string {
  return `form-${documentId}`;
}

export const SIGNATURE_ANCHOR = 'sitting-signature';

/** Stays at the top while reading: which of the forms is in front of the reader, and a jump to the one after it. */
export function SittingProgress({ ids }: { ids: readonly string[] }) {
  const t = useText();
  const number = useFormInView(ids);
  const text = t('consent.together.place', { number, of: ids.length });
  const following = ids[number];
  const next = following === undefined ? SIGNATURE_ANCHOR : sittingAnchor(following);
  return (
    <>
      <NewlyLinkedLine />
      <div className="sticky -top-6 z-10 -mx-6 flex items-center gap-3 border-b border-line bg-raised px-6 py-2 pr-16">
        <p className="shrink-0 text-sm font-medium tabular-nums">{text}</p>
        <Progress
          label={t('consent.together.progress')}
          value={number}
          max={ids.length}
          valueText={text}
          tone="court"
        />
        <Button variant="secondary" size="sm" className="min-h-11 shrink-0" onClick={() => jumpTo(next)}>
          {t(next === SIGNATURE_ANCHOR ? 'consent.together.to_signature' : 'consent.together.next')}
          <ArrowDown aria-hidden />
        </Button>
      </div>
    </>
  );
}

/** Its heading takes focus, so that the keyboard and a screen reader go on from there. */
function jumpTo(anchor: string): void {
  const part = document.getElementById(anchor);
  part?.scrollIntoView({ block: 'start' });
  part?.querySelector<HTMLElement>('h3')?.focus({ preventScroll: true });
}

/** The last form whose beginning has passed the middle of the window, counted from one. */
function useFormInView(ids: readonly string[]): number {
  const [number, setNumber] = useState(1);
  const key = ids.join(' ');
  useEffect(() => {
    const update = () => {
      const passed = key.split(' ').filter((id) => {
        const top = document.getElementById(sittingAnchor(id))?.getBoundingClientRect().top;
        return top !== undefined && top < innerHeight / 2;
      });
      setNumber(Math.max(1, passed.length));
    };
    update();
    // The dialog scrolls, not the window; its scroll events do not bubble, so they are caught on the way down.
    document.addEventListener('scroll', update, { capture: true, passive: true });
    return () => document.removeEventListener('scroll', update, { capture: true });
  }, [key]);
  return number;
}
