import type { QueueItem } from '@faircourt/contracts/verification';
import { useFormat } from '../../../i18n/use-format.ts';
import { cn } from '../../../ui/class-names.ts';
import { Flag } from '../../../ui/flag.tsx';
import type { QueueGroup } from './gather-by-athlete.ts';
import { ClaimAllButton } from './claim-all-button.tsx';
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
    <li
      data-queue-group
      className="rounded-lg border border-line bg-surface px-4 py-1.5 shadow-soft transition-colors focus-within:border-court lg:grid lg:grid-cols-[minmax(0,14rem)_minmax(0,1fr)] lg:gap-x-5"
    >
      {/* On a phone the button stands beside the name and reaches to the edges of its line, whose height stays when it goes. */}
      <div
        className={cn(
          'flex min-w-0 items-center justify-between gap-x-3 lg:flex-col lg:items-start lg:justify-start',
          isSingle ? 'max-lg:hidden' : 'max-lg:min-h-8.5',
        )}
      >
        <Person item={first} className="max-lg:pt-1 lg:flex-col lg:pt-2.5" />
        {!isSingle && (
          <ClaimAllButton items={items} className="-mr-2.5 shrink-0 max-lg:-mt-1.5 max-lg:-mb-1 lg:-ml-2.5" />
        )}
      </div>
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
