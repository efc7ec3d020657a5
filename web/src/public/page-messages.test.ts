import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readPageSources } from './application-modules.ts';
import { EVERYWHERE } from '../i18n/message-parts.ts';
import { messagesOfPages } from '../i18n/page-messages.ts';

const SOURCES = join(import.meta.dirname, '..');
const IDS = Object.keys(
  JSON.parse(readFileSync(join(SOURCES, '../../catalogues/interface/en.json'), 'utf8')) as object,
).filter((id) => !id.startsWith('public.'));
const PAGES = readPageSources(readFileSync(join(SOURCES, 'app/router.tsx'), 'utf8'));
const PARTS = messagesOfPages(SOURCES, IDS, PAGES);
const partOf = (page: string) => PARTS.get(page) ?? [];

test('every message is in a part', () => {
  const placed = new Set([...PARTS.values()].flat());
  expect(IDS.filter((id) => !placed.has(id))).toEqual([]);
});

test('every page has the words of the shell and of what an unknown address shows', () => {
  expect(partOf(EVERYWHERE)).toEqual(
    expect.arrayContaining(['app.loading', 'sign_out.submit', 'notifications.title', 'role.coach']),
  );
});

test('a page has what its own code says, also what a part of it says that is fetched later', () => {
  expect(partOf('/auth')).toContain('auth.sign_in.title');
  expect(partOf('/dashboard')).toEqual(expect.arrayContaining(['dashboard.coach.title', 'road.done']));
  expect(partOf('/auth').filter((id) => id.startsWith('dashboard.'))).toEqual([]);
});

test('no page repeats what all have, and none carries a large piece of the catalogue', () => {
  const everywhere = new Set(partOf(EVERYWHERE));
  for (const page of PAGES.keys()) {
    expect(partOf(page).filter((id) => everywhere.has(id))).toEqual([]);
    expect(partOf(page).length).toBeLessThan(IDS.length / 4);
  }
});
