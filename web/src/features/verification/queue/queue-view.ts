/** What the address of the queue asks for: its part and its filters. It can be bookmarked; nonsense is left out quietly. */
import { isCountryCode } from '@faircourt/contracts/countries';
import { QUEUE_PARTS, type QueuePart } from '@faircourt/contracts/verification';
import { FACT_GROUPS, type FactGroup } from '@faircourt/contracts/vocabulary';
import { PATHS, verificationPath } from '../../../shell/paths.ts';

export interface QueueView {
  part: QueuePart;
  factGroup: FactGroup | null;
  country: string | null;
  /** Only what nobody works on; means something among what is open, and nowhere else. */
  isUnclaimed: boolean;
}

const DEFAULT_PART: QueuePart = 'open';

/** What the queue is told by the page of the last item that fitted its filters. */
export const DONE = { isDone: true } as const;

export function isDone(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'isDone' in state;
}

export function readQueueView(address: URLSearchParams): QueueView {
  const part = QUEUE_PARTS.find((known) => known === address.get('part')) ?? DEFAULT_PART;
  const country = address.get('country');
  return {
    part,
    factGroup: FACT_GROUPS.find((known) => known === address.get('facts')) ?? null,
    country: country !== null && isCountryCode(country) ? country : null,
    isUnclaimed: part === 'open' && address.get('unclaimed') === 'true',
  };
}

/** What is the default is not spelled out. */
export function writeQueueView({ part, factGroup, country, isUnclaimed }: QueueView): URLSearchParams {
  const address = new URLSearchParams();
  if (part !== DEFAULT_PART) address.set('part', part);
  if (factGroup) address.set('facts', factGroup);
  if (country) address.set('country', country);
  if (isUnclaimed && part === 'open') address.set('unclaimed', 'true');
  return address;
}

/** The same as the API takes it. */
export function queueQuery({ part, factGroup, country, isUnclaimed }: QueueView) {
  return {
    part,
    ...(factGroup && { fact_group: factGroup }),
    ...(country && { country_code: country }),
    ...(isUnclaimed && { unclaimed: 'true' }),
  };
}

export function hasFilters(view: QueueView): boolean {
  return countFilters(view) > 0;
}

export function withoutFilters({ part }: QueueView): QueueView {
  return { part, factGroup: null, country: null, isUnclaimed: false };
}

export function countFilters({ factGroup, country, isUnclaimed }: QueueView): number {
  return Number(factGroup !== null) + Number(country !== null) + Number(isUnclaimed);
}

export function queuePath(view: QueueView): string {
  return withView(PATHS.verifications, view);
}

/** An item remembers from which part of the queue it was opened: for the way back, and for which one is next. */
export function itemPath(id: string, view: QueueView): string {
  return withView(verificationPath(id), view);
}

/** From one item to the next, and from the last one back to the queue. */
export function isItemPath(pathname: string): boolean {
  return pathname.startsWith(`${PATHS.verifications}/`);
}

function withView(path: string, view: QueueView): string {
  const address = writeQueueView(view).toString();
  return address ? `${path}?${address}` : path;
}
