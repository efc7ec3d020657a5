/** Where each step towards a complete profile is taken, and how one gets there. */
import type { ProfileStep } from '@faircourt/contracts/vocabulary';

export const PROFILE_TABS = ['profile', 'academics', 'videos'] as const;
export type ProfileTab = (typeof PROFILE_TABS)[number];

/** Seasons have a page of their own; all other steps are taken on a tab. */
export const STEP_TABS: Record<Exclude<ProfileStep, 'season'>, ProfileTab> = {
  position: 'profile',
  height: 'profile',
  grad_year: 'profile',
  school: 'profile',
  birthdate: 'profile',
  photo: 'profile',
  video: 'videos',
  gpa: 'academics',
  measurements: 'profile',
  bio: 'profile',
  transcript: 'academics',
};

/** The element around the control that takes the step. */
export function stepAnchor(step: ProfileStep | 'visibility'): string {
  return `step-${step}`;
}

/** Puts the cursor where the step is taken. Call it once its tab is shown. */
export function goToStep(step: ProfileStep | 'visibility'): void {
  const place = document.getElementById(stepAnchor(step));
  const control = place?.querySelector<HTMLElement>('input:not([type=hidden]), select, textarea, button, a');
  const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches;
  place?.scrollIntoView({ block: 'center', behavior: isCalm ? 'auto' : 'smooth' });
  control?.focus({ preventScroll: true });
}
