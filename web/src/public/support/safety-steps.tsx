import { SUPPORT_ANSWER_HOURS } from '@faircourt/contracts/support';
import { ShieldAlert } from 'lucide-react';
import { useText } from '../../i18n/use-text.ts';

const STEPS = ['alert', 'act', 'protect', 'evidence'] as const;

/** What happens with a safety report, in the order in which it happens. The mail says the same. */
export function SafetySteps() {
  const t = useText();
  return (
    <div className="rounded-md border border-stop/35 bg-stop-soft p-4 sm:p-5">
      <p className="flex items-start gap-2.5 font-semibold text-stop">
        <ShieldAlert aria-hidden className="mt-0.5 size-5 shrink-0" />
        {t('public.support.safety.emergency')}
      </p>
      <p className="mt-4 font-semibold">{t('public.support.safety.title')}</p>
      <ol className="mt-2 flex list-decimal flex-col gap-2 pl-5 marker:font-semibold marker:text-stop">
        {STEPS.map((step) => (
          <li key={step}>{t(`public.support.safety.${step}`, { hours: SUPPORT_ANSWER_HOURS.safety })}</li>
        ))}
      </ol>
    </div>
  );
}
