/** Coaches, the institutions they say they work for, and the plan each of them is on. */
import { LIMITS } from '@faircourt/contracts/limits';
import type { ScoutPlan, SubscriptionStatus } from '@faircourt/contracts/vocabulary';
import { addDays } from '../calendar.ts';
import { MEXICO } from '../communities/mexico.pool.ts';
import { UNITED_STATES } from '../communities/united-states.pool.ts';
import { DEMO_COACH, DEMO_NEW_COACH } from '../demo-accounts.ts';
import type { Random } from '../random.ts';
import { statusOf, type Institution, type InstitutionCheckState } from './institution.builder.ts';
import { directorsFor, type Office } from './office.builder.ts';
import { addAdult, addDemoAccount, asciiOf, type Person } from './person.builder.ts';
import { addVerification } from './verification.builder.ts';
import type { DemoBuild } from './demo-build.ts';

export interface Coach {
  readonly id: string;
  readonly person: Person;
  readonly institution: Institution | null;
  /** Verified institution, verified affiliation and a live plan: may ask families. */
  readonly isRecruiter: boolean;
  /** Here for longer than any athlete, hence able to have invited them. */
  readonly isEstablished: boolean;
}

export interface Coaches {
  readonly demoCoach: Coach;
  readonly newCoach: Coach;
  readonly all: readonly Coach[];
}

interface CoachPlan {
  readonly plan: ScoutPlan;
  readonly status: SubscriptionStatus;
}

const TITLES = ['Head Coach', 'Assistant Coach', 'Recruiting Coordinator', 'Director of Player Development'];

export function addCoaches(build: DemoBuild, office: Office, institutions: readonly Institution[]): Coaches {
  const [demoCollege, newCollege] = institutions;
  if (demoCollege === undefined || newCollege === undefined)
    throw new Error('The demo coaches need two colleges');
  const demoPerson = addDemoAccount(build, DEMO_COACH, addDays(build.now, -880));
  const demoCoach = addCoach(build, office, demoPerson, demoCollege, 'verified', {
    plan: 'pro_scout',
    status: 'active',
  });
  // Signed up five days ago, so the trial of fourteen days still runs.
  const newPerson = addDemoAccount(build, DEMO_NEW_COACH, addDays(build.now, -5));
  const newCoach = addCoach(build, office, newPerson, newCollege, 'unasked', {
    plan: 'basic_scout',
    status: 'trial',
  });
  addSubscription(build, demoCoach.person, 'global_report', 'active', build.random.fork('demo-report'));
  const others = institutions.flatMap((institution, index) => addStaff(build, office, institution, index));
  return { demoCoach, newCoach, all: [demoCoach, newCoach, ...others, ...addStrays(build, office)] };
}

/** Each institution has somebody established, and half of them somebody who joined last week on a trial. */
function addStaff(build: DemoBuild, office: Office, institution: Institution, index: number): Coach[] {
  const random = build.random.fork(`staff:${institution.domain}`);
  const isVerified = institution.status === 'verified';
  const role = 'coach';
  // What has lapsed was asked more than two years ago.
  const createdAt = addDays(build.now, -random.int(institution.state === 'expired' ? 800 : 720, 900));
  const lead = addAdult(build, random, institution.community, { role, createdAt });
  // Plans go round by index, so that no seed leaves one of them out.
  const plans: readonly CoachPlan[] = [
    { plan: 'pro_scout', status: 'active' },
    { plan: 'basic_scout', status: 'active' },
    { plan: 'basic_scout', status: isVerified ? 'active' : 'lapsed' },
    { plan: 'pro_scout', status: isVerified ? 'active' : 'lapsed' },
  ];
  const plan = plans[index % plans.length] ?? null;
  const staff = [addCoach(build, office, lead, institution, institution.state, plan)];
  if (index % 2 === 0) {
    const joinedAt = addDays(build.now, -random.int(1, LIMITS.trialDays - 2));
    const newcomer = addAdult(build, random, institution.community, { role, createdAt: joinedAt });
    const doubt: InstitutionCheckState = index % 6 === 0 ? 'rejected' : 'open';
    const state = isVerified && index % 4 === 2 ? 'verified' : doubt;
    const trial: CoachPlan = { plan: index % 4 === 0 ? 'basic_scout' : 'pro_scout', status: 'trial' };
    staff.push(addCoach(build, office, newcomer, institution, state, trial));
  }
  return staff;
}

