import type { PageDefinition } from '../page.ts';
import { MissingPage } from './missing-page.tsx';

export function missingPages(): PageDefinition[] {
  return [
    {
      slug: '/404',
      name: 'not-found',
      title: 'not_found.title',
      description: 'not_found.description',
      Component: MissingPage,
      isErrorPage: true,
    },
  ];
}
