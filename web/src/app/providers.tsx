/** What every screen needs: language, data, routes, toasts. */
import type { Locale } from '@faircourt/contracts/vocabulary';
import type { I18n } from '@lingui/core';
import { QueryClientProvider } from '@tanstack/react-query';
import { useEffect, useState, type ComponentProps } from 'react';
import { RouterProvider } from 'react-router/dom';
import { session } from '../api/session/session-client.ts';
import { useSession } from '../api/session/use-session.ts';
import { LocaleProvider, useLocale } from '../i18n/locale-provider.tsx';
import { Toaster } from '../ui/toast.tsx';
import { dropDrafts } from '../shell/drafts/drafts.ts';
import { dropReloadDrafts } from '../shell/drafts/reload-draft.ts';
import { endFirstView } from '../shell/first-view.ts';
import { keepChecklists } from './own-checklists.ts';
import { createQueryClient } from './query-client.ts';

type ProvidersProps = {
  i18n: I18n;
  initialLocale: Locale;
  router: ComponentProps<typeof RouterProvider>['router'];
};

export function Providers({ i18n, initialLocale, router }: ProvidersProps) {
  const [queryClient] = useState(createQueryClient);
  useEffect(endFirstView, []);
  useEffect(keepChecklists, []);

  // What one person loaded must never show to the next who signs in on this device.
  useEffect(
    () =>
      session.onAuthStateChange((event, current) => {
        if (event === 'SIGNED_OUT' || event === 'SIGNED_IN') queryClient.clear();
        if (event === 'SIGNED_OUT') dropReloadDrafts();
        // A session that ran out leaves its drafts, so that they are there after signing in again.
        if (event === 'SIGNED_OUT' && session.endReason === null) dropDrafts(null);
        if (event === 'SIGNED_IN') dropDrafts(current?.user.id ?? null);
      }),
    [queryClient],
  );

  return (
    <LocaleProvider i18n={i18n} initialLocale={initialLocale}>
      <QueryClientProvider client={queryClient}>
        <AccountLocale />
        <RouterProvider router={router} />
        <Toaster />
      </QueryClientProvider>
    </LocaleProvider>
  );
}

/** Follows the account's language whenever it becomes known or changes. */
function AccountLocale() {
  const accountLocale = useSession().session?.user.locale;
  const { setLocale } = useLocale();
  useEffect(() => {
    if (accountLocale) void setLocale(accountLocale);
  }, [accountLocale, setLocale]);
  return null;
}
