/** A regional director starts without powers; this says what happens until an admin approves. */
import { useText } from '../../i18n/use-text.ts';
import { Alert } from '../../ui/alert.tsx';

const STEPS = [
  'dashboard.pending.step_review',
  'dashboard.pending.step_regions',
  'dashboard.pending.step_start',
] as const;

export function PendingDirectorCard() {
  const t = useText();
  return (
    <Alert kind="caution" title={t('dashboard.pending.title')} className="rounded-lg p-5 sm:p-6">
      <p>{t('dashboard.pending.description')}</p>
      <ol className="mt-4 flex flex-col gap-3">
        {STEPS.map((step, index) => (
          <li key={step} className="flex items-start gap-3">
            <span
              aria-hidden
              className="grid size-6 shrink-0 place-items-center rounded-full border border-caution/40 text-sm font-semibold text-caution tabular-nums"
            >
              {index + 1}
            </span>
            {t(step)}
          </li>
        ))}
      </ol>
    </Alert>
  );
}
