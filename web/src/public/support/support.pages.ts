import { PATHS } from '../../shell/paths.ts';
import type { PageDefinition } from '../page.ts';
import { localePath } from '../locale-path.ts';
import { SupportPage } from './support-page.tsx';

export function supportPages(): PageDefinition[] {
  return [
    {
      slug: PATHS.support,
      name: 'support',
      title: 'public.support.document_title',
      description: 'public.support.meta_description',
      Component: SupportPage,
      islands: ['support/support-form.island.ts'],
      jsonLd: ({ locale, url }) => [
        { '@type': 'ContactPage', url: url(localePath(locale, PATHS.support)), inLanguage: locale },
      ],
    },
  ];
}
