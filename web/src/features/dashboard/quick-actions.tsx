/** The three things that people of a role do most. */
import type { Role } from '@faircourt/contracts/vocabulary';
import { ArrowRight } from 'lucide-react';
import { useText } from '../../i18n/use-text.ts';
import { AppLink } from '../../shell/app-link.tsx';
import { Card } from '../../ui/card.tsx';
import { QUICK_ACTIONS, type QuickAction } from './role-dashboards.ts';

export function QuickActions({ role }: { role: Role }) {
  return (
    <ul className="grid grid-cols-3 gap-2 sm:gap-4">
      {QUICK_ACTIONS[role].map((action) => (
        <QuickActionCard key={action.label} {...action} />
      ))}
    </ul>
  );
}

/** On a phone a small tile, so that what waits is on the first screen. */
function QuickActionCard({ label, hint, path, icon: Icon }: QuickAction) {
  const t = useText();
  return (
    <li className="flex min-w-0">
      <Card className="group relative flex w-full flex-col items-center gap-2 px-0.5 py-3 text-center transition-[border-color,box-shadow] focus-within:border-court hover:border-court/50 hover:shadow-float sm:items-start sm:gap-4 sm:p-6 sm:text-left">
        <span className="grid size-11 shrink-0 place-items-center rounded-md bg-court-soft text-court">
          <Icon aria-hidden className="size-5.5" />
        </span>
        <div className="w-full min-w-0 flex-1">
          <h3 className="font-sans text-[0.8125rem] leading-4.5 font-semibold tracking-tight [font-stretch:100%] max-sm:mx-auto max-sm:w-min sm:font-heading sm:text-lg sm:tracking-normal">
            {/* The link covers the whole card, and yet its name is only the label. */}
            <AppLink
              to={path}
              className="after:absolute after:inset-0 after:rounded-lg focus-visible:outline-none focus-visible:after:outline-2 focus-visible:after:outline-offset-2 focus-visible:after:outline-court"
            >
              {t(label)}
            </AppLink>
          </h3>
          <p className="mt-1 hidden text-muted sm:block">{t(hint)}</p>
        </div>
        <ArrowRight
          aria-hidden
          className="hidden size-5 shrink-0 text-ball transition-transform group-hover:translate-x-1 sm:block"
        />
      </Card>
    </li>
  );
}
