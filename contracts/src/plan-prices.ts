/** What plans cost in US dollars, as printed on the public pages. The plans table holds the same in cents. */
export const PLAN_PRICES = {
  basic_scout: { monthly: 199 },
  pro_scout: { monthly: 1000, annual: 9000 },
  global_report: { annual: 1000 },
} as const;

/** What the annual price of Pro Scout saves against twelve monthly payments: $3,000, a quarter. */
export const PRO_ANNUAL_SAVING = PLAN_PRICES.pro_scout.monthly * 12 - PLAN_PRICES.pro_scout.annual;
export const PRO_ANNUAL_SAVING_PERCENT = (PRO_ANNUAL_SAVING / (PLAN_PRICES.pro_scout.monthly * 12)) * 100;

/** The other side of the savings argument: what an average scouting trip costs at least. */
export const AVERAGE_SCOUTING_TRIP = 1500;
