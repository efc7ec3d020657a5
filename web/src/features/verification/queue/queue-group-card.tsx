import type { QueueItem } from '@faircourt/contracts/verification';
import { useFormat } from '../../../i18n/use-format.ts';
import { cn } from '../../../ui/class-names.ts';
import { Flag } from '../../../ui/flag.tsx';
import type { QueueGroup } from './gather-by-athlete.ts';
import { QueueRow } from './queue-row.tsx';
import type { QueueView } from './queue-view.ts';

type QueueGroupCardProps = { group: QueueGroup; view: QueueView; now: number };

/**
 * A person, and below or beside the name what is asked about them. On a phone a single question has the name in its own row,
 * beside the button.
 */
export function QueueGroupCard({ group: { items }, view, now }: QueueGroupCardProps) {
  const [first] = items;
  const isSingle = items.length === 1;
  return (
    <li className="rounded-lg border border-line bg-surface px-4 py-1.5 shadow-soft transition-colors focus-within:border-court lg:grid lg:grid-cols-[minmax(0,14rem)_minmax(0,1fr)] lg:gap-x-5">
      <Person item={first} className={cn('pt-1 lg:flex-col lg:pt-2.5', isSingle && 'max-lg:hidden')} />
      <ul className="min-w-0 divide-y divide-line">
        {items.map((item) => (
          <QueueRow
            key={item.id}
            item={item}
            view={view}
            now={now}
            head={isSingle && <Person item={item} className="lg:hidden" />}
          />
        ))}
      </ul>
    </li>
  );
}

function Person({
  item: { name, country_code: country },
  className,
}: {
  item: QueueItem;
  className: string;
}) {
  const format = useFormat();
  return (
    <div className={cn('flex min-w-0 flex-wrap items-baseline gap-x-2.5', className)}>
      <h2 className="min-w-0 text-base break-words">{name}</h2>
      <p title={format.country(country)} className="inline-flex items-baseline gap-1.5 text-sm text-muted">
        <Flag code={country} className="self-center" />
        <span className="max-sm:sr-only">{format.country(country)}</span>
      </p>
    </div>
  );
}
