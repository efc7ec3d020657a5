/**
 * Two admins for what cannot be undone. One asks with a reason; another confirms or refuses within a week, and the one who
 * asked can take it back. What is confirmed is carried out in the same transaction: server/src/consequences.ts says by whom.
 */
import {
  CONFIRMATION_DAYS,
  type AskConfirmation,
  type Confirmation,
  type ConfirmationList,
  type DecideConfirmation,
} from '@faircourt/contracts/confirmations';
import { DAY_MS } from '@faircourt/contracts/time';
import type { Transaction } from 'kysely';
import { actedBy } from '../../../access/engine/acted-by.ts';
import { notFound, type Guard } from '../../../access/engine/guard.ts';
import { loadHandOverFacts } from '../../../access/facts/load-desk-facts.ts';
import type { AskedFacts, HandOverFacts } from '../../../access/facts/subjects.ts';
import { holdFor } from '../../../access/holding/hold-for.ts';
import { confirmationGap } from '../../../access/rules/confirmation.rules.ts';
import { recordEvent } from '../../../platform/audit.ts';
import { inTransaction, type Queries } from '../../../platform/database/database.ts';
import type { DB } from '../../../platform/database/schema.gen.ts';
import { AppError } from '../../../platform/errors.ts';
import type { AdminDeps } from '../admin.deps.ts';
import { confirmationEvent } from './confirmation.events.ts';
import { presentConfirmation } from './confirmation.presenter.ts';
import {
  closeLapsed,
  factsOf,
  findAskedFacts,
  hasOpenConfirmation,
  insertConfirmation,
  listConfirmationRows,
  storeOutcome,
  type ConfirmationRow,
} from './confirmation.store.ts';

export async function listConfirmations(deps: AdminDeps, guard: Guard): Promise<ConfirmationList> {
  guard.authorise('confirmation.list');
  const rows = await listConfirmationRows(deps.db, { now: guard.now });
  return { confirmations: rows.map((row) => presentConfirmation(row, guard)) };
}

/** On the page of a person: what waits and what was decided. The caller has authorised opening the page. */
export async function readConfirmationsAbout(
  queries: Queries,
  guard: Guard,
  userId: string,
): Promise<Confirmation[]> {
  const rows = await listConfirmationRows(queries, { now: guard.now, about: userId });
  return rows.map((row) => presentConfirmation(row, guard));
}

export async function askConfirmation(
  deps: AdminDeps,
  guard: Guard,
  wanted: AskConfirmation,
): Promise<Confirmation> {
  return inTransaction(deps.db, async (trx) => {
    const seen = await findAskedFacts(trx, wanted);
    const isMerge = wanted.kind === 'merge_institutions';
    const isPlan = wanted.kind === 'hand_over_plan';
    // Two admins who ask for the same at once come one after the other.
    await holdFor(trx, guard, 'confirmation.ask', {
      records: {
        account: seen?.account?.userId,
        institution: isMerge ? [wanted.institution_id, wanted.into_institution_id] : null,
      },
      load: () => findAskedFacts(trx, wanted),
    });
    const facts = await findAskedFacts(trx, wanted);
    if (!facts) throw notFound();
    requireNoGap(facts);
    const asked = {
      kind: wanted.kind,
      userId: facts.account?.userId ?? null,
      linkId: facts.linkId,
      institutionId: isMerge ? wanted.institution_id : null,
      intoInstitutionId: isMerge ? wanted.into_institution_id : null,
      subscriptionId: isPlan ? wanted.subscription_id : null,
      toUserId: isPlan ? wanted.to_user_id : null,
    };
    await closeLapsed(trx, asked, guard.now);
    if (await hasOpenConfirmation(trx, asked)) {
      throw new AppError('conflict', 'This waits for a second admin already.');
    }
    const by = actedBy(guard);
    const expiresAt = new Date(guard.now.getTime() + CONFIRMATION_DAYS * DAY_MS);
    const id = await insertConfirmation(trx, {
      ...asked,
      reason: wanted.reason,
      by: by.userId,
      now: guard.now,
      expiresAt,
    });
    const row = await requireRow(trx, id, guard.now);
    await recordEvent(trx, confirmationEvent('asked', row, by), guard.now);
    return presentConfirmation(row, guard);
  });
}

