import type { Locale } from '@faircourt/contracts/vocabulary';
import { Plus } from 'lucide-react';
import { PATHS } from '../../shell/paths.ts';
import { useText } from '../../i18n/use-text.ts';
import { buttonClasses } from '../../ui/button.tsx';
import { CONTAINER } from '../layout/section.tsx';
import { localePath } from '../locale-path.ts';
import { PRICING_QUESTIONS, answerValues } from './pricing-questions.ts';

export function PricingFaq({ locale }: { locale: Locale }) {
  const t = useText();
  const values = answerValues(locale);
  return (
    <section aria-labelledby="faq-title" className="border-t border-line bg-sunken">
      <div
        className={`${CONTAINER} grid gap-5 py-9 sm:gap-10 sm:py-18 lg:grid-cols-[1fr_1.7fr] lg:gap-20 lg:py-28`}
      >
        <div>
          <h2 id="faq-title" className="text-2xl sm:text-3xl lg:text-4xl">
            {t('public.pricing.faq.title')}
          </h2>
          <p className="mt-2 text-muted sm:mt-4 sm:text-lg">{t('public.pricing.faq.lead')}</p>
          <a
            href={localePath(locale, PATHS.support)}
            className={buttonClasses({ variant: 'secondary', class: 'mt-4' })}
          >
            {t('public.pricing.faq.support')}
          </a>
        </div>
        <div className="divide-y divide-line border-y border-line">
          {PRICING_QUESTIONS.map((question, index) => (
            <details key={question} open={index === 0} className="group/question">
              <summary className="flex list-none items-start justify-between gap-6 rounded-sm py-3 sm:py-5 [&::-webkit-details-marker]:hidden">
                <h3 className="text-lg max-sm:font-sans max-sm:text-base max-sm:tracking-normal">
                  {t(`public.pricing.faq.${question}.question`)}
                </h3>
                <Plus
                  aria-hidden
                  className="mt-0.5 size-5.5 shrink-0 text-muted transition-transform group-open/question:rotate-45"
                />
              </summary>
              <p className="max-w-2xl pb-4 text-muted sm:pb-6">
                {t(`public.pricing.faq.${question}.answer`, values)}
              </p>
            </details>
          ))}
        </div>
      </div>
    </section>
  );
}
