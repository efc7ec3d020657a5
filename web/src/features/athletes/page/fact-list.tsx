import type { ReactNode } from 'react';

/** Names and values side by side; what is not known is left out. */
export function FactList({ facts }: { facts: readonly (readonly [name: string, value: ReactNode])[] }) {
  return (
    <dl className="grid grid-cols-2 gap-x-6 gap-y-5 sm:grid-cols-3 lg:grid-cols-5">
      {facts.map(
        ([name, value]) =>
          value !== null && (
            <div key={name} className="min-w-0">
              <dt className="text-sm text-muted">{name}</dt>
              <dd className="mt-0.5 font-heading text-lg break-words tabular-nums">{value}</dd>
            </div>
          ),
      )}
    </dl>
  );
}
