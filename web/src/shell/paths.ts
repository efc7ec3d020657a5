/** Every path of the site, named once. The build writes the application's own into routes.json for the server. */

export const PATHS = {
  home: '/',
  auth: '/auth',
  forgotPassword: '/auth/forgot',
  resetPassword: '/auth/reset',
  secureAccount: '/auth/secure',
  dashboard: '/dashboard',
  confirmEmail: '/dashboard/confirm',
  settings: '/settings',
  data: '/settings/data',
  profile: '/profile',
  progress: '/dashboard/progress',
  season: '/dashboard/progress/seasons/:id',
  notifications: '/notifications',
  search: '/search',
  alerts: '/dashboard/alerts',
  savedSearch: '/dashboard/alerts/:id',
  unsubscribe: '/alerts/unsubscribe',
  compare: '/search/compare',
  athlete: '/athletes/:id',
  pricing: '/pricing',
  learn: '/learn',
  support: '/support',
  guardians: '/dashboard/guardians',
  athletes: '/dashboard/athletes',
  athleteLog: '/dashboard/athletes/:id/log',
  athletePreview: '/dashboard/athletes/:id/preview',
  lists: '/dashboard/lists',
  list: '/dashboard/lists/:id',
  invitations: '/dashboard/invitations',
  requests: '/dashboard/requests',
  consent: '/dashboard/consent',
  contactRules: '/dashboard/contact-rules',
  messages: '/dashboard/messages',
  thread: '/dashboard/messages/:id',
  verifications: '/dashboard/verifications',
  verification: '/dashboard/verifications/:id',
  figures: '/dashboard/figures',
  institution: '/dashboard/institution',
  team: '/dashboard/team',
  billing: '/dashboard/billing',
  invoice: '/dashboard/billing/invoices/:id',
  invoices: '/dashboard/invoices',
  reports: '/dashboard/reports',
  playerReport: '/dashboard/reports/:id',
  purchaseOrders: '/dashboard/purchase-orders',
  content: '/dashboard/content',
  post: '/dashboard/content/:id',
  directory: '/dashboard/directory',
  safety: '/dashboard/safety',
  supportInbox: '/dashboard/support',
  supportRequest: '/dashboard/support/:id',
  consultingQuote: '/dashboard/support/:id/quote',
  users: '/dashboard/users',
  user: '/dashboard/users/:id',
  register: '/dashboard/institutions',
  registered: '/dashboard/institutions/:id',
  confirmations: '/dashboard/confirmations',
  directors: '/dashboard/directors',
  regions: '/dashboard/regions',
  moderation: '/dashboard/moderation',
  moderationItem: '/dashboard/moderation/:id',
  decisions: '/dashboard/decisions',
  analytics: '/dashboard/analytics',
  summaries: '/dashboard/summaries',
  devUi: '/dev/ui',
} as const;

export type Path = (typeof PATHS)[keyof typeof PATHS];

/** Pages that need no session. */
export const OPEN_ROUTES = [
  PATHS.auth,
  PATHS.forgotPassword,
  PATHS.resetPassword,
  PATHS.secureAccount,
  PATHS.unsubscribe,
] as const;
/** Pages behind the session gate, inside the application's shell. */
const SIGNED_IN_ROUTES = [
  PATHS.dashboard,
  PATHS.confirmEmail,
  PATHS.profile,
  PATHS.progress,
  PATHS.season,
  PATHS.settings,
  PATHS.data,
  PATHS.notifications,
  PATHS.search,
  PATHS.alerts,
  PATHS.savedSearch,
  PATHS.compare,
  PATHS.athlete,
  PATHS.guardians,
  PATHS.athletes,
  PATHS.athleteLog,
  PATHS.athletePreview,
  PATHS.lists,
  PATHS.list,
  PATHS.invitations,
  PATHS.requests,
  PATHS.consent,
  PATHS.contactRules,
  PATHS.messages,
  PATHS.thread,
  PATHS.verifications,
  PATHS.verification,
  PATHS.figures,
  PATHS.institution,
  PATHS.team,
  PATHS.billing,
  PATHS.invoice,
  PATHS.invoices,
  PATHS.reports,
  PATHS.playerReport,
  PATHS.purchaseOrders,
  PATHS.content,
  PATHS.post,
  PATHS.directory,
  PATHS.analytics,
  PATHS.summaries,
  PATHS.users,
  PATHS.user,
  PATHS.register,
  PATHS.registered,
  PATHS.confirmations,
  PATHS.directors,
  PATHS.regions,
  PATHS.safety,
  PATHS.supportInbox,
  PATHS.supportRequest,
  PATHS.consultingQuote,
  PATHS.moderation,
  PATHS.moderationItem,
  PATHS.decisions,
] as const;

export type OpenRoute = (typeof OPEN_ROUTES)[number];
export type SignedInRoute = (typeof SIGNED_IN_ROUTES)[number];

/** What the single-page application answers. Anything else is a prerendered page or does not exist. */
export const APP_ROUTES = [...OPEN_ROUTES, ...SIGNED_IN_ROUTES] as const;

/** Served outside production only. */
export const DEVELOPMENT_ROUTES = [PATHS.devUi] as const;
export type DevelopmentRoute = (typeof DEVELOPMENT_ROUTES)[number];

/** The page of one athlete. */
export function athletePath(id: string): string {
  return PATHS.athlete.replace(':id', id);
}

/** Where an athlete types one season; `new` for one that is yet to be. */
export function seasonPath(id: string): string {
  return PATHS.season.replace(':id', id);
}

/** These athletes beside each other. */
export function comparePath(ids: readonly string[]): string {
  return `${PATHS.compare}?ids=${ids.join(',')}`;
}

