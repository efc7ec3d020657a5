/** The six topics of the education hub, in the order readers meet them. */

export const TOPICS = ['nil-basics', 'countries', 'eligibility', 'branding', 'parents', 'timeline'] as const;
export type Topic = (typeof TOPICS)[number];

/** What the specification promises. Cards show the real count; the content check holds one against the other. */
export const SPECIFIED_COUNTS: Record<Topic, number> = {
  'nil-basics': 5,
  countries: 12,
  eligibility: 8,
  branding: 10,
  parents: 6,
  timeline: 4,
};

export function isTopic(value: string): value is Topic {
  return TOPICS.some((topic) => topic === value);
}
