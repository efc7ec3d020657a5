import { ChevronDown } from 'lucide-react';
import { createContext, useState, type ReactNode } from 'react';
import { cn } from '../../../ui/class-names.ts';
import { useMatches } from '../../../ui/use-matches.ts';

/** Where there is room, everything is in sight. */
const WIDE = '(min-width: 40rem)';

/** Of the fold around: what is in it is there, and nobody sees it. */
export const IsFoldedContext = createContext(false);

type FoldOnPhoneProps = {
  title: string;
  /** How things are, in a few words: who reads no more than this has not missed anything. */
  state: string;
  /** Something in it waits for the reader, or an address leads to it. */
  isOpen?: boolean;
  children: ReactNode;
};

/** One part of an athlete's card; on a phone a line that opens. Its own heading is said by the line then. */
export function FoldOnPhone({ title, state, isOpen = false, children }: FoldOnPhoneProps) {
  const isWide = useMatches(WIDE);
  const [chosen, setChosen] = useState<boolean | null>(null);
  if (isWide) return children;
  const isShown = chosen ?? isOpen;
  return (
    <div className="-my-3 border-t border-line pt-1">
      <h3>
        <button
          type="button"
          aria-expanded={isShown}
          className="flex min-h-12 w-full items-center gap-3 text-left font-sans text-base font-normal"
          onClick={() => setChosen(!isShown)}
        >
          <span className="min-w-0 flex-1">
            <span className="block font-semibold break-words">{title}</span>
            <span className="block text-sm break-words text-muted">{state}</span>
          </span>
          <ChevronDown
            aria-hidden
            className={cn('size-5 shrink-0 text-muted transition-transform', isShown && 'rotate-180')}
          />
        </button>
      </h3>
      {/* Kept, so that what an address opens in it is there. */}
      <div hidden={!isShown} className="flex flex-col gap-6 pt-3 pb-4 [&>section>h3]:sr-only">
        <IsFoldedContext value={!isShown}>{children}</IsFoldedContext>
      </div>
    </div>
  );
}