/** One recruiting list. */
export function listPath(id: string): string {
  return PATHS.list.replace(':id', id);
}

/** The account of one person, for admins. */
export function userPath(id: string): string {
  return PATHS.user.replace(':id', id);
}

/** One institution of the register, for admins. */
export function institutionPath(id: string): string {
  return PATHS.registered.replace(':id', id);
}

/** What is new in one saved search. */
export function savedSearchPath(id: string): string {
  return PATHS.savedSearch.replace(':id', id);
}

/** One message to support. */
export function supportRequestPath(id: string): string {
  return PATHS.supportRequest.replace(':id', id);
}

/** The quote for a family that asked for consulting. */
export function consultingQuotePath(id: string): string {
  return PATHS.consultingQuote.replace(':id', id);
}

/** One item of the moderators' queue. */
export function moderationPath(id: string): string {
  return PATHS.moderationItem.replace(':id', id);
}

/** One invoice of the subscription that a coach owns. */
export function invoicePath(id: string): string {
  return PATHS.invoice.replace(':id', id);
}

/** One issue of the Global Player Report. */
export function playerReportPath(id: string): string {
  return PATHS.playerReport.replace(':id', id);
}

/** One conversation. */
export function threadPath(id: string): string {
  return PATHS.thread.replace(':id', id);
}

/** One item of the directors' queue. */
export function verificationPath(id: string): string {
  return PATHS.verification.replace(':id', id);
}

/** The family's page with the dialog open in which one fact is asked about; see factKey. */
export function askVerificationPath(fact: string, athleteId?: string): string {
  const whose = athleteId === undefined ? '' : `&athlete=${athleteId}`;
  return `${PATHS.verifications}?ask=${encodeURIComponent(fact)}${whose}`;
}

/** A coach's own requests that have come to this. */
export function sentRequestsPath(status: 'approved' | 'declined' | 'closed'): string {
  return `${PATHS.requests}?status=${status}`;
}

/** Where one post is written; `new` for one that is yet to be. */
export function postPath(id: string): string {
  return PATHS.post.replace(':id', id);
}

/** What the family's log says of one athlete. */
export function athleteLogPath(id: string): string {
  return PATHS.athleteLog.replace(':id', id);
}

/** The page of one athlete as others would see it, for the family; as coaches of one institution where it is named. */
export function athletePreviewPath(id: string, institutionId: string | null = null): string {
  const path = PATHS.athletePreview.replace(':id', id);
  return institutionId === null ? path : `${path}?institution=${encodeURIComponent(institutionId)}`;
}

/** A guardian's athletes, with the form open that says or shows that one is the guardian of this athlete. */
export function guardianshipPath(athleteId: string): string {
  return `${PATHS.athletes}?prove=${encodeURIComponent(athleteId)}`;
}

/** The athlete's own profile, at the choice of who finds them. */
export const VISIBILITY_PATH = `${PATHS.profile}?choose=visibility`;

/** The forms of this athlete, with all that is asked for open to be read and signed. */
export function consentSittingPath(athleteId: string): string {
  return `${PATHS.consent}?sign=${encodeURIComponent(athleteId)}`;
}

/** The same for forms that something waits for, when that is all there is to do: afterwards the dashboard comes back. */
export function waitingFormsPath(athleteId: string): string {
  return `${PATHS.consent}?waiting=${encodeURIComponent(athleteId)}`;
}

/** Just these forms of this athlete, in one sitting: something waits for them, and afterwards one is back there. */
export function namedFormsPath(athleteId: string, kinds: readonly string[], back: string): string {
  return `${PATHS.consent}?${new URLSearchParams({ needed: athleteId, forms: kinds.join(' '), back }).toString()}`;
}

/** The family's requests, at all that one coach asks about one athlete; see askedTogether. */
export function askedPath(key: string): string {
  return `${PATHS.requests}?asked=${encodeURIComponent(key)}`;
}

/** What the family has verified, with the answer to a director open. */
export function answerDirectorPath(questionId: string): string {
  return `${PATHS.verifications}?answer=${encodeURIComponent(questionId)}`;
}

/** The same, at the values that a director found instead. */
export function offeredValuesPath(questionId: string): string {
  return `${PATHS.verifications}?offered=${encodeURIComponent(questionId)}`;
}

/** A guardian's athletes, at a guardian who wants to join. */
export function joiningPath(linkId: string): string {
  return `${PATHS.athletes}?joining=${encodeURIComponent(linkId)}`;
}

/** A guardian's athletes, at what of this one another guardian had released. */
export function handoverPath(athleteId: string): string {
  return `${PATHS.athletes}?handover=${encodeURIComponent(athleteId)}`;
}

/** A guardian's athletes, at what of this one is released to whom. */
export function releasesPath(athleteId: string): string {
  return `${PATHS.athletes}?release=${encodeURIComponent(athleteId)}`;
}

/** The same, at what is decided about one group. */
export function releaseRowPath(athleteId: string, group: string): string {
  return `${PATHS.athletes}?${new URLSearchParams({ athlete: athleteId, row: group }).toString()}`;
}

/** Whether a link stays inside the application or loads a new document. */
export function isAppRoute(path: string): boolean {
  return APP_ROUTES.some((route) => matchesRoute(route, path));
}

/** `/athletes/:id` matches `/athletes/7`: segment by segment, a colon stands for anything but nothing. */
export function matchesRoute(route: string, path: string): boolean {
  const wanted = route.split('/');
  const given = path.split('/');
  return (
    wanted.length === given.length &&
    wanted.every((segment, index) =>
      segment.startsWith(':') ? Boolean(given[index]) : segment === given[index],
    )
  );
}
