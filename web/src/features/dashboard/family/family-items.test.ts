// @vitest-environment happy-dom
import type { FamilyAthlete } from '@faircourt/contracts/family';
import type { GuardianLink } from '@faircourt/contracts/guardians';
import type { Road, RoadTodo } from '@faircourt/contracts/road';
import type { FamilyVerifications } from '@faircourt/contracts/verification';
import { beforeAll, expect, test } from 'vitest';
import { loadMessages } from '../../../i18n/load-messages.ts';
import { familyCounts } from '../../../domain/waiting/family-waiting.ts';
import { createI18n, translatorOf, type Translate } from '../../../i18n/messages.ts';
import { familyItems, type FamilyNews } from './family-items.tsx';

let t: Translate;
let WORDS: Parameters<typeof familyItems>[1];
beforeAll(async () => {
  t = translatorOf(createI18n('en', await loadMessages('en')));
  WORDS = { t, dayOf: (day) => `the day ${day}` };
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
  locked_down: null,
  joining: [],
} as unknown as FamilyAthlete;

const roadWith = (...todos: (RoadTodo | null)[]): Road => ({
  athlete_id: 'a1',
  athlete_name: 'Ida Solheim',
  is_self: false,
  is_card_in_search: false,
  is_proof_needed: false,
  optional_forms: [],
  missing_basics: [],
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
  return familyItems({ ...NEWS, family }, WORDS);
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

test('while everything is locked down, no proof is asked for', () => {
  const road = { ...roadWith(null), steps: roadWith(null).steps.map((step) => ({ ...step, turn: null })) };
  const locked = { ...IDA, locked_down: { since: '', by: null, can_lift: true } };
  expect(itemsOf(locked, road)).toEqual([]);
  const asked = { ...locked, guardianship: { ...IDA.guardianship, next_step: 'answer' } } as FamilyAthlete;
  expect(itemsOf(asked, road), 'a director waits').toHaveLength(1);
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
    joining: [
      {
        link_id: 'l1',
        guardian_name: 'Nils Solheim',
        since: '2026-11-10T00:00:00.000Z',
        can_agree,
        awaits_admin: false,
      },
    ],
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
  const [item] = familyItems({ ...NEWS, links: [link] }, WORDS);
  expect(item?.text).toContain('Confirm only if you know this person');
  expect(item?.action).toHaveProperty('inPlace');
  expect(familyItems({ ...NEWS, links: [{ ...link, waits_for: 'guardian' }] }, WORDS)).toEqual([]);
});

test('a badge that ends soon is named with its day, unless somebody has asked again', () => {
  const fact = {
    fact_group: 'season',
    season_id: 's1',
    season_label: '2025-26',
    is_empty: false,
    badge: { verified_on: '2025-12-08', expires_on: '2026-12-08', method: null, director_name: null },
    question: null,
    ask: 'expiring',
  } as const;
  const of = (facts: object[]) => {
    const verifications = { athletes: [{ athlete: IDA, facts }], file_key: '' };
    return verifications as unknown as FamilyVerifications;
  };
  const [item] = familyItems({ ...NEWS, verifications: of([fact]) }, WORDS);
  expect(item?.title).toBe('Verified only until the day 2026-12-08: Season statistics 2025-26 (Ida Solheim)');
  expect(item?.action).toMatchObject({ to: '/dashboard/verifications?ask=season-s1&athlete=a1' });
  const asked = { ...fact, question: { status: 'open', is_being_checked: false } };
  const counted = of([{ ...fact, ask: null }, asked]);
  expect(familyItems({ ...NEWS, verifications: counted }, WORDS)).toEqual([]);
});

test('the navigation counts what the list has, item by item', () => {
  const joining = [
    { link_id: 'l1', guardian_name: 'Ola', since: '2026-11-01T10:00:00.000Z', can_agree: false },
    { link_id: 'l2', guardian_name: 'Per', since: '2026-11-02T10:00:00.000Z', can_agree: true },
  ];
  const athlete = { ...IDA, joining, offered: [{ id: 'r1' }, { id: 'r2' }] } as unknown as FamilyAthlete;
  for (const roads of [[], [roadWith('state', null)], [roadWith(null)]]) {
    const family = { athletes: [athlete], waiting: [], roads };
    const keys = familyItems({ ...NEWS, family }, WORDS).map(({ key }) => key.split(':')[0]);
    const of = (...sections: string[]) => keys.filter((key) => sections.includes(key ?? '')).length;
    expect(familyCounts(family)).toEqual({
      athletes: of('guardianship', 'joining', 'offered'),
      forms: of('forms'),
    });
  }
  const signing = { athletes: [IDA], waiting: [], roads: [roadWith('sign')] };
  expect(familyCounts(signing).forms, 'the road asks for it, and "Waiting for you" counts the road').toBe(1);
});
