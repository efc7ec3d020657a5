import type { ReactNode } from 'react';
import { cn } from '../../../ui/class-names.ts';

/** A card of details that shares the height of a wide screen with the claim above it and the decision below it. */
export const LOW_BESIDE = {
  header: 'xl:flex-row xl:flex-wrap xl:items-baseline xl:gap-x-3 xl:p-4 xl:pt-3 xl:pb-0',
  content: 'xl:gap-2 xl:p-4 xl:pt-2 xl:pb-3',
  list: 'xl:gap-y-0.5 xl:text-sm',
} as const;

type DetailListProps = { details: readonly [name: string, value: ReactNode][]; className?: string };

/** Names and their values; empty values are left out. */
export function DetailList({ details, className }: DetailListProps) {
  return (
    <dl className={cn('grid gap-x-5 gap-y-2 sm:grid-cols-[auto_1fr]', className)}>
      {details.map(
        ([name, value]) =>
          value && (
            <div key={name} className="sm:contents">
              <dt className="text-sm text-muted sm:pt-0.5">{name}</dt>
              <dd className="min-w-0 [overflow-wrap:anywhere]">{value}</dd>
            </div>
          ),
      )}
    </dl>
  );
}
