import { LOCALES } from '@faircourt/contracts/vocabulary';
import { expect, test } from 'vitest';
import { toolsIn } from '../tools.ts';
import { checklistItems, checklistName } from './checklist-text.ts';

test('a section is a checklist or ordinary text, and nothing in between', () => {
  expect(checklistItems('Some text.')).toBeNull();
  expect(checklistItems('- [ ] folder | Start a folder.')).toEqual([
    { key: 'folder', source: 'Start a folder.' },
  ]);
  expect(() => checklistItems('- [ ] folder | Start a folder.\nAnd more.')).toThrow('no item');
});

test('there is a list for every school year and role, with the same items in every language', () => {
  const lists = LOCALES.map((locale) => {
    const tool = toolsIn(locale).find(({ name }) => name === 'checklists');
    return (tool?.checklists ?? []).map(({ items }) => items.map(({ key }) => key));
  });
  expect(lists[0]).toHaveLength(8);
  expect(lists[1]).toEqual(lists[0]);
  expect(lists[2]).toEqual(lists[0]);
  for (const keys of lists[0] ?? []) expect(new Set(keys).size).toBe(keys.length);
});

test('lists are named by their place', () => {
  expect(checklistName(0)).toEqual({ year: 'freshman', role: 'athlete' });
  expect(checklistName(7)).toEqual({ year: 'senior', role: 'guardian' });
  expect(() => checklistName(8)).toThrow('more checklists');
});
