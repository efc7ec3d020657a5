/** The way to every section that exists. */
import { Fragment, useId } from 'react';
import { NavLink } from 'react-router';
import { useRole } from '../api/session/use-role.ts';
import { useText } from '../i18n/use-text.ts';
import { cn } from '../ui/class-names.ts';
import { PATHS } from '../shell/paths.ts';
import { ADMIN_GROUPS, SECTIONS, type Section } from './navigation-sections.ts';

export function SideNavigation({ onNavigate }: { onNavigate?: () => void }) {
  const t = useText();
  const id = useId();
  const role = useRole();
  const sections = SECTIONS.filter(({ roles }) => !roles || (role && roles.includes(role)));
  const groups = role === 'admin' ? ADMIN_GROUPS : [];
  const grouped = new Set(groups.flatMap(({ paths }) => paths));
  return (
    <nav aria-label={t('app.navigation.title')}>
      <ul className={LIST}>
        {sections.map(
          (section) =>
            !grouped.has(section.path) && (
              <SectionLink key={section.path} section={section} onNavigate={onNavigate} />
            ),
        )}
      </ul>
      {groups.map(({ label, paths }) => (
        <Fragment key={label}>
          <p id={`${id}-${label}`} className="mt-4 mb-1 px-3 text-sm font-semibold text-muted">
            {t(label)}
          </p>
          <ul aria-labelledby={`${id}-${label}`} className={LIST}>
            {sections.map(
              (section) =>
                paths.includes(section.path) && (
                  <SectionLink key={section.path} section={section} onNavigate={onNavigate} />
                ),
            )}
          </ul>
        </Fragment>
      ))}
    </nav>
  );
}

const LIST = 'flex flex-col gap-1';

function SectionLink({
  section: { path, label, icon: Icon, count: Count },
  onNavigate,
}: {
  section: Section;
  onNavigate: (() => void) | undefined;
}) {
  const t = useText();
  return (
    <li>
      <NavLink
        to={path}
        // What lies below a section belongs to it; below the dashboard lies everything.
        end={path === PATHS.dashboard}
        onClick={onNavigate}
        className={({ isActive }) =>
          cn(
            'flex min-h-11 scroll-my-14 items-center gap-3 rounded-md px-3 font-medium transition-colors',
            isActive ? 'bg-court-soft text-court' : 'text-muted hover:bg-ink/5 hover:text-ink',
          )
        }
      >
        {({ isActive }) => (
          <>
            <Icon aria-hidden className="size-5 shrink-0" />
            {t(label)}
            {Count && <Count />}
            {isActive && <span hidden ref={bringLinkIntoView} />}
          </>
        )}
      </NavLink>
    </li>
  );
}

/**
 * An admin has more sections than a low screen has room for. Where all fit nothing is done: Tab would go on from what was brought.
 * Looked at once the browser has laid out the page anyway: asked at once, it would have to do so for this alone.
 */
function bringLinkIntoView(mark: HTMLElement | null): () => void {
  const frame = requestAnimationFrame(() => setTimeout(bring));
  const bring = () => {
    const link = mark?.closest('a');
    if (!link) return;
    const { top, bottom } = link.getBoundingClientRect();
    if (top < 0 || bottom > innerHeight) link.scrollIntoView({ block: 'nearest' });
  };
  return () => cancelAnimationFrame(frame);
}
