import { Outlet, ScrollRestoration } from 'react-router';
import { SkipLink } from '../ui/skip-link.tsx';
import { useFocusOnNavigation } from './use-focus-on-navigation.ts';
import { useKeepFocus } from './use-keep-focus.ts';
import { PLACES_KEY, useReturn } from './use-return.ts';

export function RootLayout() {
  useFocusOnNavigation();
  useKeepFocus();
  useReturn();
  return (
    <>
      <SkipLink />
      <Outlet />
      <ScrollRestoration storageKey={PLACES_KEY} />
    </>
  );
}
