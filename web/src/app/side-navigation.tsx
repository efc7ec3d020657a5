/** The way to every section that exists. A section is listed here in the change that builds it, not before. */
import type { Role } from '@faircourt/contracts/vocabulary';
import { LayoutDashboard, Search, Settings, TicketCheck, UserPen, type LucideIcon } from 'lucide-react';
import { NavLink } from 'react-router';
import { useSession } from '../api/session/use-session.ts';
import type { MessageId } from '../i18n/messages.ts';
import { useText } from '../i18n/use-text.ts';
import { cn } from '../ui/class-names.ts';
import { PATHS, type Path } from './paths.ts';

interface Section {
  path: Path;
  label: MessageId;
  icon: LucideIcon;
  /** Left out: everyone. The server decides what each role may do; this only spares dead ends. */
  roles?: readonly Role[];
}

const SECTIONS: readonly Section[] = [
  { path: PATHS.dashboard, label: 'app.navigation.dashboard', icon: LayoutDashboard },
  { path: PATHS.profile, label: 'app.navigation.profile', icon: UserPen, roles: ['athlete'] },
  { path: PATHS.search, label: 'app.navigation.search', icon: Search },
  {
    path: PATHS.invitations,
    label: 'app.navigation.invitations',
    icon: TicketCheck,
    roles: ['coach', 'regional_director', 'admin'],
  },
  { path: PATHS.settings, label: 'app.navigation.settings', icon: Settings },
];

export function SideNavigation({ onNavigate }: { onNavigate?: () => void }) {
  const t = useText();
  const role = useSession().session?.user.user_metadata.role;
  const sections = SECTIONS.filter(({ roles }) => !roles || (role && roles.includes(role)));
  return (
    <nav aria-label={t('app.navigation.title')}>
      <ul className="flex flex-col gap-1">
        {sections.map(({ path, label, icon: Icon }) => (
          <li key={path}>
            <NavLink
              to={path}
              end
              onClick={onNavigate}
              className={({ isActive }) =>
                cn(
                  'flex min-h-11 items-center gap-3 rounded-md px-3 font-medium transition-colors',
                  isActive ? 'bg-court-soft text-court' : 'text-muted hover:bg-ink/5 hover:text-ink',
                )
              }
            >
              <Icon aria-hidden className="size-5 shrink-0" />
              {t(label)}
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
