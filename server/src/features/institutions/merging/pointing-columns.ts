/**
 * Every column that names an institution, and what a merge does with it. A test compares this list with the database, so
 * that a new table cannot be forgotten: what would stay behind at the entry that goes, or come along unasked.
 */
export const POINTING_COLUMNS = {
  /** The coaches work at the one that stays, and a director checks them there first. */
  'coaches.institution_id': 'moves',
  /** With the coaches: who brought an athlete in has an interest, and keeps it. */
  'invitations.institution_id': 'moves',
  'declared_conflicts.institution_id': 'moves',
  /** A past no of a director stays known. What counted for a coach ends; what waits is asked again. */
  'verifications.institution_id': 'moves',
  /** A ban counts for both, and undoing the decision lifts it. */
  'moderation_decisions.institution_id': 'moves',
  /** A family's no counts for both. */
  'blocks.institution_id': 'moves',
  /** Approvals and open requests end, a family's no moves, what is over stays. */
  'releases.institution_id': 'ends',
  /** The yes was to a person there. It comes along with them, and not with somebody who has left before. */
  'contact_requests.institution_id': 'moves',
  /** Made again from what is left. */
  'athlete_cards_institution.institution_id': 'made_again',
  /** What was corrected there, and why. */
  'institution_corrections.institution_id': 'stays',
  /** Where somebody worked when they looked. */
  'profile_views.institution_id': 'stays',
  /** What was new to coaches there. They read at the other one now, and it is forgotten in time. */
  'card_changes.institution_id': 'stays',
  'confirmations.institution_id': 'stays',
  'confirmations.into_institution_id': 'stays',
  /** What was merged into the one that goes leads on to the one that stays. */
  'institutions.merged_into': 'moves',
} as const satisfies Record<string, 'moves' | 'ends' | 'made_again' | 'stays'>;
