/**
 * Brings to the account what was ticked in this browser, before signing in or since, and takes over what the account has. What
 * was sent leaves the browser only once the server has it, so that no tick is lost on the way.
 */
import type { ChecklistItem } from '@faircourt/contracts/checklist-items';
import type { KeepTicks } from '@faircourt/contracts/checklists';
import { browserStore, type BrowserStore } from '../browser-store.ts';
import { ACCOUNT_KEY, VISITOR_KEY } from './account-copy.ts';
import {
  entriesOf,
  isEmpty,
  isItem,
  newest,
  parseAccount,
  parseVisitor,
  ticksOf,
  without,
  type AccountTicks,
  type Changes,
  type OpenList,
  type VisitorTicks,
} from './ticks.ts';

/** As in the contract, whose schema would bring its whole library into a public page; a test compares them. */
export const LONGEST_AGE_MS = 10 * 366 * 24 * 60 * 60 * 1000;

export interface TickStores {
  visitor: BrowserStore<VisitorTicks>;
  account: BrowserStore<AccountTicks>;
}

export interface SaveEdges {
  stores: TickStores;
  /** With the body of a change; without one it asks. A network that is away throws. */
  send: (body: KeepTicks | null) => Promise<Response>;
  /** Whose session this browser keeps, at this moment. */
  currentUserId: () => string | null;
  now: () => number;
}

/** `refused`: the account may not keep ticks, so they stay in this person's copy, which leaves with the session. */
export type SaveOutcome = 'saved' | 'refused' | 'failed';

export function tickStores(): TickStores {
  return {
    visitor: browserStore(VISITOR_KEY, parseVisitor),
    account: browserStore(ACCOUNT_KEY, parseAccount),
  };
}

/** The person's copy; that of anybody else counts for nothing. */
export function accountCopy({ account }: TickStores, userId: string): AccountTicks | null {
  const copy = account.read();
  return copy?.userId === userId ? copy : null;
}

export async function saveTicks(userId: string, edges: SaveEdges): Promise<SaveOutcome> {
  const { stores, send, currentUserId, now } = edges;
  // Between the asking and this another person may have signed in.
  if (currentUserId() !== userId) return 'failed';
  const visitor = stores.visitor.read();
  const copy = accountCopy(stores, userId);
  const sent = newest(ticksOf(visitor?.changes ?? {}), copy?.unsaved ?? {});
  let ticked: ChecklistItem[];
  try {
    const response = await send(isEmpty(sent) ? null : bodyOf(sent, now()));
    if (response.status === 403 && (await codeOf(response)) === 'forbidden') return 'refused';
    if (!response.ok) return 'failed';
    ticked = ((await response.json()) as { ticked: unknown[] }).ticked.filter(isItem);
  } catch {
    return 'failed';
  }
  dropVisitor(stores, visitor?.changes ?? {});
  // Who has signed out meanwhile leaves nothing here.
  if (currentUserId() === userId) takeOver(userId, stores, { ticked, sent, open: copy ?? visitor });
  return 'saved';
}

function bodyOf(changes: Changes, now: number): KeepTicks {
  return {
    changes: entriesOf(changes).map(([item, { isTicked, at }]) => ({
      item,
      is_ticked: isTicked,
      age_ms: Math.min(LONGEST_AGE_MS, Math.max(0, Math.round(now - at))),
    })),
  };
}

/** The next person at this computer shall not find what is in an account by now. */
function dropVisitor({ visitor }: TickStores, sent: Changes): void {
  const left = visitor.read();
  if (left === null) return;
  const changes = without(left.changes, sent);
  if (isEmpty(changes)) visitor.drop();
  else visitor.keep({ ...left, changes });
}

function takeOver(
  userId: string,
  stores: TickStores,
  { ticked, sent, open }: { ticked: ChecklistItem[]; sent: Changes; open: OpenList | null },
): void {
  const copy = accountCopy(stores, userId);
  const { year, role } = copy ?? open ?? { year: null, role: null };
  stores.account.keep({
    userId,
    year,
    role,
    ticked,
    unsaved: without(copy?.unsaved ?? {}, sent),
  });
}

async function codeOf(response: Response): Promise<unknown> {
  return ((await response.json()) as { code?: unknown }).code;
}
