/** The way to every section that exists. A section is listed here in the change that builds it, not before. */
import { LayoutDashboard, Settings, type LucideIcon } from 'lucide-react';
import { NavLink } from 'react-router';
import type { MessageId } from '../i18n/messages.ts';
import { useText } from '../i18n/use-text.ts';
import { cn } from '../ui/class-names.ts';
import { PATHS, type Path } from './paths.ts';

const SECTIONS: { path: Path; label: MessageId; icon: LucideIcon }[] = [
  { path: PATHS.dashboard, label: 'app.navigation.dashboard', icon: LayoutDashboard },
  { path: PATHS.settings, label: 'app.navigation.settings', icon: Settings },
];

export function SideNavigation({ onNavigate }: { onNavigate?: () => void }) {
  const t = useText();
  return (
    <nav aria-label={t('app.navigation.title')}>
      <ul className="flex flex-col gap-1">
        {SECTIONS.map(({ path, label, icon: Icon }) => (
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
