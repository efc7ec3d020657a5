/**
 * Draws the first view of the application's pages, in every language. Runs in Node, once in the build: the server knows
 * neither the reader's language nor the session, so each page carries all that it may have to show, and preferences.js
 * and first-view.css choose.
 */
import { LOCALES, type Locale } from '@faircourt/contracts/vocabulary';
import type { ComponentType } from 'react';
import { text } from 'node:stream/consumers';
import { prerenderToNodeStream } from 'react-dom/static';
import { MemoryRouter } from 'react-router';
import { LocaleProvider } from '../../i18n/locale-provider.tsx';
import { i18nFor } from '../../public/catalogues.ts';
import { OPEN_ROUTES, PATHS } from '../../shell/paths.ts';
import { LoadingView } from '../../ui/states.tsx';
import {
  DashboardView,
  FamilyView,
  OtherView,
  ProfileView,
  RequestsView,
  SearchView,
} from './page-views.tsx';
import { SignInView } from './sign-in-view.tsx';

const PAGES: Record<string, ComponentType> = {
  [PATHS.auth]: SignInView,
  [PATHS.dashboard]: DashboardView,
  [PATHS.search]: SearchView,
  [PATHS.profile]: ProfileView,
  [PATHS.athletes]: FamilyView,
  [PATHS.requests]: RequestsView,
};
/** React ties labels to fields and moves titles into the head; here nothing can be reached, and the tab has its name. */
const TIES = / (?:id|for|tabindex)="[^"]*"|<title>[^<]*<\/title>/g;

/** Which view a route has; null where there is nothing to say but that it loads. */
export function firstViewOf(route: string): ComponentType | null {
  if (PAGES[route]) return PAGES[route];
  return OPEN_ROUTES.some((open) => open === route) ? null : OtherView;
}

export async function renderFirstView(view: ComponentType | null): Promise<string> {
  const views = await Promise.all(LOCALES.map((locale) => renderIn(locale, view)));
  return views.join('');
}

async function renderIn(locale: Locale, View: ComponentType | null): Promise<string> {
  const { prelude } = await prerenderToNodeStream(
    <LocaleProvider i18n={i18nFor(locale)} initialLocale={locale}>
      <MemoryRouter>
        <div data-first-view lang={locale}>
          <div data-first-loading>
            <LoadingView className="min-h-dvh" />
          </div>
          {View && (
            <div data-first-page aria-hidden inert>
              <View />
            </div>
          )}
        </div>
      </MemoryRouter>
    </LocaleProvider>,
  );
  return (await text(prelude)).replaceAll(TIES, '');
}
