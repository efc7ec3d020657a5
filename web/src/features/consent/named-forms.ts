/** The forms that a request or a release waits for, named by the address, and the way back to what waits. */
import type { ConsentForm } from '@faircourt/contracts/consent-signing';
import { useSearchParams } from 'react-router';
import { safeNextPath } from '../../shell/next-path.ts';
import { matchesRoute, PATHS } from '../../shell/paths.ts';

/** Where one may have come from, each with words of its own for the way back. */
const PLACES = { request: PATHS.requests, releases: PATHS.athletes, conversation: PATHS.thread } as const;
const PLACE_NAMES = ['request', 'releases', 'conversation'] as const satisfies (keyof typeof PLACES)[];

export interface WayBack {
  place: keyof typeof PLACES;
  to: string;
}

/** The address may have been written by anybody: it leads to one of these pages, or nowhere. */
function wayBackOf(query: URLSearchParams): WayBack | null {
  const to = safeNextPath(query.get('back'));
  const [pathname = ''] = to.split('?');
  const place = PLACE_NAMES.find((name) => matchesRoute(PLACES[name], pathname));
  return place ? { place, to } : null;
}

export function useWayBack(): WayBack | null {
  return wayBackOf(useSearchParams()[0]);
}

/** Those of them that this reader has not signed in their newest words. */
export function useNamedForms(): (forms: readonly ConsentForm[]) => ConsentForm[] {
  const [query] = useSearchParams();
  const named = query.get('forms')?.split(' ') ?? [];
  return (forms) => forms.filter((form) => named.includes(form.kind) && !isSignedByReader(form));
}

export function isSignedByReader({ signatures, document }: ConsentForm): boolean {
  return signatures.some(({ is_yours, version }) => is_yours && version === document.version);
}
