/** A family that wants to think puts a request off: it waits again after a week. No coach and no minor learns of it. */
import { DAY_MS } from '@faircourt/contracts/time';
import { SET_ASIDE_DAYS } from '@faircourt/contracts/requests';
import type { Transaction } from 'kysely';
import { recordEvent } from '../../platform/audit.ts';
import type { DB } from '../../platform/database/schema.gen.ts';
import { releaseEvent, type Decider } from '../releases/release.events.ts';
import { contactEvent } from './contact/contact.events.ts';
import { storeContactSetAside, storeReleaseSetAside } from './set-aside.store.ts';

interface SetAside {
  kind: 'release' | 'contact';
  id: string;
  what: 'set_aside' | 'taken_up';
  by: Decider;
  now: Date;
}

/** Changes nothing where it was answered meanwhile. The caller holds the athlete. */
export async function setAside(trx: Transaction<DB>, { kind, id, what, by, now }: SetAside): Promise<void> {
  const until = what === 'set_aside' ? new Date(now.getTime() + SET_ASIDE_DAYS * DAY_MS) : null;
  if (kind === 'release') {
    const release = await storeReleaseSetAside(trx, id, until);
    if (release) await recordEvent(trx, releaseEvent(what, release, by), now);
    return;
  }
  const contact = await storeContactSetAside(trx, id, until);
  if (contact) await recordEvent(trx, contactEvent(what, contact, by), now);
}
