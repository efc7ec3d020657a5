/** The live plan of the coach whose session the browser keeps; null when there is none, or when nobody can say. */

interface Edges {
  storage: Pick<Storage, 'getItem'>;
  fetch: typeof globalThis.fetch;
  now: number;
}

/** The part of the stored session, and of the answer, that is read here. */
type Kept = { access_token: string; expires_at: number } | null;
type Answer = { subscription: { plan: string; stage: string } | null };

export async function readOwnPlan({ storage, fetch, now }: Edges): Promise<string | null> {
  try {
    const kept = JSON.parse(storage.getItem('faircourt.session') ?? 'null') as Kept;
    if (kept === null || kept.expires_at * 1000 <= now) return null;
    const headers = { authorization: `Bearer ${kept.access_token}` };
    const response = await fetch('/api/billing', { headers, credentials: 'same-origin', cache: 'no-store' });
    if (!response.ok) return null;
    const { subscription } = (await response.json()) as Answer;
    return subscription === null || subscription.stage === 'lapsed' ? null : subscription.plan;
  } catch {
    // Blocked storage, or no network: the page does without.
    return null;
  }
}
