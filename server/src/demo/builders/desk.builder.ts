/** The desk of the demo coach: two assistants with seats, and the lists that the three of them work on. */
import { LIST_STAGES, type ListStageKind } from '@faircourt/contracts/lists';
import type { EventActor } from '@faircourt/contracts/events';
import {
  criteriaChanged,
  entriesChanged,
  entriesMoved,
  listCreated,
  listPutAway,
} from '../../features/lists/list.events.ts';
import { dayOf } from '../../platform/clock.ts';
import { addDays } from '../calendar.ts';
import {
  CRITERIA,
  LISTS,
  OFFER_SAYINGS,
  type DemoEntry,
  type DemoList,
  type StaffPlace,
} from '../texts/desk.texts.ts';
import type { Random } from '../random.ts';
import { isListed, type Athlete } from './athlete.builder.ts';
import { addCoach, type Coach, type Coaches } from './coach.builder.ts';
import { addMessages } from './conversation.builder.ts';
import type { DemoBuild } from './demo-build.ts';
import { recordEvent } from './event.builder.ts';
import type { Office } from './office.builder.ts';
import { addPerson, type Person } from './person.builder.ts';

const ASSISTANTS = [
  { first: 'Mara', surname: 'Quistgaard', joined: 400 },
  { first: 'Devon', surname: 'Ashgrove', joined: 210 },
] as const;

/** Between neighbours of a stage, as where the product adds an entry. */
const GAP = 1_000_000;

interface Desk {
  readonly subscriptionId: string;
  readonly demoCoach: Coach;
  readonly staff: readonly Person[];
  readonly criteriaIds: readonly string[];
  readonly random: Random;
}

export function addDesk(
  build: DemoBuild,
  office: Office,
  coaches: Coaches,
  athletes: readonly Athlete[],
): void {
  const { person: owner } = coaches.demoCoach;
  const subscription = build.rows.subscriptions.find(
    ({ owner_user_id, plan }) => owner_user_id === owner.userId && plan === 'pro_scout',
  );
  if (!subscription?.id) throw new Error('The demo coach has Pro Scout');
  const random = build.random.fork('demo-desk');
  const subscriptionId = subscription.id;
  const staff = [owner, ...addAssistants(build, office, coaches, { subscriptionId, random })];
  const criteriaIds = addCriteria(build, random, subscriptionId, owner);
  const desk = { subscriptionId, demoCoach: coaches.demoCoach, staff, criteriaIds, random };
  const next = takeTurns(build, coaches, athletes);
  for (const list of LISTS) addList(build, desk, list, next);
}

function addAssistants(
  build: DemoBuild,
  office: Office,
  { demoCoach }: Coaches,
  { subscriptionId, random }: Pick<Desk, 'subscriptionId' | 'random'>,
): Person[] {
  return ASSISTANTS.map(({ first, surname, joined }) => {
    const createdAt = addDays(build.now, -joined);
    const name = { first, surnames: [surname] };
    const person = addPerson(build, { name, role: 'coach', locale: 'en', createdAt });
    addCoach(build, office, person, demoCoach.institution, 'verified', null);
    const since = addDays(createdAt, 1);
    build.rows.seats.push({
      id: random.uuidAt(since),
      subscription_id: subscriptionId,
      user_id: person.userId,
      since,
      given_by: demoCoach.person.userId,
    });
    return person;
  });
}

function addCriteria(build: DemoBuild, random: Random, subscriptionId: string, owner: Person): string[] {
  const at = addDays(build.now, -200);
  recordEvent(build, criteriaChanged(subscriptionId, byPerson(owner), CRITERIA.length), at);
  return CRITERIA.map((name, position) => {
    const id = random.uuidAt(at);
    build.rows.rating_criteria.push({ id, subscription_id: subscriptionId, name, position });
    return id;
  });
}

/** Whom a list takes next. What the staff says agrees with the record: who was written to has a request, who visits said yes. */
function takeTurns(
  build: DemoBuild,
  { demoCoach }: Coaches,
  athletes: readonly Athlete[],
): (stage: ListStageKind, taken: ReadonlySet<string>) => Athlete | undefined {
  const asked = build.rows.contact_requests.filter(({ coach_id }) => coach_id === demoCoach.id);
  const statusOf = (athlete: Athlete) => asked.find(({ athlete_id }) => athlete_id === athlete.id)?.status;
  const listed = athletes.filter((athlete) => isListed(athlete) && typeof athlete.row.grad_year === 'number');
  const used = new Set<string>();
  return (stage, taken) => {
    const fits = (athlete: Athlete) => {
      const status = statusOf(athlete);
      if (stage === 'watching' || stage === 'evaluating') return status === undefined;
      if (stage === 'contacted') return status === 'requested';
      return stage === 'closed' ? status === 'declined' : status === 'approved';
    };
    const free = listed.filter(({ id }) => !used.has(id) && !taken.has(id));
    const athlete = free.find(fits);
    if (athlete) used.add(athlete.id);
    return athlete;
  };
}

