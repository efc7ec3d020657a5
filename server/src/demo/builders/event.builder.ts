/** Entries of the event log, made by the features that write them in the product, at moments of the past. */
import type { FaircourtEvent } from '@faircourt/contracts/events';
import type { DemoRow } from '../demo-rows.ts';
import type { DemoBuild } from './demo-build.ts';

/** What the calendar does by itself. */
export const SYSTEM = { userId: null, role: 'system' } as const;
/** Somebody who wrote to us; the log does not say who. */
export const ANONYMOUS = { userId: null, role: 'anonymous' } as const;

/** The database numbers and links the chain on insert; these only satisfy the type and are overwritten there. */
const OVERWRITTEN = { seq: 0, prev_hash: Buffer.alloc(0), hash: Buffer.alloc(0) } as const;

export function recordEvent(build: DemoBuild, event: FaircourtEvent, at: Date): void {
  const count = build.rows.events.length;
  build.rows.events.push({
    id: build.random.fork(`event:${count}`).uuidAt(at),
    chain: event.chain,
    type: event.type,
    actor_user_id: event.actor.userId,
    actor_role: event.actor.role,
    data: { ...event.data },
    created_at: at,
    ...OVERWRITTEN,
  });
}

/** A chain is linked in the order of insertion, so entries have to arrive in the order in which they happened. */
export function inTimeOrder(events: readonly DemoRow<'events'>[]): DemoRow<'events'>[] {
  return events.toSorted((a, b) => Number(new Date(a.created_at)) - Number(new Date(b.created_at)));
}
