import { expect, test } from 'vitest';
import { clearList, NO_TICKS, parseTicks, setTick } from './checklist-ticks.ts';

test('a tick is set once and taken away again', () => {
  const once = setTick(setTick(NO_TICKS, 'freshman.athlete.folder', true), 'freshman.athlete.folder', true);
  expect(once.ticked).toEqual(['freshman.athlete.folder']);
  expect(setTick(once, 'freshman.athlete.folder', false).ticked).toEqual([]);
});

test('starting over leaves the other lists alone', () => {
  const ticks = { ...NO_TICKS, ticked: ['freshman.athlete.folder', 'freshman.guardian.link'] };
  expect(clearList(ticks).ticked).toEqual(['freshman.guardian.link']);
});

test('what is damaged in the browser is read with care', () => {
  expect(parseTicks('nothing')).toBeNull();
  expect(parseTicks({ ticked: ['a', 3], year: 'fifth', role: 'guardian' })).toEqual({
    year: 'freshman',
    role: 'guardian',
    ticked: ['a'],
  });
});
