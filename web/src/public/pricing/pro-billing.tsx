/**
 * The monthly/annual switch of Pro Scout. Two radio buttons and CSS, so that it needs no script; the price that
 * is not chosen stays readable below the other.
 */
import { PLAN_PRICES } from '@faircourt/contracts/plan-prices';
import { Plus } from 'lucide-react';
import { useLingui } from '@lingui/react';
import { useText } from '../../i18n/use-text.ts';
import { Badge } from '../../ui/badge.tsx';
import { Price } from './plan-price.tsx';
import { answerValues } from './pricing-questions.ts';
import { useDollars } from '../use-dollars.ts';

/** For the card around it: what follows from the choice. */
export const FOLLOWS_BILLING =
  'has-[[value=annual]:checked]:[&_[data-monthly]]:hidden has-[[value=annual]:checked]:[&_[data-annual]]:block has-[[value=annual]:checked]:[&_[data-extras]]:border-ball/40 has-[[value=annual]:checked]:[&_[data-extras]]:bg-ball-soft';

const ANNUAL_EXTRAS = ['requests', 'onboarding', 'calls'] as const;

export function ProPrice() {
  const t = useText();
  const dollars = useDollars();
  const { monthly, annual } = PLAN_PRICES.pro_scout;
  const values = answerValues(useLingui().i18n.locale);
  return (
    <>
      <BillingSwitch />
      <div aria-live="polite" className="mt-3 sm:mt-5">
        <div data-monthly="">
          <Price amount={dollars(monthly)} note={t('public.plans.per_month')} />
          <p className="mt-1 text-muted max-sm:text-sm sm:mt-2">
            {t('public.pricing.pro_scout.or_annual', { ...values, price: dollars(annual) })}
          </p>
        </div>
        <div data-annual="" className="hidden">
          <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
            <Price amount={dollars(annual)} note={t('public.plans.per_year')} />
            <Badge tone="ball">{t('public.pricing.pro_scout.saving', values)}</Badge>
          </div>
          <p className="mt-1 text-muted max-sm:text-sm sm:mt-2">
            {t('public.pricing.pro_scout.or_monthly', { price: dollars(monthly) })}
          </p>
        </div>
      </div>
    </>
  );
}

function BillingSwitch() {
  const t = useText();
  return (
    <fieldset className="mt-3 w-full sm:mt-6 rounded-md bg-sunken p-1">
      <legend className="sr-only">{t('public.pricing.billing')}</legend>
      <div className="grid grid-cols-2">
        {(['monthly', 'annual'] as const).map((period) => (
          <label
            key={period}
            className="flex min-h-11 cursor-pointer items-center justify-center rounded-sm px-3 font-medium text-muted transition-colors hover:text-ink has-checked:bg-raised has-checked:text-ink has-checked:shadow-soft has-focus-visible:outline-2 has-focus-visible:outline-court"
          >
            <input
              type="radio"
              name="billing"
              value={period}
              defaultChecked={period === 'monthly'}
              className="sr-only"
            />
            {t(`public.pricing.billing.${period}`)}
          </label>
        ))}
      </div>
    </fieldset>
  );
}

/** Always readable; the annual choice only brings them forward. */
export function AnnualExtras() {
  const t = useText();
  return (
    <div data-extras="" className="mt-4 rounded-md border border-line p-3 transition-colors sm:mt-8 sm:p-4">
      <p className="text-sm font-semibold">{t('public.pricing.pro_scout.annual_extras')}</p>
      <ul className="mt-2 space-y-1.5">
        {ANNUAL_EXTRAS.map((extra) => (
          <li key={extra} className="flex gap-2.5 text-sm">
            <Plus aria-hidden className="mt-0.5 size-4 shrink-0 text-ball-text" />
            {t(`public.pricing.pro_scout.annual.${extra}`)}
          </li>
        ))}
      </ul>
    </div>
  );
}
