/** What a staff has done with the athletes of a generated scenario, and when: looks, lists, and changes around the looks. */
import { DAY_MS } from '@faircourt/contracts/time';
import type { CoachActor } from '../../src/access/engine/actor.ts';
import { dayOf } from '../../src/platform/clock.ts';
import { inTransaction, type Database } from '../../src/platform/database/database.ts';
import type { ScenarioRows } from '../access/scenario-rows.ts';

/** Numbers that fast-check chose, one after the other. */
export class Dice {
  readonly #thrown: readonly number[];
  #next = 0;

  constructor(thrown: readonly number[]) {
    this.#thrown = thrown;
  }

  below(sides: number): number {
    return (this.#thrown[this.#next++ % this.#thrown.length] ?? 0) % sides;
  }
}

/** Whole days before now; looks are at half days, so that none is at the moment of a change. */
function changedAt(dice: Dice, now: Date): Date {
  return new Date(now.getTime() - (1 + dice.below(4)) * DAY_MS);
}

export async function storeStaffWork(
  db: Database,
  rows: ScenarioRows,
  coaches: readonly CoachActor[],
  dice: Dice,
  now: Date,
): Promise<void> {
  const moment = () => changedAt(dice, now);
  await inTransaction(db, async (trx) => {
    for (const { id, status } of rows.releases) {
      if (status === 'requested') continue;
      await trx.updateTable('releases').set({ decided_at: moment() }).where('id', '=', id).execute();
    }
    for (const { id } of rows.verifications) {
      await trx.updateTable('verifications').set({ decided_at: moment() }).where('id', '=', id).execute();
    }
    for (const [n, athlete] of rows.athletes.entries()) {
      const guardian = rows.links.find((link) => link.athleteId === athlete.id)?.guardianUserId ?? null;
      const season = await trx
        .insertInto('seasons')
        .values({ athlete_id: athlete.id, label: '2025-26', games: 10, created_at: moment() })
        .returning('id')
        .executeTakeFirstOrThrow();
      for (const [fact_group, season_id] of [
        ['season', season.id],
        ['school', null],
      ] as const) {
        if (dice.below(3) === 0) continue;
        const expires_at = new Date(now.getTime() + (dice.below(4) === 0 ? -1 : 1) * DAY_MS);
        await trx
          .insertInto('verifications')
          .values({
            ...{ athlete_id: athlete.id, fact_group, season_id, expires_at },
            status: 'verified',
            decided_at: moment(),
          })
          .execute();
      }
      const mark = [null, guardian, athlete.userId][dice.below(3)] ?? null;
      await trx
        .insertInto('videos')
        .values({
          athlete_id: athlete.id,
          title: 'New tape',
          url: `https://example.test/new/${n}`,
          is_public: mark !== null,
          public_by: mark,
          created_at: moment(),
        })
        .execute();
      for (const coach of coaches) await storeLook(coach, athlete.id);
    }

    async function storeLook(coach: CoachActor, athleteId: string): Promise<void> {
      const daysAgo = dice.below(7);
      if (daysAgo > 4) return;
      const seen = new Date(now.getTime() - (daysAgo + 0.5) * DAY_MS);
      await trx
        .insertInto('profile_views')
        .values({
          athlete_id: athleteId,
          viewer_user_id: coach.userId,
          viewer_role: 'coach',
          viewed_on: dayOf(seen),
          first_viewed_at: seen,
        })
        .execute();
      const [plan] = coach.plans;
      if (!plan || dice.below(2) === 0) return;
      await trx
        .insertInto('profile_opens')
        .values({
          subscription_id: plan.subscriptionId,
          athlete_id: athleteId,
          month: `${dayOf(now).slice(0, 7)}-01`,
        })
        .onConflict((conflict) => conflict.doNothing())
        .execute();
    }
  });
}

export interface StoredList {
  id: string;
  subscriptionId: string;
  ownerUserId: string | null;
  isShared: boolean;
  isArchived: boolean;
  athleteIds: string[];
}

/** Of each coach a shared list, a private one and sometimes an archived one; some entries were removed again. */
export async function storeListsOf(
  db: Database,
  rows: ScenarioRows,
  coaches: readonly CoachActor[],
  dice: Dice,
  now: Date,
): Promise<StoredList[]> {
  const lists: StoredList[] = [];
  for (const { userId, plans } of coaches) {
    const [plan] = plans;
    if (!plan) continue;
    for (const is_shared of [true, false]) {
      const isArchived = dice.below(4) === 0;
      const { id } = await db
        .insertInto('recruiting_lists')
        .values({
          ...{ subscription_id: plan.subscriptionId, owner_user_id: userId, name: 'List', is_shared },
          archived_at: isArchived ? now : null,
        })
        .returning('id')
        .executeTakeFirstOrThrow();
      const stage = await db
        .insertInto('list_stages')
        .values({ list_id: id, kind: 'watching', position: 0 })
        .returning('id')
        .executeTakeFirstOrThrow();
      const athleteIds: string[] = [];
      for (const [n, athlete] of rows.athletes.entries()) {
        if (dice.below(6) > 1) continue;
        const isRemoved = dice.below(4) === 0;
        await db
          .insertInto('list_entries')
          .values({
            ...{ list_id: id, stage_id: stage.id, athlete_id: athlete.id, position: String(n) },
            removed_at: isRemoved ? now : null,
          })
          .execute();
        if (!isRemoved) athleteIds.push(athlete.id);
      }
      lists.push({
        ...{ id, subscriptionId: plan.subscriptionId, ownerUserId: userId, isShared: is_shared },
        ...{ isArchived, athleteIds },
      });
    }
  }
  return lists;
}
