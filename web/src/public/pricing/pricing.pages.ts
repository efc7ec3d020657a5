import { PATHS } from '../../shell/paths.ts';
import { BRAND_NAME } from '../../ui/brand.tsx';
import { localePath } from '../locale-path.ts';
import type { JsonLd, JsonLdContext, PageDefinition } from '../page.ts';
import { PLAN_OFFERS } from './plan-offers.ts';
import { PRICING_QUESTIONS, answerValues } from './pricing-questions.ts';
import { PricingPage } from './pricing-page.tsx';

export function pricingPages(): PageDefinition[] {
  return [
    {
      slug: PATHS.pricing,
      name: 'pricing',
      title: 'public.pricing.title',
      description: 'public.pricing.meta_description',
      Component: PricingPage,
      islands: ['pricing/own-plan.island.ts'],
      jsonLd: describePlans,
    },
  ];
}

function describePlans({ locale, t, url }: JsonLdContext): JsonLd[] {
  const address = url(localePath(locale, PATHS.pricing));
  const offers = PLAN_OFFERS.flatMap(({ plan, price }) => {
    if (price.kind === 'custom') return [];
    const amount = price.kind === 'free' ? 0 : price.amount;
    const name = t(`public.plans.${plan}.name`);
    return [{ '@type': 'Offer', name, price: amount, priceCurrency: 'USD', url: address }];
  });
  return [
    {
      '@type': 'Service',
      name: BRAND_NAME,
      url: address,
      description: t('public.pricing.meta_description'),
      offers,
    },
    {
      '@type': 'FAQPage',
      url: address,
      inLanguage: locale,
      mainEntity: PRICING_QUESTIONS.map((question) => ({
        '@type': 'Question',
        name: t(`public.pricing.faq.${question}.question`),
        acceptedAnswer: {
          '@type': 'Answer',
          text: t(`public.pricing.faq.${question}.answer`, answerValues(locale)),
        },
      })),
    },
  ];
}
