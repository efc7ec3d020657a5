/** Blocks: for whom an athlete does not exist any more. They end what was asked, given and said, and tell nobody. */
import { holdFor } from '../../../access/holding/hold-for.ts';
import type { Block, BlockInput } from '@faircourt/contracts/requests';
import type { Transaction } from 'kysely';
import { decidableAthletes } from '../../../access/scopes/athlete.scope.ts';
import { notFound, type Guard } from '../../../access/engine/guard.ts';
import {
  loadAthleteFacts,
  loadManyAthleteFacts,
  loadNamedAthleteFacts,
} from '../../../access/facts/load-athlete-facts.ts';
import type { AthleteFacts, BlockInEffectFacts } from '../../../access/facts/subjects.ts';
import { recordEvent } from '../../../platform/audit.ts';
import { inTransaction, type Queries } from '../../../platform/database/database.ts';
import type { DB } from '../../../platform/database/schema.gen.ts';
import { validationFailed } from '../../../platform/http/problems.ts';
import { endBlockedContacts } from '../contact/blocked-contacts.service.ts';
import { publishChange } from '../../../delivery/open-pages.ts';
import { actedBy } from '../../../access/engine/acted-by.ts';
import type { RequestDeps } from '../requests.deps.ts';
import { updateCoachPages } from '../../releases/coach-pages.ts';
import { endBlockedReleases } from '../../releases/blocked-releases.service.ts';
import { blockEvent } from './block.events.ts';
import { presentBlock } from './block.presenter.ts';
import {
  findBlock,
  findBlockInEffect,
  findCurrentInstitution,
  insertBlock,
  isBlockable,
  listBlocksInEffect,
  storeLift,
  type Blocked,
  type BlockRow,
} from './block.store.ts';
import { deciderIds } from '../../../access/rules/decider.rules.ts';
import { publishRequests } from '../request-pages.ts';

export async function listBlocks(deps: RequestDeps, guard: Guard): Promise<{ blocks: Block[] }> {
  guard.authorise('request.list');
  const rows = await listBlocksInEffect(deps.db, decidableAthletes(guard.actor, guard.now));
  const athletes = await loadManyAthleteFacts(deps.db, [...new Set(rows.map((row) => row.athlete_id))]);
  return {
    blocks: rows.map((row) => {
      const athlete = athletes.get(row.athlete_id);
      return presentBlock(row, guard.can('block.lift', athlete ? factsOf(row, athlete) : null));
    }),
  };
}

/**
 * For one athlete or several: each is asked about by itself, and one for whom this person does not decide stops all. Blocking
 * twice is blocking once. Another guardian's block is theirs: both are in effect, and each is lifted by itself.
 */
export async function createBlocks(
  deps: RequestDeps,
  guard: Guard,
  wanted: BlockInput,
): Promise<{ blocks: Block[] }> {
  const athleteIds = [...new Set(wanted.athlete_ids)];
  await authoriseAll(deps.db, guard, athleteIds);
  const whom = blockedBy(wanted);
  return inTransaction(deps.db, async (trx) => {
    let athletes: AthleteFacts[] = [];
    await holdFor(trx, guard, 'block.create', {
      records: { athlete: athleteIds },
      keeps: { institution: whom.institutionId },
      load: async () => {
        athletes = await authoriseAll(trx, guard, athleteIds);
        return athletes[0] ?? null;
      },
    });
    const blocks: Block[] = [];
    for (const athlete of athletes) blocks.push(await blockFor(trx, guard, athlete, whom));
    return { blocks };
  });
}

async function authoriseAll(
  queries: Queries,
  guard: Guard,
  athleteIds: readonly string[],
): Promise<AthleteFacts[]> {
  const found = await loadNamedAthleteFacts(queries, athleteIds);
  return athleteIds.map((id) => guard.authorise('block.create', found.get(id)));
}

async function blockFor(
  trx: Transaction<DB>,
  guard: Guard,
  athlete: AthleteFacts,
  whom: Whom,
): Promise<Block> {
  const blocked = await current(trx, { athleteId: athlete.athleteId, ...whom });
  const existing = await findBlockInEffect(trx, blocked, actedBy(guard).userId);
  if (!existing && !(await isBlockable(trx, blocked))) throw notFound();
  const id = existing ?? (await storeBlock(trx, guard, athlete, blocked));
  const row = await findBlock(trx, id);
  if (!row) throw notFound();
  return presentBlock(row, guard.can('block.lift', factsOf(row, athlete)));
}

/** What the block has ended stays ended: the coach may ask again. Lifting twice changes nothing. */
export async function liftBlock(deps: RequestDeps, guard: Guard, id: string): Promise<void> {
  const found = await findBlock(deps.db, id);
  const facts = await loadAthleteFacts(deps.db, found?.athlete_id ?? id);
  guard.authorise('block.lift', found && facts ? factsOf(found, facts) : null);
  if (!found) throw notFound();
  await inTransaction(deps.db, async (trx) => {
    const { athlete } = await holdFor(trx, guard, 'block.lift', {
      records: { athlete: found.athlete_id },
      load: async () => {
        const held = await loadAthleteFacts(trx, found.athlete_id);
        const row = await findBlock(trx, id);
        return row && held ? factsOf(row, held) : null;
      },
    });
    const block = await findBlock(trx, id);
    if (!block || block.lifted_at !== null) return;
    await storeLift(trx, id, guard.now);
    await recordEvent(trx, blockEvent('lifted', block, actedBy(guard)));
    await publishRequests(trx, athlete, [], guard.now);
  });
}

/** Who blocks an institution that was merged into another meanwhile means that one. */
async function current(trx: Transaction<DB>, blocked: Blocked): Promise<Blocked> {
  if (blocked.institutionId === null) return blocked;
  const institutionId = await findCurrentInstitution(trx, blocked.institutionId);
  return { ...blocked, institutionId: institutionId ?? blocked.institutionId };
}

async function storeBlock(
  trx: Transaction<DB>,
  guard: Guard,
  athlete: AthleteFacts,
  blocked: Blocked,
): Promise<string> {
  const by = actedBy(guard);
  const { athleteId } = athlete;
  const decided = { by: by.userId, now: guard.now };
  const id = await insertBlock(trx, blocked, decided);
  const named = { coach_id: blocked.coachId, institution_id: blocked.institutionId };
  await recordEvent(trx, blockEvent('created', { id, athlete_id: athleteId, ...named }, by));

  const asking = await endBlockedReleases(trx, blocked, by, guard.now);
  const talking = await endBlockedContacts(trx, blocked, by, guard.now);

  await updateCoachPages(trx, [...asking, ...talking]);
  await publishRequests(trx, athlete, [], guard.now);
  const userIds = [athlete.userId, ...deciderIds(athlete, guard.now)];
  await publishChange(trx, { userIds, topic: 'threads' });
  return id;
}

function factsOf(block: BlockRow, athlete: AthleteFacts): BlockInEffectFacts {
  return { athlete, decidedBy: block.decided_by };
}

type Whom = Pick<Blocked, 'coachId' | 'institutionId'>;

function blockedBy({ coach_id, institution_id }: BlockInput): Whom {
  if ((coach_id === null) === (institution_id === null)) {
    const message = 'Name either a coach or an institution.';
    throw validationFailed([{ field: 'coach_id', code: 'exactly_one', message }]);
  }
  return { coachId: coach_id, institutionId: institution_id };
}
