/** The shell around a page before its code is there. Who it is for, preferences.js writes at the document's root. */
import { ROLES, type Role } from '@faircourt/contracts/vocabulary';
import { Bell, Languages, LogOut, Menu, Monitor } from 'lucide-react';
import type { ReactNode } from 'react';
import { useText } from '../../i18n/use-text.ts';
import { Brand } from '../../ui/brand.tsx';
import { buttonClasses } from '../../ui/button.tsx';
import { cn } from '../../ui/class-names.ts';
import { Skeleton } from '../../ui/skeleton.tsx';
import { ShellFrame } from '../shell-frame.tsx';

export function ShellView({ children }: { children: ReactNode }) {
  return (
    <ShellFrame barStart={<BarStart />} barEnd={<BarEnd />} navigation={<NavigationShapes />}>
      {children}
    </ShellFrame>
  );
}

/** One for each role; the style sheet shows the reader's. */
export function OfEachRole({ children }: { children: (role: Role) => ReactNode }) {
  return ROLES.map((role) => (
    <div key={role} data-of-role={role}>
      {children(role)}
    </div>
  ));
}

function BarStart() {
  return (
    <>
      <Icon className="shrink-0 lg:hidden">
        <Menu />
      </Icon>
      <span className="flex shrink-0 p-1 lg:pl-2">
        <Brand isCompact />
      </span>
    </>
  );
}

function BarEnd() {
  const t = useText();
  return (
    <>
      <div className="mr-1 flex min-w-0 items-center gap-3 sm:mr-3">
        <span className="hidden size-10 shrink-0 place-items-center overflow-hidden rounded-full bg-court-soft text-sm font-semibold text-court before:content-(--initials) sm:grid" />
        <div className="min-w-0 text-right leading-tight sm:text-left">
          <p className="max-w-[22ch] truncate text-sm font-semibold before:content-(--name)" />
          <OfEachRole>
            {(role) => <p className="truncate text-sm text-muted">{t(`role.${role}`)}</p>}
          </OfEachRole>
        </div>
      </div>
      <Icon className="shrink-0">
        <Bell />
      </Icon>
      <div className="hidden items-center gap-1 sm:flex">
        <Icon>
          <Languages />
        </Icon>
        <Icon>
          <Monitor />
        </Icon>
      </div>
      <Icon className="sm:hidden">
        <LogOut />
      </Icon>
      <span
        className={cn(
          buttonClasses({ variant: 'secondary', size: 'sm' }),
          'ml-1 hidden min-h-10 sm:inline-flex',
        )}
      >
        <LogOut />
        {t('sign_out.submit')}
      </span>
    </>
  );
}

function Icon({ children, className }: { children: ReactNode; className?: string }) {
  return <span className={cn(buttonClasses({ variant: 'ghost', size: 'icon' }), className)}>{children}</span>;
}

const ITEM_WIDTHS = ['w-28', 'w-20', 'w-32', 'w-24', 'w-30', 'w-36'];

function NavigationShapes() {
  return (
    <div className="flex flex-col gap-6 px-3 pt-2">
      {ITEM_WIDTHS.map((width) => (
        <Skeleton key={width} className={cn('h-5', width)} />
      ))}
    </div>
  );
}
