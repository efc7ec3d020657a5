/** A regional director starts without powers; this says what happens until an admin approves, and what to do meanwhile. */
import { BellRing, BookOpen, LifeBuoy, MailCheck, Settings } from 'lucide-react';
import type { ReactNode } from 'react';
import { AppLink } from '../../shell/app-link.tsx';
import { PATHS } from '../../shell/paths.ts';
import { useText } from '../../i18n/use-text.ts';
import { Alert } from '../../ui/alert.tsx';
import { buttonClasses } from '../../ui/button.tsx';

const STEPS = [
  'dashboard.pending.step_review',
  'dashboard.pending.step_regions',
  'dashboard.pending.step_start',
] as const;

const MEANWHILE = [
  { label: 'dashboard.action.nil_resources', path: PATHS.learn, icon: BookOpen },
  { label: 'dashboard.pending.settings', path: PATHS.settings, icon: Settings },
  { label: 'dashboard.pending.support', path: PATHS.support, icon: LifeBuoy },
] as const;

export function PendingDirectorCard() {
  const t = useText();
  return (
    <Alert title={t('dashboard.pending.title')} className="rounded-lg p-5 sm:p-6">
      <p>{t('dashboard.pending.description')}</p>
      <ol className="mt-4 flex flex-col gap-3">
        {STEPS.map((step, index) => (
          <li key={step} className="flex items-start gap-3">
            <span
              aria-hidden
              className="grid size-6 shrink-0 place-items-center rounded-full border border-court/40 text-sm font-semibold text-court tabular-nums"
            >
              {index + 1}
            </span>
            {t(step)}
          </li>
        ))}
      </ol>
      <Part title={t('dashboard.pending.hear')}>
        <p className="flex items-start gap-2.5">
          <BellRing aria-hidden className="mt-0.5 size-5 shrink-0 text-court" />
          {t('dashboard.pending.hear_bell')}
        </p>
        <p className="mt-2 flex items-start gap-2.5">
          <MailCheck aria-hidden className="mt-0.5 size-5 shrink-0 text-court" />
          {t('dashboard.pending.hear_mail')}
        </p>
      </Part>
      <Part title={t('dashboard.pending.meanwhile')}>
        <p>{t('dashboard.pending.meanwhile_text')}</p>
        <div className="mt-3 flex flex-wrap gap-3">
          {MEANWHILE.map(({ label, path, icon: Icon }) => (
            <AppLink
              key={path}
              to={path}
              className={buttonClasses({ variant: 'secondary', size: 'sm', className: 'min-h-11' })}
            >
              <Icon aria-hidden />
              {t(label)}
            </AppLink>
          ))}
        </div>
      </Part>
    </Alert>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="mt-5">
      <h2 className="mb-2 text-base">{title}</h2>
      {children}
    </section>
  );
}