export function confirm(
  deps: AdminDeps,
  guard: Guard,
  id: string,
  { reason }: DecideConfirmation,
): Promise<Confirmation> {
  return decide(deps, guard, id, { action: 'confirmation.confirm', outcome: 'confirmed', reason });
}

export function refuse(
  deps: AdminDeps,
  guard: Guard,
  id: string,
  { reason }: DecideConfirmation,
): Promise<Confirmation> {
  return decide(deps, guard, id, { action: 'confirmation.refuse', outcome: 'refused', reason });
}

export function takeBack(deps: AdminDeps, guard: Guard, id: string): Promise<Confirmation> {
  return decide(deps, guard, id, { action: 'confirmation.take_back', outcome: 'taken_back', reason: null });
}

type Decision =
  | { action: 'confirmation.confirm'; outcome: 'confirmed'; reason: string }
  | { action: 'confirmation.refuse'; outcome: 'refused'; reason: string }
  | { action: 'confirmation.take_back'; outcome: 'taken_back'; reason: null };

/** The account, and the athlete of a link, are held: what follows finds them as they were judged. */
async function decide(
  deps: AdminDeps,
  guard: Guard,
  id: string,
  { action, outcome, reason }: Decision,
): Promise<Confirmation> {
  return inTransaction(deps.db, async (trx) => {
    const find = async () => (await listConfirmationRows(trx, { now: guard.now, id }))[0];
    const seen = await find();
    await holdFor(trx, guard, action, {
      records: {
        account: [seen?.user_id, seen?.to_user_id].filter((one) => typeof one === 'string'),
        athlete: seen?.athlete_id,
      },
      turns: { merging: seen?.merge ? 'any two' : null },
      load: async () => {
        const row = await find();
        return row ? factsOf(row) : null;
      },
    });
    const row = await requireRow(trx, id, guard.now);
    if (outcome === 'confirmed') {
      requireNoGap({ ...factsOf(row), handOver: await handOverOf(trx, row) });
    }
    const by = actedBy(guard);
    await storeOutcome(trx, id, { outcome, by: by.userId, reason, now: guard.now });
    await recordEvent(trx, confirmationEvent(outcome, row, by), guard.now);
    return presentConfirmation(await requireRow(trx, id, guard.now), guard);
  });
}

function handOverOf(
  trx: Transaction<DB>,
  { subscription_id: subscriptionId, to_user_id: toUserId }: ConfirmationRow,
): Promise<HandOverFacts | null> | null {
  return subscriptionId && toUserId ? loadHandOverFacts(trx, { subscriptionId, toUserId }) : null;
}

function requireNoGap(facts: AskedFacts): void {
  const gap = confirmationGap(facts);
  if (gap === null) return;
  throw new AppError(
    'conflict',
    {
      role: 'This account has a role for which this cannot be done.',
      mailbox: 'This person has not confirmed their email address yet.',
      suspended: 'This account is suspended. Reinstate it first.',
      link: 'This link is not in effect.',
      joining: 'This link waits for no agreement.',
      erasure: 'This account is to be deleted already.',
      country: 'The two are in different countries. Only entries of one country are merged.',
      owner: 'The owner of this plan is not gone for good: they may hand it over themselves, or come back.',
      candidate: 'This person has no seat in the plan and is not verified where its staff is.',
      merged: 'One of the two was merged into another already.',
    }[gap],
  );
}

async function requireRow(trx: Transaction<DB>, id: string, now: Date): Promise<ConfirmationRow> {
  const [row] = await listConfirmationRows(trx, { now, id });
  if (!row) throw notFound();
  return row;
}
