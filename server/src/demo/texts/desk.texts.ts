/** What the demo staff writes at its desk: lists, criteria, notes and next steps. None of it repeats what a profile says. */
import type { ListStageKind } from '@faircourt/contracts/lists';

/** Who of the staff: the demo coach, or one of the two assistants. */
export type StaffPlace = 0 | 1 | 2;

export interface DemoEntry {
  readonly stage: ListStageKind;
  /** Days ago. */
  readonly added: number;
  readonly moved?: readonly [daysAgo: number, by: StaffPlace];
  readonly tags?: readonly string[];
  readonly notes?: readonly (readonly [daysAgo: number, by: StaffPlace, body: string])[];
  /** By criterion, who rated how. */
  readonly ratings?: readonly (readonly [by: StaffPlace, ...values: number[]])[];
  /** In days from now, so that a step may be overdue. */
  readonly step?: readonly [inDays: number, by: StaffPlace | null, text: string];
}

export interface DemoList {
  readonly name: string;
  readonly note: string;
  readonly owner: StaffPlace;
  readonly isShared: boolean;
  readonly isArchived?: boolean;
  readonly entries: readonly DemoEntry[];
}

export const CRITERIA = ['Decisions', 'Shooting', 'Defense', 'Motor'] as const;

/** Between the demo coach and the family that has an offer. */
export const OFFER_SAYINGS = {
  coach: 'Our offer is on its way. Take all the time you need, and write whenever you have a question.',
  family:
    'Thank you, Coach. We have read it together. Could we talk about housing and the first year this week?',
} as const;

export const LISTS: readonly DemoList[] = [
  {
    name: 'Guards, next two classes',
    note: 'Two ball handlers who defend. Academics first, then film, then a visit.',
    owner: 0,
    isShared: true,
    entries: [
      {
        stage: 'visit',
        added: 34,
        moved: [2.2, 1],
        tags: ['priority', 'left hand'],
        notes: [
          [20.1, 0, 'The family answered within a day. Warm, well prepared, asked about tutoring.'],
          [2.1, 1, 'Campus day is set with admissions. Seat at practice reserved.'],
        ],
        ratings: [
          [0, 5, 4, 4, 5],
          [1, 4, 4, 3, 5],
        ],
        step: [2, 0, 'Confirm the campus day with the family'],
      },
      {
        stage: 'contacted',
        added: 30,
        moved: [9, 0],
        notes: [[8.8, 0, 'Short note sent. Wait a week before asking again.']],
        ratings: [[0, 4, 3, 4, 4]],
        step: [-3, 0, 'Send the questionnaire again'],
      },
      {
        stage: 'evaluating',
        added: 26,
        moved: [12, 2],
        tags: ['film'],
        notes: [[11.8, 2, 'Three full games watched. Sees the second help early.']],
        ratings: [
          [0, 4, 3, 3, 4],
          [2, 4, 2, 3, 5],
        ],
        step: [0, 2, 'Watch the two newest games'],
      },
      { stage: 'evaluating', added: 24, moved: [6, 2], tags: ['film'], ratings: [[2, 3, 4, 2, 3]] },
      { stage: 'watching', added: 21, tags: ['spring'] },
      { stage: 'watching', added: 12 },
      { stage: 'watching', added: 0.4 },
      {
        stage: 'closed',
        added: 40,
        moved: [15, 0],
        notes: [[15, 0, 'Chose a program closer to home. Good luck!']],
      },
    ],
  },
  {
    name: 'Size for next fall',
    note: 'One center who runs, one forward who passes.',
    owner: 1,
    isShared: true,
    entries: [
      {
        stage: 'offered',
        added: 48,
        moved: [4, 0],
        tags: ['priority'],
        notes: [[4, 0, 'Offer is out. The family has until the end of next month, no pressure.']],
        ratings: [
          [0, 4, 3, 5, 5],
          [1, 5, 3, 5, 4],
        ],
        step: [5, 1, 'Call with the family about housing'],
      },
      {
        stage: 'contacted',
        added: 33,
        moved: [10, 1],
        ratings: [[1, 3, 2, 4, 4]],
        step: [1, 1, 'Answer the question about majors'],
      },
      {
        stage: 'evaluating',
        added: 19,
        moved: [0.3, 1],
        notes: [[0.2, 1, 'Moves better than the tape showed in spring. Worth a trip.']],
        step: [-1, null, 'Ask the club coach for a full game'],
      },
      { stage: 'evaluating', added: 18, moved: [7, 1] },
      { stage: 'watching', added: 10 },
      { stage: 'watching', added: 9 },
      {
        stage: 'committed',
        added: 120,
        moved: [25, 0],
        tags: ['signed'],
        notes: [[25, 0, 'In! Welcome call done.']],
      },
    ],
  },
  {
    name: 'My notebook',
    note: 'Names to look at again. Only I see this list.',
    owner: 0,
    isShared: false,
    entries: [
      { stage: 'watching', added: 6, step: [6, 0, 'Compare with the guards list'] },
      { stage: 'watching', added: 3 },
    ],
  },
  {
    name: 'Last season’s targets',
    note: '',
    owner: 0,
    isShared: true,
    isArchived: true,
    entries: [
      { stage: 'closed', added: 300, moved: [150, 0] },
      { stage: 'closed', added: 290, moved: [150, 0] },
    ],
  },
];
