/** The home page, in the order a visitor asks: what is it, what does it save, who is behind it, what does it cost. */
import type { Locale } from '@faircourt/contracts/vocabulary';
import { Carousel } from './carousel.tsx';
import { CoachSection } from './coach-section.tsx';
import { FeatureGrid } from './feature-grid.tsx';
import { Hero } from './hero.tsx';
import { PlanSection } from './plan-section.tsx';
import { ProductScreens } from './product-screens.tsx';
import { PromiseSection } from './promise-section.tsx';
import { SavingsSection } from './savings-section.tsx';

export function LandingPage({ locale }: { locale: Locale }) {
  return (
    <>
      <Hero locale={locale} />
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
