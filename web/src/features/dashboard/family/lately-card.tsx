/** One calm card for the athlete: what to add next, who looked and what changed, no more than their own pages tell. */
import type { FamilyAthlete } from '@faircourt/contracts/family';
import { ArrowRight, Eye, ScrollText, UserPen, type LucideIcon } from 'lucide-react';
import { useId, type ReactNode } from 'react';
import { Link } from 'react-router';
import { logSentence } from '../../../domain/log/log-sentence.ts';
import { useFormat } from '../../../i18n/use-format.ts';
import { useText } from '../../../i18n/use-text.ts';
import { athleteLogPath, PATHS } from '../../../shell/paths.ts';
import { buttonClasses } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { isUneventful, LOOK_DAYS, type Lately, type Looks } from './lately.ts';

type LatelyCardProps = { athlete: FamilyAthlete; lately: Lately };

export function LatelyCard({ athlete, lately }: LatelyCardProps) {
  const t = useText();
  const titleId = useId();
  const { nextStep, looks, changes } = lately;
  const isQuiet = isUneventful(lately);
  if (isQuiet && nextStep === null) return null;
  return (
    <Card aria-labelledby={titleId}>
      <h2 id={titleId} className="px-5 py-4 text-lg">
        {t('lately.title')}
      </h2>
      <ul className="divide-y divide-line border-t border-line">
        {nextStep && (
          <Row
            icon={UserPen}
            link={{
              label: t('waiting.profile.add'),
              to: nextStep === 'season' ? PATHS.progress : PATHS.profile,
            }}
          >
            <p>{t('waiting.profile', { step: t(`family.step.${nextStep}`) })}</p>
            <p className="text-sm text-muted">
              {t('waiting.profile.text', { completeness: athlete.completeness })}
            </p>
          </Row>
        )}
        {looks !== null && !isQuiet && (
          <Row icon={Eye} link={{ label: t('lately.looks.who'), to: PATHS.progress }}>
            <p>{t('lately.looks', { count: looks.count, days: LOOK_DAYS })}</p>
            <LookedNames looks={looks} />
          </Row>
        )}
        {!isQuiet && (
          <Row icon={ScrollText} link={{ label: t('lately.changes.log'), to: athleteLogPath(athlete.id) }}>
            {changes.length === 0 ? (
              <p>{t('lately.changes.none')}</p>
            ) : (
              <Changes entries={changes} family={athlete} />
            )}
          </Row>
        )}
      </ul>
    </Card>
  );
}

/** Who it was, where that is short to say; the page of looks has all of them. */
function LookedNames({ looks: { count, names } }: { looks: Looks }) {
  const t = useText();
  const format = useFormat();
  if (names.length === 0) return null;
  const others = count - names.length;
  const all = others === 0 ? names : [...names, t('lately.looks.others', { count: others })];
  return <p className="text-sm break-words text-muted">{format.list(all)}</p>;
}

function Changes({ entries, family }: { entries: Lately['changes']; family: FamilyAthlete }) {
  const t = useText();
  const format = useFormat();
  return (
    <ul aria-label={t('lately.changes')} className="flex flex-col gap-1.5">
      {entries.map((entry) => (
        <li key={entry.seq} className="break-words">
          {logSentence(entry, { t, format, family })}{' '}
          <time dateTime={entry.at} className="text-sm whitespace-nowrap text-muted">
            {format.relative(entry.at)}
          </time>
        </li>
      ))}
    </ul>
  );
}

type RowProps = { icon: LucideIcon; link: { label: string; to: string }; children: ReactNode };

function Row({ icon: Icon, link, children }: RowProps) {
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-1 px-5 py-3.5">
      <div className="flex min-w-0 flex-1 basis-60 items-start gap-3">
        <span className="grid size-10 shrink-0 place-items-center rounded-md bg-court-soft text-court">
          <Icon aria-hidden className="size-5" />
        </span>
        <div className="flex min-h-10 min-w-0 flex-col justify-center">{children}</div>
      </div>
      <Link
        to={link.to}
        className={buttonClasses({ variant: 'link', className: 'min-h-11 px-0 max-sm:ml-13' })}
      >
        {link.label}
        <ArrowRight aria-hidden />
      </Link>
    </li>
  );
}
