/** Looks gathered as the server gathers those of the last days: by institution, or by role where there is none. */
import type { ProfileView, RecentViewer } from '@faircourt/contracts/athlete-page';

/** Takes them newest first, and gives back the one who looked last first. */
export function gatherViews(views: readonly ProfileView[]): RecentViewer[] {
  const gathered = new Map<string, RecentViewer>();
  for (const { viewed_on, ...who } of views) {
    const key = who.institution_name === null ? `role:${who.viewer_role}` : `name:${who.institution_name}`;
    const newest = gathered.get(key);
    gathered.set(
      key,
      newest
        ? {
            ...newest,
            visits: newest.visits + 1,
            is_exported: newest.is_exported || who.is_exported,
            is_in_report: newest.is_in_report || who.is_in_report,
          }
        : { ...who, last_viewed_on: viewed_on, visits: 1 },
    );
  }
  return [...gathered.values()];
}

export function visitsOf(viewers: readonly RecentViewer[]): number {
  return viewers.reduce((total, { visits }) => total + visits, 0);
}
