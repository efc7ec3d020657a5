/** The shell of every signed-in page: top bar, side navigation (a sheet on small screens), content. */
import { Menu } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { Outlet } from 'react-router';
import { BelowUnverifiedBanner } from '../features/institutions/unverified-banner.tsx';
import { NotificationBell } from '../features/notifications/notification-bell.tsx';
import { ErasureBanner } from '../features/settings/erasure/erasure-banner.tsx';
import { FreezeBanner } from '../features/settings/restriction/freeze-banner.tsx';
import { MailboxBanner } from '../features/settings/mailbox/mailbox-banner.tsx';
import { useText } from '../i18n/use-text.ts';
import { Brand } from '../ui/brand.tsx';
import { IconButton } from '../ui/button.tsx';
import { Sheet } from '../ui/sheet.tsx';
import { AccountSummary, SignOutButton } from './account-bar.tsx';
import { AppLink } from '../shell/app-link.tsx';
import { AccountLanguageMenu, SheetPreferences } from './preferences.tsx';
import { PATHS } from '../shell/paths.ts';
import { ShellFrame } from './shell-frame.tsx';
import { SideNavigation } from './side-navigation.tsx';
import { useDirectorApproval } from './use-director-approval.ts';
import { useLiveLine } from './use-live-line.ts';
import { ThemeMenu } from '../ui/preference-menus.tsx';
import { useMatches } from '../ui/use-matches.ts';

/** Around the page of the address, or around what is given. */
export function AppLayout({ children }: { children?: ReactNode }) {
  useLiveLine();
  useDirectorApproval();
  return (
    <ShellFrame barStart={<BarStart />} barEnd={<BarEnd />} navigation={<SideNavigation />}>
      <ErasureBanner />
      <FreezeBanner />
      <MailboxBanner />
      <BelowUnverifiedBanner>{children ?? <Outlet />}</BelowUnverifiedBanner>
    </ShellFrame>
  );
}

function BarStart() {
  const t = useText();
  return (
    <>
      <NavigationSheet />
      <AppLink
        to={PATHS.dashboard}
        aria-label={t('app.brand_link')}
        className="flex shrink-0 rounded-sm p-1 lg:pl-2"
      >
        <Brand isCompact />
      </AppLink>
    </>
  );
}

function BarEnd() {
  const hasRoom = useMatches('(min-width: 40rem)');
  return (
    <>
      <AccountSummary className="mr-1 min-w-0 sm:mr-3" />
      <NotificationBell />
      {/* On a phone they are in the sheet of the navigation. */}
      {hasRoom && (
        <div className="flex items-center gap-1">
          <AccountLanguageMenu />
          <ThemeMenu />
        </div>
      )}
      <SignOutButton />
    </>
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
      {/* Closed before the link is followed: a page with unsaved changes asks then, and Back does not have to close it. */}
      <SideNavigation onNavigate={() => flushSync(() => setIsOpen(false))} />
      <SheetPreferences />
    </Sheet>
  );
}
