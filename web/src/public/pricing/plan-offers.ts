/** The five plans as they are sold: price, features and where their button leads. */
import { LIMITS } from '@faircourt/contracts/limits';
import { PLAN_PRICES } from '@faircourt/contracts/plan-prices';
import type { Plan } from '@faircourt/contracts/vocabulary';
import { PATHS } from '../../shell/paths.ts';
import type { MessageId } from '../../i18n/messages.ts';

export type PlanOffer = {
  plan: Plan;
  price:
    | { kind: 'free'; note: MessageId }
    | { kind: 'custom'; note: MessageId }
    | { kind: 'per_month' | 'per_year'; amount: number };
  features: { text: MessageId; count?: number }[];
  action: { text: MessageId; href: string };
  /** In its place for coaches who are signed in: what a visitor is offered is behind them. */
  coachAction?: { text: MessageId; href: string };
  /** What happens next, or what else one should know. */
  note?: MessageId;
  isMostPopular?: boolean;
};

export const PLAN_OFFERS: PlanOffer[] = [
  {
    plan: 'athlete',
    price: { kind: 'free', note: 'public.plans.athlete.price_note' },
    features: [
      { text: 'public.pricing.athlete.feature.code' },
      { text: 'public.pricing.athlete.feature.profile' },
      { text: 'public.pricing.athlete.feature.privacy' },
      { text: 'public.pricing.athlete.feature.guardian' },
      { text: 'public.pricing.athlete.feature.learn' },
    ],
    action: { text: 'public.pricing.action.request_invitation', href: signUp('role=athlete') },
    coachAction: { text: 'public.pricing.coach.invite', href: PATHS.invitations },
    note: 'public.pricing.athlete.note',
  },
  {
    plan: 'basic_scout',
    price: { kind: 'per_month', amount: PLAN_PRICES.basic_scout.monthly },
    features: [
      { text: 'public.pricing.basic_scout.feature.profiles', count: LIMITS.basicScoutProfilesPerMonth },
      { text: 'public.pricing.basic_scout.feature.search' },
      { text: 'public.pricing.basic_scout.feature.support' },
      { text: 'public.pricing.basic_scout.feature.trial' },
    ],
    action: { text: 'public.pricing.action.start_trial', href: signUp('role=coach&plan=basic_scout') },
    coachAction: { text: 'public.pricing.coach.billing', href: PATHS.billing },
    note: 'public.pricing.basic_scout.note',
  },
  {
    plan: 'pro_scout',
    price: { kind: 'per_month', amount: PLAN_PRICES.pro_scout.monthly },
    features: [
      { text: 'public.pricing.pro_scout.feature.profiles' },
      { text: 'public.pricing.pro_scout.feature.csv' },
      { text: 'public.pricing.pro_scout.feature.ai' },
      { text: 'public.pricing.pro_scout.feature.alerts' },
      { text: 'public.pricing.pro_scout.feature.support' },
      { text: 'public.pricing.pro_scout.feature.seats', count: LIMITS.proScoutSeats },
    ],
    action: { text: 'public.pricing.action.start_trial', href: signUp('role=coach&plan=pro_scout') },
    coachAction: { text: 'public.pricing.coach.billing', href: PATHS.billing },
    isMostPopular: true,
  },
  {
    plan: 'nil_consulting',
    price: { kind: 'custom', note: 'public.plans.nil_consulting.price_note' },
    features: [
      { text: 'public.pricing.nil_consulting.feature.retainer' },
      { text: 'public.pricing.nil_consulting.feature.family' },
      { text: 'public.pricing.nil_consulting.feature.person' },
    ],
    action: { text: 'public.pricing.action.contact', href: `${PATHS.support}?type=nil-consulting` },
  },
  {
    plan: 'global_report',
    price: { kind: 'per_year', amount: PLAN_PRICES.global_report.annual },
    features: [
      { text: 'public.pricing.global_report.feature.biweekly' },
      { text: 'public.pricing.global_report.feature.formats' },
      { text: 'public.pricing.global_report.feature.trial' },
    ],
    action: {
      text: 'public.pricing.action.subscribe',
      href: signUp(`role=coach&next=${encodeURIComponent(PATHS.reports)}`),
    },
    coachAction: { text: 'public.pricing.coach.report', href: PATHS.reports },
  },
];

/** The auth page reads role and plan and preselects them. */
function signUp(wishes: string): string {
  return `${PATHS.auth}?mode=signup&${wishes}`;
}
