import { Outlet, ScrollRestoration } from 'react-router';
import { SkipLink } from '../ui/skip-link.tsx';
import { useFocusOnNavigation } from './use-focus-on-navigation.ts';

export function RootLayout() {
  useFocusOnNavigation();
  return (
    <>
      <SkipLink />
      <Outlet />
      <ScrollRestoration />
    </>
  );
}
