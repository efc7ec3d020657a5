/** Where the invitation for a guardian is on a page; there is one at most. */
export const INVITATION_ID = 'invite-guardian';

/** The keyboard and a screen reader go on from there too. */
export function goToInvitation(): void {
  const card = document.getElementById(INVITATION_ID);
  card?.scrollIntoView({ block: 'start' });
  card?.focus({ preventScroll: true });
}
