import type { Division } from '@faircourt/contracts/vocabulary';

interface Followed {
  division: Division;
  /** Null: every class. */
  gradYear: number | null;
  locale: string;
}

/** Where calendar programs read the calendar. It holds rules of sport and no key: everyone gets the same. */
export function feedAddress(origin: string, { division, gradYear, locale }: Followed): string {
  const query = new URLSearchParams();
  if (gradYear !== null) query.set('class', String(gradYear));
  query.set('locale', locale);
  return `${origin}/api/contact-calendar/${division}/feed.ics?${query.toString()}`;
}
