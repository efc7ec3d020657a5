import { CHECKLISTS } from '@faircourt/contracts/checklist-items';
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

test.each(LOCALES)('the page in %s has the very lists and items that the contract names', (locale) => {
  const tool = toolsIn(locale).find(({ name }) => name === 'checklists');
  const lists = (tool?.checklists ?? []).map(({ items }, index) => {
    const { year, role } = checklistName(index);
    return [`${year}.${role}`, items.map(({ key }) => key)];
  });
  expect(Object.fromEntries(lists)).toEqual(CHECKLISTS);
});

test('lists are named by their place', () => {
  expect(checklistName(0)).toEqual({ year: 'freshman', role: 'athlete' });
  expect(checklistName(7)).toEqual({ year: 'senior', role: 'guardian' });
  expect(() => checklistName(8)).toThrow('more checklists');
});