function addList(build: DemoBuild, desk: Desk, list: DemoList, next: ReturnType<typeof takeTurns>): void {
  const { subscriptionId, random } = desk;
  const oldest = Math.max(...list.entries.map(({ added }) => added));
  const createdAt = addDays(build.now, -(oldest + 1));
  const id = random.uuidAt(createdAt);
  const by = byPerson(staffAt(desk, list.owner));
  const archivedAt = list.isArchived ? addDays(build.now, -90) : null;
  const lastWork = Math.min(
    ...list.entries.map(({ added, moved, notes }) =>
      Math.min(added, moved?.[0] ?? added, ...(notes ?? []).map(([ago]) => ago)),
    ),
  );
  build.rows.recruiting_lists.push({
    id,
    subscription_id: subscriptionId,
    name: list.name,
    note: list.note,
    owner_user_id: by.userId,
    is_shared: list.isShared,
    archived_at: archivedAt,
    created_at: createdAt,
    updated_at: archivedAt ?? addDays(build.now, -lastWork),
  });
  recordEvent(build, listCreated({ id, subscriptionId, isShared: list.isShared }, by), createdAt);
  if (archivedAt) recordEvent(build, listPutAway(id, by, true), archivedAt);
  const stages = new Map(
    LIST_STAGES.map((kind, position) => {
      const stageId = random.uuidAt(createdAt);
      build.rows.list_stages.push({ id: stageId, list_id: id, kind, position });
      return [kind, stageId];
    }),
  );
  const taken = new Set<string>();
  for (const [place, entry] of list.entries.entries()) {
    const athlete = next(entry.stage, taken);
    const stageId = stages.get(entry.stage);
    if (!athlete || !stageId) continue;
    taken.add(athlete.id);
    if (entry.stage === 'offered') letFamilyWrite(build, desk, athlete);
    addEntry(build, desk, {
      entry,
      list,
      athleteId: athlete.id,
      listId: id,
      stageId,
      position: (place + 1) * GAP,
    });
  }
}

/** The demo coach finds a message that nobody has read yet. */
function letFamilyWrite(build: DemoBuild, desk: Desk, athlete: Athlete): void {
  const coach = staffAt(desk, 0);
  const family = athlete.decidesAloneSince
    ? athlete.person
    : (athlete.guardians[0]?.person ?? athlete.person);
  const random = desk.random.fork('offer');
  addMessages(build, random, { athlete, coach: desk.demoCoach }, [
    { by: coach, at: addDays(build.now, -3.9), body: OFFER_SAYINGS.coach },
    { by: family, at: addDays(build.now, -0.2), body: OFFER_SAYINGS.family },
  ]);
}

interface NewEntry {
  readonly entry: DemoEntry;
  readonly list: DemoList;
  readonly athleteId: string;
  readonly listId: string;
  readonly stageId: string;
  readonly position: number;
}

function addEntry(build: DemoBuild, desk: Desk, place: NewEntry): void {
  const { entry, list, athleteId, listId, stageId, position } = place;
  const { random } = desk;
  const ago = (days: number) => addDays(build.now, -days);
  const addedAt = ago(entry.added);
  const id = random.uuidAt(addedAt);
  const owner = staffAt(desk, list.owner);
  const step = entry.step && { inDays: entry.step[0], by: entry.step[1], text: entry.step[2] };
  build.rows.list_entries.push({
    id,
    list_id: listId,
    stage_id: stageId,
    athlete_id: athleteId,
    position,
    added_by: owner.userId,
    added_at: addedAt,
    moved_at: entry.moved ? ago(entry.moved[0]) : null,
    tags: [...(entry.tags ?? [])],
    step: step?.text ?? null,
    step_on: step ? dayOf(addDays(build.now, step.inDays)) : null,
    step_owner_id: step && step.by !== null ? staffAt(desk, step.by).userId : null,
  });
  recordEvent(build, entriesChanged(listId, byPerson(owner), 'added', [id]), addedAt);
  if (entry.moved) {
    const [days, by] = entry.moved;
    recordEvent(build, entriesMoved(listId, byPerson(staffAt(desk, by)), [id], stageId), ago(days));
  }
  // A step is set some days before it is due, and after the athlete was added.
  if (step) {
    const setBy = byPerson(step.by === null ? owner : staffAt(desk, step.by));
    recordEvent(
      build,
      entriesChanged(listId, setBy, 'step_set', [id]),
      ago(Math.min(entry.added * 0.9, 4.5)),
    );
  }
  for (const [days, by, body] of entry.notes ?? []) {
    const author = staffAt(desk, by);
    const at = ago(days);
    build.rows.list_notes.push({
      id: random.uuidAt(at),
      entry_id: id,
      author_user_id: author.userId,
      body,
      created_at: at,
    });
    recordEvent(build, entriesChanged(listId, byPerson(author), 'noted', [id]), at);
  }
  for (const [by, ...values] of entry.ratings ?? []) {
    const rater = staffAt(desk, by);
    for (const [n, value] of values.entries()) {
      const criterion_id = desk.criteriaIds[n];
      if (criterion_id)
        build.rows.entry_ratings.push({ entry_id: id, criterion_id, user_id: rater.userId, value });
    }
    recordEvent(
      build,
      entriesChanged(listId, byPerson(rater), 'rated', [id]),
      ago(Math.min(entry.added * 0.8, 11)),
    );
  }
}

function staffAt({ staff }: Desk, place: StaffPlace): Person {
  const person = staff[place];
  if (!person) throw new Error('The demo staff has three people');
  return person;
}

function byPerson({ userId, role }: Person): EventActor & { userId: string } {
  return { userId, role };
}
