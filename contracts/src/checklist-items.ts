/**
 * What the checklists of the education hub hold, by name. The words are in web/content/learn/tools/checklists.*.md, and a test
 * compares both. A name stays when the words change, so that a tick survives; one that leaves the page leaves this list.
 * Without zod, because the public page loads it.
 */
export const SCHOOL_YEARS = ['freshman', 'sophomore', 'junior', 'senior'] as const;
export const CHECKLIST_ROLES = ['athlete', 'guardian'] as const;
export type SchoolYear = (typeof SCHOOL_YEARS)[number];
export type ChecklistRole = (typeof CHECKLIST_ROLES)[number];
export type ChecklistName = `${SchoolYear}.${ChecklistRole}`;

/** One list for each school year and role, in the order of the page. */
export const CHECKLISTS = {
  'freshman.athlete': ['courses', 'profile-page', 'folder', 'guardian', 'private', 'association'],
  'freshman.guardian': ['role', 'courses', 'first-answer', 'help', 'clock'],
  'sophomore.athlete': ['account', 'count', 'video', 'measure', 'coach-date', 'call'],
  'sophomore.guardian': ['requests', 'fee', 'releases', 'services', 'diary'],
  'junior.athlete': ['transcript', 'ten', 'profile', 'list', 'visits', 'nil-date'],
  'junior.guardian': ['half-hour', 'dates', 'papers', 'wait', 'money'],
  'senior.athlete': ['courses', 'amateurism', 'final', 'offers', 'sign', 'report'],
  'senior.guardian': ['read', 'eighteen', 'compliance', 'visa', 'safety'],
} as const satisfies Record<ChecklistName, readonly string[]>;

/** "freshman.athlete.folder" */
export type ChecklistItem = {
  [List in ChecklistName]: `${List}.${(typeof CHECKLISTS)[List][number]}`;
}[ChecklistName];

export const CHECKLIST_ITEMS = Object.entries(CHECKLISTS).flatMap(([list, keys]) =>
  keys.map((key) => `${list}.${key}`),
) as ChecklistItem[]; // Object.entries forgets the literal names.
