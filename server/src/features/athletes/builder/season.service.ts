/** Seasons of one's own. A changed season loses its own badge, and no other. */
import type { Season, SeasonList, SeasonValues } from '@faircourt/contracts/athletes';
import { LIMITS } from '@faircourt/contracts/limits';
import type { Guard } from '../../../access/engine/guard.ts';
import { requireCollection } from '../../../access/refusals/collection-held.ts';
import { recordEvent } from '../../../platform/audit.ts';
import { inTransaction } from '../../../platform/database/database.ts';
import { AppError } from '../../../platform/errors.ts';
import type { Caller } from '../../../identity/authenticate.ts';
import { forgetFact, listBadgesInEffect } from '../../verification/badges/verification.service.ts';
import type { AthleteDeps } from '../athletes.deps.ts';
import { byAthlete, seasonEvent, seasonUpdated } from './builder.events.ts';
import { changedFields, filledFields } from './changed-fields.ts';
import { authoriseUpdate, requireAthleteToAddTo, orNotFound, ownAthleteId } from './own-athlete.ts';
import { presentSeason, presentSeasonList } from './season.presenter.ts';
import {
  deleteSeasonRow,
  findSeason,
  insertSeason,
  listSeasons,
  updateSeasonRow,
  type SeasonRow,
} from './season.store.ts';

export async function listOwnSeasons(deps: AthleteDeps, guard: Guard): Promise<SeasonList> {
  guard.authorise('profile.build');
  const athleteId = ownAthleteId(guard);
  if (!athleteId) return presentSeasonList([], []);
  const [rows, badges] = await Promise.all([
    listSeasons(deps.db, athleteId),
    listBadgesInEffect(deps.db, athleteId, guard.now),
  ]);
  return presentSeasonList(rows, badges);
}

export async function addSeason(
  deps: AthleteDeps,
  guard: Guard,
  caller: Caller,
  season: SeasonValues,
): Promise<Season> {
  guard.authorise('profile.build');
  return inTransaction(deps.db, async (trx) => {
    const { id: athleteId } = await requireAthleteToAddTo(trx, guard, caller);
    const others = await listSeasons(trx, athleteId);
    if (others.length >= LIMITS.seasonsMax) {
      throw new AppError('too_many', `You have ${LIMITS.seasonsMax} seasons. Delete one first.`);
    }
    refuseTwin(season, others);
    const row = await insertSeason(trx, athleteId, season);
    await recordEvent(trx, seasonEvent('added', row, byAthlete(caller.userId)));
    return presentSeason(row, []);
  });
}

export async function updateSeason(
  deps: AthleteDeps,
  guard: Guard,
  id: string,
  season: SeasonValues,
): Promise<Season> {
  return inTransaction(deps.db, async (trx) => {
    const athlete = await authoriseUpdate(trx, guard, await findSeason(trx, id));
    const { athleteId, userId } = athlete;
    const all = await listSeasons(trx, athleteId);
    const before = orNotFound(all.find((row) => row.id === id));
    const fields = changedFields(before, season);
    if (fields.length === 0) {
      return presentSeason(before, await listBadgesInEffect(trx, athleteId, guard.now));
    }
    if (filledFields(before, season, fields).length > 0) requireCollection(guard, athlete);
    refuseTwin(
      season,
      all.filter((row) => row.id !== id),
    );
    const row = await updateSeasonRow(trx, id, season);
    await recordEvent(trx, seasonUpdated(row, fields, byAthlete(userId)));
    return presentSeason(row, []);
  });
}

export async function deleteSeason(deps: AthleteDeps, guard: Guard, id: string): Promise<void> {
  await inTransaction(deps.db, async (trx) => {
    const { athleteId, userId } = await authoriseUpdate(trx, guard, await findSeason(trx, id));
    const by = byAthlete(userId);
    await forgetFact(trx, { athleteId, factGroup: 'season', seasonId: id }, by);
    const row = orNotFound(await deleteSeasonRow(trx, id));
    await recordEvent(trx, seasonEvent('deleted', row, by));
  });
}

/** Twice the same season with the same team would count twice in the career. */
function refuseTwin(season: SeasonValues, others: readonly SeasonRow[]): void {
  const isTwin = others.some(({ label, team }) => label === season.label && team === season.team);
  if (isTwin) throw new AppError('conflict', 'This season with this team is in your list already.');
}
