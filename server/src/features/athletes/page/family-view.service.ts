/** Who looked, as the family reads it: the person, the institution and what they saw. */
import type { FamilyView } from '@faircourt/contracts/family';
import { FIELD_GROUPS } from '@faircourt/contracts/vocabulary';
import type { Queries } from '../../../platform/database/database.ts';
import { presentView } from './profile-view.presenter.ts';
import {
  hasViewsBefore,
  listNamedViews,
  listNamedViewsBefore,
  type NamedViewRow,
} from './profile-view.store.ts';

const PAGE = 50;

/** The newest few of each athlete, by athlete. The caller has authorised reading the log of each of them. */
export async function listRecentViews(
  queries: Queries,
  athleteIds: readonly string[],
  perAthlete: number,
): Promise<Map<string, FamilyView[]>> {
  const rows = await listNamedViews(queries, athleteIds, perAthlete);
  const byAthlete = Map.groupBy(rows, ({ athlete_id }) => athlete_id);
  return new Map([...byAthlete].map(([id, views]) => [id, views.map(presentNamedView)]));
}

/** `before` is the last day of the page before. The caller has authorised reading this log. */
export async function pageViews(
  queries: Queries,
  athleteId: string,
  before: string | null,
): Promise<{ views: FamilyView[]; next: string | null }> {
  const rows = await listNamedViewsBefore(queries, athleteId, { before, size: PAGE });
  const lastDay = rows.at(-1)?.viewed_on;
  const hasMore = lastDay !== undefined && (await hasViewsBefore(queries, athleteId, lastDay));
  return { views: rows.map(presentNamedView), next: hasMore ? lastDay : null };
}

function presentNamedView(row: NamedViewRow): FamilyView {
  return {
    ...presentView(row),
    viewer_name: row.viewer_name,
    groups: FIELD_GROUPS.filter((group) => row.groups.includes(group)),
  };
}
