/** Entries of the event log: what happened, named by ids only, as the product itself writes them. */
import type { EventType } from '@faircourt/contracts/events';
import type { DemoRow } from '../demo-rows.ts';
import type { Person } from './person.builder.ts';
import type { DemoBuild } from './demo-build.ts';

export interface DemoEvent {
  /** The athlete concerned, else the record. */
  readonly chain: string;
  readonly type: EventType;
  readonly actor: Pick<Person, 'userId' | 'role'> | typeof SYSTEM;
  readonly at: Date;
  readonly data: Readonly<Record<string, string | number | boolean | null | string[]>>;
}

/** What the calendar does by itself. */
export const SYSTEM = { userId: null, role: 'system' } as const;

/** The database numbers and links the chain on insert; these only satisfy the type and are overwritten there. */
const OVERWRITTEN = { seq: 0, prev_hash: Buffer.alloc(0), hash: Buffer.alloc(0) } as const;

export function recordEvent(build: DemoBuild, event: DemoEvent): void {
  const count = build.rows.events.length;
  build.rows.events.push({
    id: build.random.fork(`event:${count}`).uuidAt(event.at),
    chain: event.chain,
    type: event.type,
    actor_user_id: event.actor.userId,
    actor_role: event.actor.role,
    data: { ...event.data },
    created_at: event.at,
    ...OVERWRITTEN,
  });
}

/** A chain is linked in the order of insertion, so entries have to arrive in the order in which they happened. */
export function inTimeOrder(events: readonly DemoRow<'events'>[]): DemoRow<'events'>[] {
  return events.toSorted((a, b) => Number(new Date(a.created_at)) - Number(new Date(b.created_at)));
}
