import { Outlet, ScrollRestoration } from 'react-router';
import { SkipLink } from '../ui/skip-link.tsx';
import { useFocusOnNavigation } from './use-focus-on-navigation.ts';
import { useKeepFocus } from './use-keep-focus.ts';

export function RootLayout() {
  useFocusOnNavigation();
  useKeepFocus();
  return (
    <>
      <SkipLink />
      <Outlet />
      <ScrollRestoration />
    </>
  );
}
