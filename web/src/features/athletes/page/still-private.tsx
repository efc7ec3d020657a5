/** Everything that is closed, in one place: one request for what can be asked for, what was asked for, and what waits for a director. */
import type { CompleteProfile } from '@faircourt/contracts/athlete-page';
import { Clock3, LockKeyhole } from 'lucide-react';
import { useId, type ReactNode } from 'react';
import { useFormat } from '../../../i18n/use-format.ts';
import { useText } from '../../../i18n/use-text.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Card, CardContent, CardTitle } from '../../../ui/card.tsx';
import { AskForRelease } from './requests/ask-for-release.tsx';
import { GroupAnswer } from './requests/group-answer.tsx';
import { GroupChoice } from './requests/group-choice.tsx';
import { GROUPS, type AskableGroup } from './requests/askable-groups.ts';
import { useRequesting } from './requests/request-context.ts';

/** What a director checks by itself: seasons are released with the measurements, and verified one by one. */
const CHECKED = ['measurements', 'seasons', 'academics', 'transcript', 'identity', 'videos'] as const;

const TITLES = {
  measurements: 'athlete.measurements',
  seasons: 'season.title',
  academics: 'athlete.academics',
  transcript: 'athlete.transcript',
  identity: 'athlete.about',
  videos: 'athlete.videos',
} as const;

export function StillPrivate({ profile: { states, videos } }: { profile: CompleteProfile }) {
  const t = useText();
  const titleId = useId();
  const requesting = useRequesting();
  const askable = requesting?.groups ?? [];
  const closed = GROUPS.filter((group) => states[group] === 'not_released' && !askable.includes(group));
  const waiting = CHECKED.filter((part) => states[part] === 'under_verification');
  if (askable.length + closed.length + waiting.length === 0) return null;
  const notes: Partial<Record<AskableGroup, string>> =
    videos.length > 0 ? { videos: t('athlete.videos.public_only') } : {};
  return (
    <Card aria-labelledby={titleId} className="print:hidden">
      <header className="p-5 pb-0 sm:p-6 sm:pb-0">
        <CardTitle id={titleId}>{t('private.title')}</CardTitle>
        <p className="mt-1 text-muted">{t(askable.length > 0 ? 'private.text.ask' : 'private.text')}</p>
      </header>
      <CardContent className="flex flex-col gap-4 pt-4 sm:pt-4">
        {requesting && askable.length > 0 && (
          <div className="flex flex-col gap-4">
            <GroupChoice requesting={requesting} title={t('private.title')} notes={notes} />
            <AskForRelease className="w-fit max-sm:w-full" variant="secondary" requesting={requesting} />
          </div>
        )}
        {closed.length > 0 && (
          <ul className="flex flex-col divide-y divide-line">
            {closed.map((group) => (
              <ClosedGroup key={group} group={group} note={notes[group]} />
            ))}
          </ul>
        )}
        <Waiting parts={waiting} />
      </CardContent>
    </Card>
  );
}

/** Nothing to tick: it was asked for already, or this reader asks for nothing. */
function ClosedGroup({ group, note }: { group: AskableGroup; note: string | undefined }) {
  const t = useText();
  const requesting = useRequesting();
  const title = t(`field_group.${group}`);
  return (
    <li>
      <Named title={title}>
        <div className="min-w-0 flex-1 basis-56">
          <p className="font-medium">{title}</p>
          {note && <p className="text-sm text-muted">{note}</p>}
          {requesting && <GroupAnswer requesting={requesting} group={group} />}
        </div>
        <Badge icon={LockKeyhole}>{t('athlete.state.not_released')}</Badge>
      </Named>
    </li>
  );
}

/** Released already, so nobody asks for it: one line for all of it. */
function Waiting({ parts }: { parts: readonly (typeof CHECKED)[number][] }) {
  const t = useText();
  const format = useFormat();
  if (parts.length === 0) return null;
  const titles = format.list(parts.map((part) => t(TITLES[part])));
  return (
    <Named title={titles}>
      <p className="min-w-0 flex-1 basis-56">
        <span className="font-medium">{titles}</span>
        <span className="block text-sm text-muted">{t('athlete.state.under_verification.text')}</span>
      </p>
      <Badge tone="caution" icon={Clock3}>
        {t('athlete.state.under_verification')}
      </Badge>
    </Named>
  );
}

function Named({ title, children }: { title: string; children: ReactNode }) {
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a fieldset per line would read as a form of its own
    <div role="group" aria-label={title} className="flex flex-wrap items-start gap-x-4 gap-y-2 py-3">
      {children}
    </div>
  );
}
