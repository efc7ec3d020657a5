/** What one coach asks about one athlete, as one card: a family decides about a person, not about a pile of forms. */
import type { FamilyRequest } from '@faircourt/contracts/requests';

export interface AskedTogether {
  key: string;
  coach: FamilyRequest['coach'];
  athlete: FamilyRequest['athlete'];
  /** In the order in which they were asked. */
  requests: [FamilyRequest, ...FamilyRequest[]];
}

/** Who has waited longest comes first, as the requests come. */
export function askedTogether(requests: readonly FamilyRequest[]): AskedTogether[] {
  const cards = new Map<string, AskedTogether>();
  for (const request of requests) {
    const { coach, athlete } = request;
    const key = askedKey(request);
    const card = cards.get(key);
    if (card) card.requests.push(request);
    else cards.set(key, { key, coach, athlete, requests: [request] });
  }
  return [...cards.values()];
}

/** The card that a request is on. */
export function askedKey({ athlete, coach }: Pick<FamilyRequest, 'athlete' | 'coach'>): string {
  return `${athlete.id} ${coach.coach_id} ${coach.institution.id}`;
}

/** What the coach wrote, each text once: asked for at once, groups share their message. */
export function messagesOf({ requests }: AskedTogether): string[] {
  return [...new Set(requests.map(({ message }) => message).filter(Boolean))];
}
