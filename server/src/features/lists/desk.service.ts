/** A coach's dashboard, as far as lists know it. Athletes are named by their cards as this coach may see them at this read. */
import { DESK_LIMITS, DESK_NEWS, type Desk, type PipelineStage } from '@faircourt/contracts/desk';
import { LIST_STAGES } from '@faircourt/contracts/lists';
import { DAY_MS } from '@faircourt/contracts/time';
import { actedBy } from '../../access/engine/acted-by.ts';
import { notFound, type Guard } from '../../access/engine/guard.ts';
import { cardReader } from '../../access/rules/card.rules.ts';
import { listsOnDesk } from '../../access/scopes/list.scope.ts';
import { dayOf } from '../../platform/clock.ts';
import { presentDeskNews, presentDueStep } from './desk.presenter.ts';
import {
  countListsInUse,
  countStages,
  listDeskNews,
  listDueSteps,
  type StageCountRow,
} from './desk.store.ts';
import { withCards } from './entry-cards.service.ts';
import type { ListsDeps } from './lists.deps.ts';
import { readQuietPeriods } from './quiet-period.service.ts';

const LOCKED: Desk = { is_locked: true, steps: [], steps_due: 0, news: [], pipeline: [], lists: 0 };

export async function readDesk({ db }: ListsDeps, guard: Guard): Promise<Desk> {
  guard.authorise('list.list');
  // What is on lists opens with a live plan alone, here as on their pages.
  if (!guard.can('list.create')) return LOCKED;
  const reader = cardReader(guard.actor);
  if (!reader) throw notFound();
  const { now } = guard;
  const { userId } = actedBy(guard);
  const which = listsOnDesk(guard.actor);
  const [due, happened, counts, lists, quiet] = await Promise.all([
    listDueSteps(db, which, {
      ...{ reader, userId, now, most: DESK_LIMITS.steps },
      until: dayOf(new Date(now.getTime() + DESK_LIMITS.daysAhead * DAY_MS)),
    }),
    listDeskNews(db, which, {
      ...{ reader, userId, now, most: DESK_LIMITS.news, kinds: DESK_NEWS },
      since: new Date(now.getTime() - DESK_LIMITS.newsDays * DAY_MS),
    }),
    countStages(db, which),
    countListsInUse(db, which),
    readQuietPeriods(db, guard),
  ]);
  const [steps, news] = await Promise.all([withCards(db, guard, due), withCards(db, guard, happened)]);
  return {
    is_locked: false,
    steps: steps.map((step) => presentDueStep(step, { userId, quiet })),
    steps_due: due[0]?.due ?? 0,
    news: news.map(presentDeskNews),
    pipeline: pipelineOf(counts),
    lists,
  };
}

/** A stage in which nobody is has its place too: the way of an athlete is the same everywhere. */
function pipelineOf(counts: readonly StageCountRow[]): PipelineStage[] {
  const stages = [...LIST_STAGES, null].map((kind) => {
    const inStage = counts.filter((count) => count.kind === kind);
    return {
      kind,
      entries: inStage.reduce((sum, { entries }) => sum + entries, 0),
      lists: inStage
        .slice(0, DESK_LIMITS.listsPerStage)
        .map(({ list_id: id, list_name: name, entries }) => ({ id, name, entries })),
    };
  });
  return stages.filter(({ kind, entries }) => kind !== null || entries > 0);
}
