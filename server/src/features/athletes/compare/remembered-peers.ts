/**
 * Figures of groups that were read lately: every page with measurements asks for them, and a group may be a fifth of all
 * athletes. What was added to a card meanwhile may be missing for some minutes. What was withdrawn is never in them: they are
 * given out only while nothing was taken off any card and no card of the group has ended.
 */
import type { Peers } from '@faircourt/contracts/comparison';
import { earliestCardEnd } from '../../../access/rules/card.rules.ts';

const REMEMBERED_FOR_MS = 2 * 60_000;
/** Under a kilobyte each: five positions, the classes in school, and some hundred institutions. */
const GROUPS_MAX = 5_000;

export interface RememberedGroup {
  peers: Peers;
  /** How often something was withdrawn from cards, counted before the group was read. */
  withdrawals: string;
  /** Milliseconds since 1970: when the first card of the group ends. */
  validUntil: number;
  readAt: Date;
}

export class RememberedPeers {
  readonly #groups = new Map<string, RememberedGroup>();

  /** `withdrawals`: counted after the request arrived. */
  find(key: string, withdrawals: string, now: Date): Peers | null {
    const group = this.#groups.get(key);
    if (!group) return null;
    const age = now.getTime() - group.readAt.getTime();
    const isWhole = group.withdrawals === withdrawals && group.validUntil >= earliestCardEnd(now).getTime();
    if (isWhole && age < REMEMBERED_FOR_MS) return group.peers;
    this.#groups.delete(key);
    return null;
  }

  keep(key: string, group: RememberedGroup): void {
    const [oldest] = this.#groups.keys();
    if (this.#groups.size >= GROUPS_MAX && oldest !== undefined) this.#groups.delete(oldest);
    this.#groups.set(key, group);
  }
}
