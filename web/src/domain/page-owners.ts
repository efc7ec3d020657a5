/** Whose each page is, for the words of a page that is opened by somebody else. What anybody may do is the server's to say. */
import { ROLES, type Role } from '@faircourt/contracts/vocabulary';
import type { MessageId } from '../i18n/messages.ts';
import { PATHS, type SignedInRoute } from '../shell/paths.ts';

const ATHLETES: readonly Role[] = ['athlete'];
const GUARDIANS: readonly Role[] = ['guardian'];
const FAMILIES: readonly Role[] = ['athlete', 'guardian'];
const COACHES: readonly Role[] = ['coach'];
const TALKERS: readonly Role[] = ['athlete', 'guardian', 'coach'];
const DIRECTORS: readonly Role[] = ['regional_director'];
const ADMINS: readonly Role[] = ['admin'];

export const PAGE_OWNERS: Record<SignedInRoute, readonly Role[]> = {
  [PATHS.dashboard]: ROLES,
  [PATHS.confirmEmail]: ROLES,
  [PATHS.settings]: ROLES,
  [PATHS.data]: ROLES,
  [PATHS.notifications]: ROLES,
  [PATHS.search]: ROLES,
  [PATHS.athlete]: ROLES,
  [PATHS.contactRules]: ROLES,
  [PATHS.reports]: ROLES,
  [PATHS.playerReport]: ROLES,
  [PATHS.supportInbox]: ROLES,
  [PATHS.supportRequest]: ROLES,
  [PATHS.consultingQuote]: ROLES,
  [PATHS.invoice]: ROLES,
  [PATHS.profile]: ATHLETES,
  [PATHS.progress]: ATHLETES,
  [PATHS.season]: ATHLETES,
  [PATHS.guardians]: ATHLETES,
  [PATHS.athletes]: GUARDIANS,
  [PATHS.athleteLog]: FAMILIES,
  [PATHS.athletePreview]: FAMILIES,
  [PATHS.consent]: FAMILIES,
  [PATHS.requests]: TALKERS,
  [PATHS.messages]: TALKERS,
  [PATHS.thread]: TALKERS,
  [PATHS.compare]: COACHES,
  [PATHS.lists]: COACHES,
  [PATHS.list]: COACHES,
  [PATHS.alerts]: COACHES,
  [PATHS.savedSearch]: COACHES,
  [PATHS.institution]: COACHES,
  [PATHS.team]: COACHES,
  [PATHS.billing]: COACHES,
  [PATHS.invitations]: ['coach', 'regional_director', 'admin'],
  [PATHS.verifications]: ['athlete', 'guardian', 'regional_director', 'admin'],
  [PATHS.verification]: ['regional_director', 'admin'],
  [PATHS.figures]: DIRECTORS,
  [PATHS.directory]: DIRECTORS,
  [PATHS.content]: DIRECTORS,
  [PATHS.post]: DIRECTORS,
  [PATHS.users]: ADMINS,
  [PATHS.user]: ADMINS,
  [PATHS.register]: ADMINS,
  [PATHS.registered]: ADMINS,
  [PATHS.confirmations]: ADMINS,
  [PATHS.directors]: ADMINS,
  [PATHS.regions]: ADMINS,
  [PATHS.invoices]: ADMINS,
  [PATHS.purchaseOrders]: ADMINS,
  [PATHS.analytics]: ADMINS,
  [PATHS.summaries]: ADMINS,
  [PATHS.safety]: ADMINS,
  [PATHS.moderation]: ADMINS,
  [PATHS.moderationItem]: ADMINS,
  [PATHS.decisions]: ROLES,
};

/** Where one may be sent instead. Each has a name in the navigation. */
export const PLACE_NAMES = {
  [PATHS.dashboard]: 'app.navigation.dashboard',
  [PATHS.profile]: 'app.navigation.profile',
  [PATHS.guardians]: 'app.navigation.guardians',
  [PATHS.athletes]: 'app.navigation.athletes',
  [PATHS.search]: 'app.navigation.search',
  [PATHS.institution]: 'app.navigation.institution',
  [PATHS.billing]: 'app.navigation.billing',
  [PATHS.verifications]: 'app.navigation.verifications',
  [PATHS.directory]: 'app.navigation.directory',
  [PATHS.figures]: 'app.navigation.figures',
  [PATHS.users]: 'app.navigation.users',
  [PATHS.register]: 'app.navigation.register',
  [PATHS.invoices]: 'app.navigation.invoices',
  [PATHS.analytics]: 'app.navigation.analytics',
} as const satisfies Partial<Record<SignedInRoute, MessageId>>;

export type Place = keyof typeof PLACE_NAMES;

/** Where each role does most of its work. */
const OWN_PLACES: Record<Role, Place> = {
  athlete: PATHS.profile,
  guardian: PATHS.athletes,
  coach: PATHS.search,
  regional_director: PATHS.verifications,
  admin: PATHS.users,
};

/** What comes closest to the page for the one who opened it. */
const NEAREST: Partial<Record<SignedInRoute, Partial<Record<Role, Place>>>> = {
  [PATHS.athletes]: { athlete: PATHS.guardians },
  [PATHS.verifications]: { coach: PATHS.institution },
  [PATHS.verification]: {
    athlete: PATHS.verifications,
    guardian: PATHS.verifications,
    coach: PATHS.institution,
  },
  [PATHS.compare]: { regional_director: PATHS.search, admin: PATHS.search },
  [PATHS.lists]: { regional_director: PATHS.search, admin: PATHS.search },
  [PATHS.list]: { regional_director: PATHS.search, admin: PATHS.search },
  [PATHS.alerts]: { regional_director: PATHS.search, admin: PATHS.search },
  [PATHS.savedSearch]: { regional_director: PATHS.search, admin: PATHS.search },
  [PATHS.institution]: { regional_director: PATHS.directory, admin: PATHS.register },
  [PATHS.billing]: { admin: PATHS.invoices },
  [PATHS.invoices]: { coach: PATHS.billing },
  [PATHS.purchaseOrders]: { coach: PATHS.billing },
  [PATHS.register]: { coach: PATHS.institution, regional_director: PATHS.directory },
  [PATHS.registered]: { coach: PATHS.institution, regional_director: PATHS.directory },
  [PATHS.users]: { regional_director: PATHS.directory },
  [PATHS.user]: { regional_director: PATHS.directory },
  [PATHS.figures]: { admin: PATHS.analytics },
  [PATHS.analytics]: { regional_director: PATHS.figures },
};

export function placeInstead(page: SignedInRoute, role: Role): Place {
  return NEAREST[page]?.[role] ?? OWN_PLACES[role];
}
