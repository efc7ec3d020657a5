import { ArrowDown } from 'lucide-react';
import { useEffect, useState } from 'react';
import { NewlyLinkedLine, useNewlyLinked } from '../../domain/guardian-links/newly-linked-line.tsx';
import { useText } from '../../i18n/use-text.ts';
import { Button } from '../../ui/button.tsx';
import { cn } from '../../ui/class-names.ts';
import { Progress } from '../../ui/meter.tsx';

/** Where the form with this document begins in the sitting. */
export function sittingAnchor(documentId: string): string {
  return `form-${documentId}`;
}

export const SIGNATURE_ANCHOR = 'sitting-signature';

/**
 * Stays at the top while reading: which of the forms is in front of the reader, a jump to the next one, and from everywhere
 * one to the signature, until one is there.
 */
export function SittingProgress({ ids }: { ids: readonly string[] }) {
  const t = useText();
  const linkedTo = useNewlyLinked();
  const { number, isAtSignature } = usePlace(ids);
  const text = t('consent.together.place', { number, of: ids.length });
  const following = ids[number];
  return (
    <>
      {linkedTo !== null && <NewlyLinkedLine name={linkedTo} />}
      <div className="sticky -top-6 z-10 -mx-6 flex items-center gap-2 border-b border-line bg-raised px-6 py-2 pr-16">
        <div className="flex min-w-0 flex-1 flex-col gap-1 sm:flex-row sm:items-center sm:gap-3">
          <p className="text-sm leading-tight font-medium tabular-nums sm:shrink-0">{text}</p>
          <Progress
            label={t('consent.together.progress')}
            value={number}
            max={ids.length}
            valueText={text}
            tone="court"
          />
        </div>
        {/* Both keep their room, so that nothing beside them moves. */}
        <Button
          variant="secondary"
          size="sm"
          aria-label={t('consent.together.next')}
          className={cn('min-h-11 shrink-0', (isAtSignature || following === undefined) && 'invisible')}
          onClick={() => jumpTo(following === undefined ? SIGNATURE_ANCHOR : sittingAnchor(following))}
        >
          <span className="max-sm:sr-only">{t('consent.together.next')}</span>
          <ArrowDown aria-hidden />
        </Button>
        <Button
          size="sm"
          className={cn('min-h-11 shrink-0', isAtSignature && 'invisible')}
          onClick={() => jumpTo(SIGNATURE_ANCHOR)}
        >
          {t('consent.together.to_signature')}
        </Button>
      </div>
    </>
  );
}

/** Its heading takes focus, so that the keyboard and a screen reader go on from there. */
export function jumpTo(anchor: string): void {
  const part = document.getElementById(anchor);
  part?.scrollIntoView({ block: 'start' });
  part?.querySelector<HTMLElement>('h3')?.focus({ preventScroll: true });
}

/** The last form whose beginning has passed the middle of the window, counted from one, and whether the signature is in sight. */
function usePlace(ids: readonly string[]) {
  const [number, setNumber] = useState(1);
  const [isAtSignature, setIsAtSignature] = useState(false);
  const key = ids.join(' ');
  useEffect(() => {
    const topOf = (part: Element | null | undefined) => part?.getBoundingClientRect().top ?? Infinity;
    const update = () => {
      const passed = key
        .split(' ')
        .filter((id) => topOf(document.getElementById(sittingAnchor(id))) < innerHeight / 2);
      setNumber(Math.max(1, passed.length));
      const signature = document.getElementById(SIGNATURE_ANCHOR);
      const button = signature?.querySelector('[type=submit]');
      setIsAtSignature(topOf(signature) < innerHeight / 2 || topOf(button) < innerHeight);
    };
    update();
    // The dialog scrolls, not the window; its scroll events do not bubble, so they are caught on the way down.
    document.addEventListener('scroll', update, { capture: true, passive: true });
    return () => document.removeEventListener('scroll', update, { capture: true });
  }, [key]);
  return { number, isAtSignature };
}
