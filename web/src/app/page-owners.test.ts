import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { ROLES } from '@faircourt/contracts/vocabulary';
import { expect, test } from 'vitest';
import { readPageSources } from '../public/application-modules.ts';
import { PATHS, type SignedInRoute } from '../shell/paths.ts';
import { PAGE_OWNERS, placeInstead } from '../domain/page-owners.ts';

const WEB = join(import.meta.dirname, '../..');
const PAGES = Object.keys(PAGE_OWNERS) as SignedInRoute[];
const OF_SOME = PAGES.filter((page) => PAGE_OWNERS[page].length < ROLES.length);
const SOURCES = readPageSources(readFileSync(join(WEB, 'src/app/router.tsx'), 'utf8'));

test.each(OF_SOME)('%s says to other roles whose it is', (page) => {
  const file = join(WEB, SOURCES.get(page) ?? '');
  const text = readFileSync(file, 'utf8');
  // A page that is another one for each role says it in one of these.
  const parts = [...text.matchAll(/from '(\.\/[^']+-page\.tsx)'/g)].map(([, part = '']) =>
    readFileSync(join(dirname(file), part), 'utf8'),
  );
  const said = [text, ...parts].flatMap((source) =>
    [...source.matchAll(/<(?:NotYourPage|ClosedToYou)\s+page=\{PATHS\.(\w+)\}/g)].map(([, key = '']) => key),
  );
  const owners = said.map((key) => PAGE_OWNERS[PATHS[key as keyof typeof PATHS] as SignedInRoute]);
  expect(owners).toContain(PAGE_OWNERS[page]);
});

test('nobody is sent from one closed page to another', () => {
  for (const page of OF_SOME) {
    for (const role of ROLES.filter((each) => !PAGE_OWNERS[page].includes(each))) {
      const place = placeInstead(page, role);
      expect(PAGE_OWNERS[place], `${role} from ${page} to ${place}`).toContain(role);
    }
  }
});
