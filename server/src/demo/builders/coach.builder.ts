/** Coaches, the institutions they say they work for, and the plan each of them is on. */
import { LIMITS } from '@faircourt/contracts/limits';
import type { InstitutionStatus, ScoutPlan, SubscriptionStatus } from '@faircourt/contracts/vocabulary';
import { addDays } from '../calendar.ts';
import { MEXICO } from '../communities/mexico.pool.ts';
import { UNITED_STATES } from '../communities/united-states.pool.ts';
import { DEMO_COACH, DEMO_NEW_COACH } from '../demo-accounts.ts';
import type { Random } from '../random.ts';
import type { Institution } from './institution.builder.ts';
import { addAdult, addDemoAccount, asciiOf, type Person } from './person.builder.ts';
import type { World } from './world.ts';

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

export function addCoaches(world: World, institutions: readonly Institution[]): Coaches {
  const [demoCollege, newCollege] = institutions;
  if (demoCollege === undefined || newCollege === undefined)
    throw new Error('The demo coaches need two colleges');
  const demoPerson = addDemoAccount(world, DEMO_COACH, addDays(world.now, -880));
  const demoCoach = addCoach(world, demoPerson, demoCollege, 'verified', {
    plan: 'pro_scout',
    status: 'active',
  });
  // Signed up five days ago, so the trial of fourteen days still runs.
  const newPerson = addDemoAccount(world, DEMO_NEW_COACH, addDays(world.now, -5));
  const newCoach = addCoach(world, newPerson, newCollege, 'unverified', {
    plan: 'basic_scout',
    status: 'trial',
  });
  addSubscription(world, demoCoach.person, 'global_report', 'active', world.random.fork('demo-report'));
  const others = institutions.flatMap((institution, index) => addStaff(world, institution, index));
  return { demoCoach, newCoach, all: [demoCoach, newCoach, ...others, ...addStrays(world)] };
}

/** Each institution has somebody established, and half of them somebody who joined last week on a trial. */
function addStaff(world: World, institution: Institution, index: number): Coach[] {
  const random = world.random.fork(`staff:${institution.domain}`);
  const isVerified = institution.status === 'verified';
  const role = 'coach';
  const createdAt = addDays(world.now, -random.int(720, 900));
  const lead = addAdult(world, random, institution.community, { role, createdAt });
  const affiliation: InstitutionStatus = isVerified ? 'verified' : 'unverified';
  // Plans go round by index, so that no seed leaves one of them out.
  const plans: readonly CoachPlan[] = [
    { plan: 'pro_scout', status: 'active' },
    { plan: 'basic_scout', status: 'active' },
    { plan: 'basic_scout', status: isVerified ? 'active' : 'lapsed' },
    { plan: 'pro_scout', status: isVerified ? 'active' : 'lapsed' },
  ];
  const staff = [addCoach(world, lead, institution, affiliation, plans[index % plans.length] ?? null)];
  if (index % 2 === 0) {
    const joinedAt = addDays(world.now, -random.int(1, LIMITS.trialDays - 2));
    const newcomer = addAdult(world, random, institution.community, { role, createdAt: joinedAt });
    const doubt: InstitutionStatus = index % 6 === 0 ? 'rejected' : 'unverified';
    const plan: ScoutPlan = index % 4 === 0 ? 'basic_scout' : 'pro_scout';
    const standing = isVerified && index % 4 === 2 ? 'verified' : doubt;
    staff.push(addCoach(world, newcomer, institution, standing, { plan, status: 'trial' }));
  }
  return staff;
}

/** Accounts that every list has to cope with: no institution yet, a lapsed trial, a suspended person. */
function addStrays(world: World): Coach[] {
  const random = world.random.fork('stray-coaches');
  const join = (days: number, status: 'active' | 'suspended' = 'active'): Person =>
    addAdult(world, random, random.pick([UNITED_STATES, MEXICO]), {
      role: 'coach',
      createdAt: addDays(world.now, -days),
      status,
    });
  return [
    addCoach(world, join(3), null, 'unverified', { plan: 'basic_scout', status: 'trial' }),
    addCoach(world, join(40), null, 'unverified', { plan: 'basic_scout', status: 'lapsed' }),
    addCoach(world, join(200, 'suspended'), null, 'unverified', { plan: 'pro_scout', status: 'lapsed' }),
  ];
}

function addCoach(
  world: World,
  person: Person,
  institution: Institution | null,
  affiliation: InstitutionStatus,
  plan: CoachPlan | null,
): Coach {
  const random = world.random.fork(`coach:${person.email}`);
  const id = random.uuidAt(person.createdAt);
  world.rows.coaches.push({
    id,
    user_id: person.userId,
    institution_id: institution?.id ?? null,
    affiliation_status: affiliation,
    title: random.pick(TITLES),
    work_email: institution ? `${asciiOf(person.name)}@${institution.domain}` : null,
    created_at: person.createdAt,
  });
  if (plan) addSubscription(world, person, plan.plan, plan.status, random);
  const isVerified = institution?.status === 'verified' && affiliation === 'verified';
  const hasLivePlan = plan !== null && plan.status !== 'lapsed';
  const isEstablished = person.createdAt < addDays(world.now, -700);
  return { id, person, institution, isRecruiter: isVerified && hasLivePlan, isEstablished };
}

function addSubscription(
  world: World,
  person: Person,
  plan: ScoutPlan | 'global_report',
  status: SubscriptionStatus,
  random: Random,
): void {
  const isAnnual = plan === 'global_report' || (plan === 'pro_scout' && random.chance(0.4));
  const periodEnd = addDays(world.now, isAnnual ? random.int(40, 340) : random.int(3, 28));
  world.rows.subscriptions.push({
    id: random.uuidAt(person.createdAt),
    owner_user_id: person.userId,
    plan,
    status,
    trial_ends_at: plan === 'global_report' ? null : addDays(person.createdAt, LIMITS.trialDays),
    current_period_ends_at: status === 'active' ? periodEnd : null,
    created_at: person.createdAt,
  });
}
