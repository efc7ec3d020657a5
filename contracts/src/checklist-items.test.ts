import { expect, test } from 'vitest';
import { CHECKLIST_ITEMS } from './checklist-items.ts';

test('every item has a name of its own', () => {
  expect(CHECKLIST_ITEMS).toContain('freshman.athlete.folder');
  expect(new Set(CHECKLIST_ITEMS).size).toBe(CHECKLIST_ITEMS.length);
});
