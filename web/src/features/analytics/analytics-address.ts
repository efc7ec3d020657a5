/** The range in the address, so that it can be bookmarked and sent; nonsense falls back to the last thirty days. */
import {
  analyticsQuerySchema,
  dayAfter,
  daysBetween,
  type AnalyticsQuery,
} from '@faircourt/contracts/analytics';

const PRESETS = { week: 7, month: 30, quarter: 91, year: 365 } as const;
export type Preset = keyof typeof PRESETS;

export function readRange(address: URLSearchParams, today: string): AnalyticsQuery {
  const given = analyticsQuerySchema.safeParse({ from: address.get('from'), to: address.get('to') });
  return given.data ?? rangeOf('month', today);
}

/** Up to yesterday: today is not over. */
export function rangeOf(preset: Preset, today: string): AnalyticsQuery {
  return { from: dayAfter(today, -PRESETS[preset]), to: dayAfter(today, -1) };
}

/** Null for a range of somebody's own. */
export function presetOf({ from, to }: AnalyticsQuery, today: string): Preset | null {
  if (to !== dayAfter(today, -1)) return null;
  const days = daysBetween(from, to);
  return presets().find((preset) => PRESETS[preset] === days) ?? null;
}

export function presets(): Preset[] {
  // The keys of a constant of ours.
  return Object.keys(PRESETS) as Preset[];
}
