/** The shell of every signed-in page: top bar, side navigation (a sheet on small screens), content. */
import { Menu } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { Outlet } from 'react-router';
import { UnverifiedBanner } from '../features/institutions/unverified-banner.tsx';
import { NotificationBell } from '../features/notifications/notification-bell.tsx';
import { ErasureBanner } from '../features/settings/erasure/erasure-banner.tsx';
import { FreezeBanner } from '../features/settings/restriction/freeze-banner.tsx';
import { MailboxBanner } from '../features/settings/mailbox/mailbox-banner.tsx';
import { useText } from '../i18n/use-text.ts';
import { Brand } from '../ui/brand.tsx';
import { IconButton } from '../ui/button.tsx';
import { Sheet } from '../ui/sheet.tsx';
import { MAIN_ID } from '../ui/skip-link.tsx';
import { AccountSummary, SignOutButton } from './account-bar.tsx';
import { AppLink } from '../shell/app-link.tsx';
import { AccountLanguageMenu, SheetPreferences } from './preferences.tsx';
import { PATHS } from '../shell/paths.ts';
import { SideNavigation } from './side-navigation.tsx';
import { useDirectorApproval } from './use-director-approval.ts';
import { useLiveLine } from './use-live-line.ts';
import { ThemeMenu } from '../ui/preference-menus.tsx';

/** Around the page of the address, or around what is given. */
export function AppLayout({ children }: { children?: ReactNode }) {
  useLiveLine();
  useDirectorApproval();
  return (
    <div className="min-h-dvh">
      <TopBar />
      <div className="mx-auto flex min-h-[calc(100dvh-4.25rem)] w-full max-w-[90rem]">
        <div className="hidden w-64 shrink-0 border-r border-line lg:block">
          <div className="sticky top-17 max-h-[calc(100dvh-4.25rem)] overflow-y-auto px-4 py-8">
            <SideNavigation />
          </div>
        </div>
        <main
          id={MAIN_ID}
          tabIndex={-1}
          className="min-w-0 flex-1 px-4 py-8 outline-none sm:px-8 lg:px-12 lg:py-10"
        >
          <div className="mx-auto max-w-5xl">
            <ErasureBanner />
            <FreezeBanner />
            <MailboxBanner />
            <UnverifiedBanner />
            {children ?? <Outlet />}
          </div>
        </main>
      </div>
    </div>
  );
}

function TopBar() {
  const t = useText();
  return (
    <header className="sticky top-0 z-30 border-b border-line bg-paper">
      <div className="mx-auto flex h-17 max-w-[90rem] items-center gap-1 px-2 sm:gap-2 sm:px-6">
        <NavigationSheet />
        <AppLink
          to={PATHS.dashboard}
          aria-label={t('app.brand_link')}
          className="flex shrink-0 rounded-sm p-1 lg:pl-2"
        >
          <Brand isCompact />
        </AppLink>
        <div className="ml-auto flex min-w-0 items-center gap-1">
          <AccountSummary className="mr-1 min-w-0 sm:mr-3" />
          <NotificationBell />
          <div className="hidden items-center gap-1 sm:flex">
            <AccountLanguageMenu />
            <ThemeMenu />
          </div>
          <SignOutButton />
        </div>
      </div>
    </header>
  );
}

function NavigationSheet() {
  const t = useText();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <Sheet
      isOpen={isOpen}
      onOpenChange={setIsOpen}
      title={t('app.navigation.title')}
      trigger={
        <IconButton label={t('app.navigation.open')} className="shrink-0 lg:hidden">
          <Menu aria-hidden />
        </IconButton>
      }
    >
      <SideNavigation onNavigate={() => setIsOpen(false)} />
      <SheetPreferences />
    </Sheet>
  );
}