/** Accounts that every list has to cope with: no institution yet, a lapsed trial, a suspended person. */
function addStrays(build: DemoBuild, office: Office): Coach[] {
  const random = build.random.fork('stray-coaches');
  const join = (days: number, status: 'active' | 'suspended' = 'active'): Person =>
    addAdult(build, random, random.pick([UNITED_STATES, MEXICO]), {
      role: 'coach',
      createdAt: addDays(build.now, -days),
      status,
    });
  return [
    addCoach(build, office, join(3), null, 'unasked', { plan: 'basic_scout', status: 'trial' }),
    addCoach(build, office, join(40), null, 'unasked', { plan: 'basic_scout', status: 'lapsed' }),
    addCoach(build, office, join(200, 'suspended'), null, 'unasked', { plan: 'pro_scout', status: 'lapsed' }),
  ];
}

export function addCoach(
  build: DemoBuild,
  office: Office,
  person: Person,
  institution: Institution | null,
  state: InstitutionCheckState,
  plan: CoachPlan | null,
): Coach {
  const random = build.random.fork(`coach:${person.email}`);
  const id = random.uuidAt(person.createdAt);
  const title = random.pick(TITLES);
  const workEmail = institution ? `${asciiOf(person.name)}@${institution.domain}` : null;
  const hasAsked = institution !== null && state !== 'unasked';
  const affiliation = statusOf(state);
  build.rows.coaches.push({
    id,
    user_id: person.userId,
    institution_id: institution?.id ?? null,
    affiliation_status: affiliation,
    title,
    work_email: workEmail,
    // Nobody is asked about before the address is proven.
    work_email_proven_at: hasAsked ? addDays(person.createdAt, 0.02) : null,
    created_at: person.createdAt,
  });
  if (hasAsked && workEmail) {
    const values = {
      name: person.name,
      title,
      work_email: workEmail,
      website: institution.website,
      email_domain: institution.domain,
      domain_match: 'same',
    };
    const subject = {
      factGroup: 'institution' as const,
      institutionId: institution.id,
      coachId: id,
      country: institution.country,
      values,
      earlierValues: { ...values, title: 'Volunteer Assistant' },
      since: addDays(person.createdAt, 0.03),
      owner: person,
    };
    const checks = build.random.fork(`affiliation:${person.email}`);
    const director = state === 'open' ? null : checks.pick(directorsFor(office, institution.country));
    addVerification(build, checks, subject, state, director);
  }
  if (plan) addSubscription(build, person, plan.plan, plan.status, random);
  const isVerified = institution?.status === 'verified' && affiliation === 'verified';
  const hasLivePlan = plan !== null && plan.status !== 'lapsed';
  const isEstablished = person.createdAt < addDays(build.now, -700);
  return { id, person, institution, isRecruiter: isVerified && hasLivePlan, isEstablished };
}

function addSubscription(
  build: DemoBuild,
  person: Person,
  plan: ScoutPlan | 'global_report',
  status: SubscriptionStatus,
  random: Random,
): void {
  const isAnnual = plan === 'global_report' || (plan === 'pro_scout' && random.chance(0.4));
  const periodEnd = addDays(build.now, isAnnual ? random.int(40, 340) : random.int(3, 28));
  build.rows.subscriptions.push({
    id: random.uuidAt(person.createdAt),
    owner_user_id: person.userId,
    plan,
    status,
    trial_ends_at: plan === 'global_report' ? null : addDays(person.createdAt, LIMITS.trialDays),
    current_period_ends_at: status === 'active' ? periodEnd : null,
    created_at: person.createdAt,
  });
}
