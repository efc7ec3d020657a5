/** Ticks of the checklists as a browser has them: what was changed and when, and what the account said last. */
import {
  CHECKLIST_ITEMS,
  CHECKLIST_ROLES,
  SCHOOL_YEARS,
  type ChecklistItem,
  type ChecklistRole,
  type SchoolYear,
} from '@faircourt/contracts/checklist-items';

/** The last change of an item. Browsers from before times were kept have 0: older than any other. */
export type Change = { isTicked: boolean; at: number };
export type Changes = Partial<Record<ChecklistItem, Change>>;

/** The list that was opened last; null where nobody has chosen. */
export type OpenList = { year: SchoolYear | null; role: ChecklistRole | null };

/** Of somebody without an account. */
export type VisitorTicks = OpenList & { changes: Changes };

/** Of a person who is signed in: `ticked` is null until the account has answered once. */
export type AccountTicks = OpenList & {
  userId: string;
  ticked: ChecklistItem[] | null;
  unsaved: Changes;
};

export function isItem(name: unknown): name is ChecklistItem {
  return CHECKLIST_ITEMS.some((item) => item === name);
}

/** Of the changes of one item the newest. */
export function newest(...several: readonly Changes[]): Changes {
  const merged: Changes = {};
  for (const changes of several) {
    for (const [item, change] of entriesOf(changes)) {
      const other = merged[item];
      if (!other || change.at >= other.at) merged[item] = change;
    }
  }
  return merged;
}

/** What a visitor ticked. An untick says nothing to an account: the tick that it took back may have been somebody else's. */
export function ticksOf(changes: Changes): Changes {
  return Object.fromEntries(entriesOf(changes).filter(([, { isTicked }]) => isTicked));
}

/** What is left of these changes once those have been saved: newer ones, made meanwhile. */
export function without(changes: Changes, saved: Changes): Changes {
  return Object.fromEntries(entriesOf(changes).filter(([item, { at }]) => saved[item]?.at !== at));
}

export function applied(ticked: readonly ChecklistItem[], changes: Changes): Set<ChecklistItem> {
  const all = new Set(ticked);
  for (const [item, { isTicked }] of entriesOf(changes)) {
    if (isTicked) all.add(item);
    else all.delete(item);
  }
  return all;
}

export function isEmpty(changes: Changes): boolean {
  return Object.keys(changes).length === 0;
}

export function entriesOf(changes: Changes): [ChecklistItem, Change][] {
  return Object.entries(changes) as [ChecklistItem, Change][]; // Object.entries forgets the literal names.
}

export function parseVisitor(found: unknown): VisitorTicks | null {
  if (!isRecord(found)) return null;
  const undated = Array.isArray(found['ticked']) ? found['ticked'].filter(isItem) : [];
  const changes: Changes = Object.fromEntries(undated.map((item) => [item, { isTicked: true, at: 0 }]));
  return { ...parseOpenList(found), changes: newest(changes, parseChanges(found['changes'])) };
}

export function parseAccount(found: unknown): AccountTicks | null {
  if (!isRecord(found) || typeof found['userId'] !== 'string') return null;
  return {
    ...parseOpenList(found),
    userId: found['userId'],
    ticked: Array.isArray(found['ticked']) ? found['ticked'].filter(isItem) : null,
    unsaved: parseChanges(found['unsaved']),
  };
}

function parseOpenList({ year, role }: Record<string, unknown>): OpenList {
  return {
    year: SCHOOL_YEARS.find((known) => known === year) ?? null,
    role: CHECKLIST_ROLES.find((known) => known === role) ?? null,
  };
}

function parseChanges(found: unknown): Changes {
  if (!isRecord(found)) return {};
  const changes: Changes = {};
  for (const [item, change] of Object.entries(found)) {
    if (!isItem(item) || !isRecord(change)) continue;
    const { isTicked, at } = change;
    if (typeof isTicked === 'boolean' && typeof at === 'number') changes[item] = { isTicked, at };
  }
  return changes;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
