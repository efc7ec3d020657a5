/** Who looked, as it leaves the server: the institution, and how it was checked when the look was. */
import type { ProfileView, RecentViewer } from '@faircourt/contracts/athlete-page';
import { dayOf } from '../../../platform/clock.ts';
import type { ViewerRow, ViewRow } from './profile-view.store.ts';

export function presentView(row: ViewRow): ProfileView {
  return { viewed_on: row.viewed_on, ...presentWho(row) };
}

/** All looks of one institution in some days, with the mark that its newest look carries. */
export function presentViewer(row: ViewerRow): RecentViewer {
  return { last_viewed_on: row.viewed_on, visits: row.visits, ...presentWho(row) };
}

function presentWho(row: ViewRow): Omit<ProfileView, 'viewed_on'> {
  return {
    viewer_role: row.viewer_role,
    institution_name: row.institution_name,
    is_institution_verified: row.is_institution_verified,
    is_exported: row.is_exported,
    is_in_report: row.is_in_report,
    institution_badge:
      row.checked_at && row.check_expires_at
        ? {
            verified_on: dayOf(row.checked_at),
            expires_on: dayOf(row.check_expires_at),
            method: row.check_method,
            director_name: row.checked_by,
          }
        : null,
  };
}
