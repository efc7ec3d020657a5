import type { QueueItem } from '@faircourt/contracts/verification';
import { ArrowRight } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router';
import { useText } from '../../../i18n/use-text.ts';
import { buttonClasses } from '../../../ui/button.tsx';
import { itemPath, type QueueView } from './queue-view.ts';

/** After a decision: who comes next, named as lists name people. It takes the focus, so that Enter goes on. */
export function NextLink({ next, view }: { next: QueueItem; view: QueueView }) {
  const t = useText();
  const link = useRef<HTMLAnchorElement>(null);
  useEffect(() => link.current?.focus(), []);
  return (
    <Link ref={link} to={itemPath(next.id, view)} className={buttonClasses({ className: 'max-sm:w-full' })}>
      {t('item.next', { name: next.name, fact: t(`facts.${next.fact_group}`) })}
      <ArrowRight aria-hidden />
    </Link>
  );
}
