import type { QueueItem } from '@faircourt/contracts/verification';
import { ArrowRight } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router';
import { areKeysOn } from '../../../domain/queue-keys/keys-setting.ts';
import { useText } from '../../../i18n/use-text.ts';
import { buttonClasses } from '../../../ui/button.tsx';
import { NEXT_KEY } from './decision-keys.ts';
import { itemPath, type QueueView } from './queue-view.ts';

type NextLinkProps = {
  next: QueueItem;
  view: QueueView;
  /** What was decided, for those who do not see it above. */
  describedBy: string;
  onGone: () => void;
};

/** After a decision: who comes next, named as lists name people. It takes the focus, so that Enter goes on. */
export function NextLink({ next, view, describedBy, onGone }: NextLinkProps) {
  const t = useText();
  const link = useRef<HTMLAnchorElement>(null);
  useEffect(() => link.current?.focus(), []);
  return (
    <Link
      ref={link}
      to={itemPath(next.id, view)}
      aria-describedby={describedBy}
      aria-keyshortcuts={NEXT_KEY}
      onKeyDown={(event) => {
        const { key, repeat, ctrlKey, metaKey, altKey } = event;
        const isModified = ctrlKey || metaKey || altKey;
        // The same keys have just sent the decision: held down, or pressed twice, they open nobody's record.
        if (key === 'Enter' && (repeat || isModified)) event.preventDefault();
        if (key.toLowerCase() !== NEXT_KEY || repeat || isModified || !areKeysOn()) return;
        // Elsewhere on the page it turns to the next document.
        event.preventDefault();
        event.currentTarget.click();
      }}
      onClick={(event) => {
        // The second press of two was meant for the decision, and nobody has chosen to look at the next record.
        if (event.detail > 1) event.preventDefault();
        else onGone();
      }}
      className={buttonClasses({ className: 'min-w-0 max-sm:flex-1 max-sm:justify-between max-sm:py-2' })}
    >
      {/* On a phone what is asked has a line of its own below the name. */}
      <span className="min-w-0 leading-tight max-sm:text-left xl:truncate">
        <span className="break-words max-sm:block">{t('item.next', { name: next.name })}</span>
        <span className="max-sm:sr-only"> · </span>
        <span className="max-sm:mt-0.5 max-sm:block max-sm:text-sm max-sm:font-normal">
          {t(`facts.${next.fact_group}`)}
        </span>
      </span>
      <ArrowRight aria-hidden />
    </Link>
  );
}
