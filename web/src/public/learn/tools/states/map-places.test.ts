import { expect, test } from 'vitest';
import { PLACES, stepOnMap } from './map-places.ts';
import { STATES } from './states.ts';

const ALL = [...PLACES.keys()];

test('every state has one square, and no two share it', () => {
  expect(ALL.toSorted()).toEqual(STATES.map(({ code }) => code).toSorted());
  expect(new Set([...PLACES.values()].map(({ column, row }) => `${column} ${row}`)).size).toBe(ALL.length);
});

test('arrow keys reach the neighbour, and every state can be reached', () => {
  expect(stepOnMap(ALL, 'OK', 'ArrowRight')).toBe('LA');
  expect(stepOnMap(ALL, 'TX', 'ArrowUp')).toBe('OK');
  expect(stepOnMap(ALL, 'ME', 'ArrowLeft')).toBe('VT');
  expect(stepOnMap(ALL, 'AK', 'ArrowLeft')).toBeNull();
  expect(stepOnMap(['GA', 'TX'], 'GA', 'ArrowLeft')).toBe('TX');

  const reached = new Set(['GA']);
  for (const code of reached) {
    for (const key of ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown']) {
      const next = stepOnMap(ALL, code, key);
      if (next) reached.add(next);
    }
  }
  expect(reached.size).toBe(ALL.length);
});
