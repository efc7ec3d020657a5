/**
 * Where the ticks of this page are kept: in this browser, or with the account of the person who is signed in. Every change is
 * in the browser at once; for an account it is then sent, and sent again until it has arrived.
 */
import type { ChecklistItem, ChecklistRole, SchoolYear } from '@faircourt/contracts/checklist-items';
import { accountCopy, saveTicks, type SaveEdges } from '../../../../shell/checklists/save-ticks.ts';
import {
  applied,
  isEmpty,
  newest,
  ticksOf,
  type Changes,
  type OpenList,
} from '../../../../shell/checklists/ticks.ts';

export interface KeeperEdges extends SaveEdges {
  /** Runs the work later; the returned call cancels it. */
  after: (milliseconds: number, work: () => void) => () => void;
  /** Something is different from what was drawn. */
  onChange: () => void;
}

/** `loading`: nothing is known yet. `browser_only`: the account may keep none, and they leave with the session. `unsaved`: a change waits to be sent. `unread`: the account could not be asked. */
export type KeptIn = 'browser' | 'browser_only' | 'loading' | 'account' | 'unsaved' | 'unread';

export interface KeptState extends OpenList {
  ticked: Set<ChecklistItem>;
  keptIn: KeptIn;
}

const FIRST_RETRY_MS = 2_000;
const LONGEST_RETRY_MS = 60_000;

export class ChecklistKeeper {
  readonly #edges: KeeperEdges;
  #refusedTo: string | null = null;
  #failures = 0;
  #cancelRetry: (() => void) | null = null;
  #running: Promise<void> | null = null;
  #isAskedAgain = false;

  constructor(edges: KeeperEdges) {
    this.#edges = edges;
  }

  get state(): KeptState {
    const { stores, currentUserId } = this.#edges;
    const visitor = stores.visitor.read() ?? { year: null, role: null, changes: {} };
    const userId = currentUserId();
    if (userId === null) {
      return { ...listOf(visitor), ticked: applied([], visitor.changes), keptIn: 'browser' };
    }
    const copy = accountCopy(stores, userId);
    const changes = newest(ticksOf(visitor.changes), copy?.unsaved ?? {});
    return {
      ...listOf(copy ?? visitor),
      ticked: applied(copy?.ticked ?? [], changes),
      keptIn:
        userId === this.#refusedTo
          ? 'browser_only'
          : this.#keptInAccount(copy?.ticked !== undefined && copy.ticked !== null, changes),
    };
  }

  #keptInAccount(isKnown: boolean, changes: Changes): KeptIn {
    if (this.#failures > 0) return isEmpty(changes) ? 'unread' : 'unsaved';
    return isKnown ? 'account' : 'loading';
  }

  /** Whether the browser kept it. */
  change(items: readonly ChecklistItem[], isTicked: boolean): boolean {
    const { stores, now, currentUserId } = this.#edges;
    const changes: Changes = Object.fromEntries(items.map((item) => [item, { isTicked, at: now() }]));
    const userId = currentUserId();
    if (userId === null) {
      const kept = stores.visitor.read() ?? { year: null, role: null, changes: {} };
      return stores.visitor.keep({ ...kept, changes: newest(kept.changes, changes) });
    }
    const copy = this.#copy(userId);
    const isKept = stores.account.keep({ ...copy, unsaved: newest(copy.unsaved, changes) });
    if (userId !== this.#refusedTo) void this.sync();
    return isKept;
  }

  open(list: { year: SchoolYear; role: ChecklistRole }): boolean {
    const { stores, currentUserId } = this.#edges;
    const userId = currentUserId();
    if (userId !== null) return stores.account.keep({ ...this.#copy(userId), ...list });
    return stores.visitor.keep({ changes: {}, ...stores.visitor.read(), ...list });
  }

  #copy(userId: string) {
    const { stores } = this.#edges;
    const { year, role } = stores.visitor.read() ?? { year: null, role: null };
    return accountCopy(stores, userId) ?? { userId, year, role, ticked: null, unsaved: {} };
  }

  /** Sends what waits and asks what the account has. One call at a time; what comes meanwhile goes with the next. */
  sync(): Promise<void> {
    this.#isAskedAgain = true;
    this.#running ??= this.#run().finally(() => {
      this.#running = null;
      this.#edges.onChange();
    });
    return this.#running;
  }

  async #run(): Promise<void> {
    this.#cancelRetry?.();
    this.#cancelRetry = null;
    while (this.#isAskedAgain) {
      this.#isAskedAgain = false;
      await this.#syncOnce();
      if (this.#failures > 0) return;
    }
  }

  async #syncOnce(): Promise<void> {
    const { currentUserId, stores } = this.#edges;
    const userId = currentUserId();
    if (userId === null) {
      this.#failures = 0;
      return;
    }
    // What another person's session left behind is theirs.
    if (accountCopy(stores, userId) === null) stores.account.drop();
    const outcome = await saveTicks(userId, this.#edges);
    this.#failures = outcome === 'failed' ? this.#failures + 1 : 0;
    this.#refusedTo = outcome === 'refused' ? userId : null;
    if (outcome === 'failed') this.#retryLater();
  }

  #retryLater(): void {
    const wait = Math.min(LONGEST_RETRY_MS, FIRST_RETRY_MS * 2 ** (this.#failures - 1));
    this.#cancelRetry = this.#edges.after(wait, () => {
      this.#cancelRetry = null;
      void this.sync();
    });
  }
}

function listOf({ year, role }: OpenList): OpenList {
  return { year, role };
}
