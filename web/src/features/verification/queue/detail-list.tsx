import type { ReactNode } from 'react';

/** Names and their values; empty values are left out. */
export function DetailList({ details }: { details: readonly [name: string, value: ReactNode][] }) {
  return (
    <dl className="grid gap-x-5 gap-y-2 sm:grid-cols-[auto_1fr]">
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
