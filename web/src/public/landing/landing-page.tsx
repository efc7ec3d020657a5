/** The home page, in the order a visitor asks: what is it, what does it save, who is behind it, what does it cost. */
import type { Locale } from '@faircourt/contracts/vocabulary';
import { useText } from '../../i18n/use-text.ts';
import { PageContents } from '../layout/page-contents.tsx';
import { Carousel } from './carousel.tsx';
import { CoachSection } from './coach-section.tsx';
import { FeatureGrid } from './feature-grid.tsx';
import { Hero } from './hero.tsx';
import { PlanSection } from './plan-section.tsx';
import { ProductScreens } from './product-screens.tsx';
import { PromiseSection } from './promise-section.tsx';
import { SavingsSection } from './savings-section.tsx';

/** By the words above their headings. */
const PARTS = ['features', 'promises', 'screens', 'savings', 'coach', 'plans'] as const;

export function LandingPage({ locale }: { locale: Locale }) {
  const t = useText();
  return (
    <>
      <Hero locale={locale} />
      <PageContents parts={PARTS.map((id) => ({ id, label: t(`public.landing.${id}.eyebrow`) }))} />
      <FeatureGrid />
      <PromiseSection />
      <ProductScreens locale={locale} />
      <SavingsSection locale={locale} />
      <Carousel />
      <CoachSection />
      <PlanSection locale={locale} />
    </>
  );
}
