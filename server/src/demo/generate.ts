/**
 * The demo data as plain rows: some three hundred athletes in twelve countries and everybody around them. Pure: the
 * same seed and moment give the same rows. No person, school, club, league or college in it exists.
 */
import { addCoaches } from './builders/coach.builder.ts';
import { takeConsentForms, type PublishedForm } from './builders/consent.builder.ts';
import { planContacts } from './builders/contact.builder.ts';
import { addDemoFamily } from './builders/demo-family.builder.ts';
import { addDemoFamilyStory } from './builders/demo-family-story.builder.ts';
import { inTimeOrder } from './builders/event.builder.ts';
import { addGuardianLinks } from './builders/guardian-link.builder.ts';
import { planGuardianships } from './builders/guardianship.builder.ts';
import { addInvoices } from './builders/invoice.builder.ts';
import { addInstitutions } from './builders/institution.builder.ts';
import { closeSomeCodes, openInvitationDesk } from './builders/invitation.builder.ts';
import { addNewFamily, letNewGuardianWait } from './builders/new-family.builder.ts';
import { addDemoFamilyNotifications, addNotifications } from './builders/notification.builder.ts';
import { addOffice } from './builders/office.builder.ts';
import { addPosts } from './builders/post.builder.ts';
import { addProfileViews } from './builders/profile-view.builder.ts';
import { planReleases } from './builders/release-plan.builder.ts';
import { addModeration } from './builders/moderation.builder.ts';
import { addNewcomers, addRoster } from './builders/roster.builder.ts';
import { addSupportRequests } from './builders/support.builder.ts';
import { planVerifications } from './builders/verification-plan.builder.ts';
import { addDesk } from './builders/desk.builder.ts';
import type { DemoBuild } from './builders/demo-build.ts';
import { addWaitingForAdmin } from './builders/waiting-for-admin.builder.ts';
import { decideVideos } from './builders/video.builder.ts';
import type { WindowRule } from '@faircourt/contracts/contact-window';
import { emptyRows, type DemoRows } from './demo-rows.ts';
import { createRandom } from './random.ts';

export interface GenerateOptions {
  /** Ages, expiries and waiting times are counted from here. */
  readonly now: Date;
  /** One form of each kind and language, which the demo families sign. */
  readonly consentForms: readonly PublishedForm[];
  /** When coaches may ask: the demo coaches keep to it. */
  readonly contactRules: readonly WindowRule[];
  readonly seed?: string;
}

export function generateDemo({
  now,
  consentForms,
  contactRules,
  seed = 'faircourt',
}: GenerateOptions): DemoRows {
  const build: DemoBuild = { now, random: createRandom(seed), rows: emptyRows(), contactRules };
  const office = addOffice(build);
  const coaches = addCoaches(build, office, addInstitutions(build));
  const desk = openInvitationDesk(build, office, coaches);
  const forms = takeConsentForms(consentForms);

  const demoFamily = addDemoFamily(build, desk, forms);
  addDemoFamilyStory(build, forms, office, coaches, demoFamily);

  const athletes = addRoster(build, desk);
  const endedLinks = addGuardianLinks(build, forms, athletes);
  planReleases(build, forms, coaches, athletes, endedLinks);
  planVerifications(build, office, athletes);
  planContacts(build, coaches, athletes);
  const newFamily = addNewFamily(build, desk, forms);
  planGuardianships(build, office, [demoFamily.athlete, demoFamily.sibling, ...athletes]);
  letNewGuardianWait(build, office, newFamily);
  decideVideos(build, [demoFamily.athlete, demoFamily.sibling, ...athletes]);
  addProfileViews(build, office, coaches, demoFamily, athletes);
  addNewcomers(build, desk);
  closeSomeCodes(build, desk);
  addWaitingForAdmin(build, coaches, athletes, endedLinks);
  addSupportRequests(build, office, coaches);
  addNotifications(build);
  addDemoFamilyNotifications(build, coaches, demoFamily);
  addPosts(build, office);
  addModeration(build, coaches, athletes);
  addDesk(build, office, coaches, [demoFamily.athlete, ...athletes]);
  addInvoices(build, office, coaches);

  return { ...build.rows, events: inTimeOrder(build.rows.events) };
}
