// @vitest-environment happy-dom
import type { FamilyAthlete } from '@faircourt/contracts/family';
import type { GuardianLink } from '@faircourt/contracts/guardians';
import type { Road, RoadTodo } from '@faircourt/contracts/road';
import { beforeAll, expect, test } from 'vitest';
import { loadMessages } from '../../../i18n/load-messages.ts';
import { createI18n, translatorOf, type Translate } from '../../../i18n/messages.ts';
import { familyItems, type FamilyNews } from './family-items.tsx';
import { ownNextStep } from './own-next-step.tsx';

let t: Translate;
beforeAll(async () => {
  t = translatorOf(createI18n('en', await loadMessages('en')));
});

// Only what these items are made of.
const IDA = {
  id: 'a1',
  name: 'Ida Solheim',
  is_self: false,
  decides: true,
  switches: [],
  offered: [],
  consents: [{ kind: 'platform', is_signed: false, is_outdated: false }],
  guardianship: { next_step: 'state' },
  joining: [],
} as unknown as FamilyAthlete;

const roadWith = (...todos: (RoadTodo | null)[]): Road => ({
  athlete_id: 'a1',
  athlete_name: 'Ida Solheim',
  is_self: false,
  is_proof_needed: false,
  optional_forms: [],
  steps: todos.map((todo) => ({ step: 'forms', state: 'now', turn: todo ? 'you' : 'director', todo })),
});

const NEWS: FamilyNews = {
  family: undefined,
  requests: undefined,
  verifications: undefined,
  threads: undefined,
};

function itemsOf(athlete: FamilyAthlete, ...roads: Road[]) {
  const family = { athletes: [athlete], waiting: [], roads };
  return familyItems({ ...NEWS, family }, { t });
}

test('what the road shows is not there a second time', () => {
  const keys = (...roads: Road[]) => itemsOf(IDA, ...roads).map(({ key }) => key);
  expect(keys()).toEqual(['guardianship:a1', 'forms:a1']);
  expect(keys(roadWith('state', null))).toEqual([]);
  const [signed] = roadWith(null).steps.map((step) => ({ ...step, state: 'done' as const }));
  const later = { ...roadWith(), steps: signed ? [signed] : [] };
  expect(keys(later), 'a newer version of a signed form').toContain('forms:a1');
  expect(keys(roadWith('sign'))).toEqual(['guardianship:a1']);
  expect(keys({ ...roadWith('sign'), athlete_id: 'a2' }), 'the road of a sibling').toHaveLength(2);
});

test('that a director is waited for is said by the road alone, once there is one', () => {
  const waits = { ...IDA, consents: [], guardianship: { ...IDA.guardianship, next_step: 'wait' } };
  expect(itemsOf(waits as FamilyAthlete)).toHaveLength(1);
  expect(itemsOf(waits as FamilyAthlete, roadWith(null, 'release'))).toEqual([]);
});

test('each item leads to the very thing', () => {
  const offered = { ...IDA, guardianship: null, offered: [{ id: 'r1' }] };
  const targets = itemsOf(offered as FamilyAthlete).map(({ action }) => 'to' in action && action.to);
  expect(targets).toEqual(['/dashboard/consent?waiting=a1', '/dashboard/athletes?handover=a1']);
});

test('a guardian who joins is answered in place, or on the page that says what is missing first', () => {
  const joining = (can_agree: boolean) => ({
    ...IDA,
    consents: [],
    guardianship: null,
    joining: [{ link_id: 'l1', guardian_name: 'Nils Solheim', since: '2026-11-10T00:00:00.000Z', can_agree }],
  });
  expect(itemsOf(joining(true))[0]?.action).toHaveProperty('inPlace');
  expect(itemsOf(joining(false))[0]?.action).toMatchObject({ to: '/dashboard/athletes?joining=l1' });
});

test('an athlete confirms a guardian in place, with the warning that a code can be overheard', () => {
  const link = {
    id: 'l1',
    waits_for: 'athlete',
    guardian_name: 'Berit Solheim',
    created_at: '2026-11-10T00:00:00.000Z',
  } as GuardianLink;
  const [item] = familyItems({ ...NEWS, links: [link] }, { t });
  expect(item?.text).toContain('Confirm only if you know this person');
  expect(item?.action).toHaveProperty('inPlace');
  expect(familyItems({ ...NEWS, links: [{ ...link, waits_for: 'guardian' }] }, { t })).toEqual([]);
});

test('an athlete’s own next step is what waits, unless it is another’s turn or asked in another row', () => {
  const own = { ...roadWith('fill_profile'), is_self: true };
  expect(ownNextStep(own, { answered: [], onSaving: () => undefined, t })).toMatchObject({
    todo: 'fill_profile',
    action: { label: 'Fill in your profile', to: '/profile' },
  });
  expect(ownNextStep(own, { answered: ['fill_profile'], onSaving: () => undefined, t })).toBeNull();
  expect(
    ownNextStep({ ...own, steps: roadWith(null).steps }, { answered: [], onSaving: () => undefined, t }),
  ).toBeNull();
  expect(ownNextStep(undefined, { answered: [], onSaving: () => undefined, t })).toBeNull();
});
