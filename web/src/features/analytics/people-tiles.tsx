import type { Chart } from '@faircourt/contracts/analytics';
import { ROLES } from '@faircourt/contracts/vocabulary';
import { useText } from '../../i18n/use-text.ts';
import { useAmount } from './use-amount.ts';

/** How many there are of each role, and how many more than when the range began. */
export function PeopleTiles({ chart }: { chart: Chart }) {
  const t = useText();
  const { amount, change } = useAmount();
  return (
    <dl
      aria-label={t('analytics.people')}
      className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3 xl:grid-cols-5"
    >
      {ROLES.map((role) => {
        const line = chart.lines.find(({ part }) => part === role);
        return (
          <div key={role} className="flex flex-col rounded-lg border border-line bg-surface p-5 shadow-soft">
            <dt className="text-sm font-medium text-muted">{t(`analytics.role.${role}`)}</dt>
            <dd className="font-heading text-3xl tabular-nums">{amount(line?.total ?? null)}</dd>
            <dd className="mt-1 text-sm text-muted">
              {change(line?.total ?? null, line?.total_before ?? null)}
            </dd>
          </div>
        );
      })}
    </dl>
  );
}
