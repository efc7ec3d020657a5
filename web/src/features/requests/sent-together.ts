/** A coach's requests, those about one athlete together. */
import type { SentRequest } from '@faircourt/contracts/requests';

export interface SentTogether {
  athlete: SentRequest['athlete'];
  requests: SentRequest[];
}

/** In the order in which they come: whom the coach asked last comes first. */
export function sentTogether(requests: readonly SentRequest[]): SentTogether[] {
  const athletes = new Map<string, SentTogether>();
  for (const request of requests) {
    const { athlete } = request;
    const together = athletes.get(athlete.id);
    if (together) together.requests.push(request);
    else athletes.set(athlete.id, { athlete, requests: [request] });
  }
  return [...athletes.values()];
}
