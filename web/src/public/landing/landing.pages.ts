import { BRAND_NAME } from '../../ui/brand.tsx';
import { localePath } from '../locale-path.ts';
import type { JsonLd, JsonLdContext, PageDefinition } from '../page.ts';
import { LandingPage } from './landing-page.tsx';

export function landingPages(): PageDefinition[] {
  return [
    {
      slug: '',
      name: 'landing',
      title: 'public.landing.title',
      description: 'public.landing.meta_description',
      Component: LandingPage,
      islands: ['landing/carousel.island.ts'],
      jsonLd: describeSite,
    },
  ];
}

function describeSite({ locale, t, url }: JsonLdContext): JsonLd[] {
  const organization = url('/#organization');
  return [
    {
      '@type': 'Organization',
      '@id': organization,
      name: BRAND_NAME,
      url: url('/'),
      logo: url('/logo-mark.svg'),
      slogan: t('public.footer.tagline'),
    },
    {
      '@type': 'WebSite',
      name: BRAND_NAME,
      url: url(localePath(locale, '')),
      description: t('public.landing.meta_description'),
      inLanguage: locale,
      publisher: { '@id': organization },
    },
  ];
}
