import { useEffect, useState } from 'react';
import { useText } from '../../i18n/use-text.ts';
import { Progress } from '../../ui/meter.tsx';

/** Where the form with this document begins in the sitting. */
export function sittingAnchor(documentId: string): string {
  return `form-${documentId}`;
}

/** Stays at the top while reading: which of the forms is in front of the reader. */
export function SittingProgress({ ids }: { ids: readonly string[] }) {
  const t = useText();
  const number = useFormInView(ids);
  const text = t('consent.together.place', { number, of: ids.length });
  return (
    <div className="sticky -top-6 z-10 -mx-6 flex items-center gap-4 border-b border-line bg-raised px-6 py-3 pr-16">
      <p className="shrink-0 text-sm font-medium tabular-nums">{text}</p>
      <Progress
        label={t('consent.together.progress')}
        value={number}
        max={ids.length}
        valueText={text}
        tone="court"
      />
    </div>
  );
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
