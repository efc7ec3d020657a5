/** Everything that is closed, in one place: what waits for a director, what was asked for, and one request for the rest. */
import type { CompleteProfile } from '@faircourt/contracts/athlete-page';
import { CircleCheck, CircleSlash, Clock3, LockKeyhole, Send } from 'lucide-react';
import { useId, useState, type ReactNode } from 'react';
import { useFormat } from '../../../i18n/use-format.ts';
import { useText } from '../../../i18n/use-text.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { Card, CardContent, CardTitle } from '../../../ui/card.tsx';
import { Checkbox } from '../../../ui/checkbox.tsx';
import { AnswerLine } from './requests/answer-line.tsx';
import { answerFor, isPaused, type AskableGroup } from './requests/askable-groups.ts';
import { useRequesting, type Requesting } from './requests/request-context.ts';

type States = CompleteProfile['states'];

/** In the order of the page. Seasons go with the measurements, so nobody asks for them alone. */
const CLOSABLE = [
  { part: 'measurements', group: 'measurements' },
  { part: 'seasons', group: null },
  { part: 'academics', group: 'academics' },
  { part: 'transcript', group: 'transcript' },
  { part: 'identity', group: 'identity' },
  { part: 'videos', group: 'videos' },
] as const satisfies { part: keyof States; group: AskableGroup | null }[];
type Closable = (typeof CLOSABLE)[number];

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
  const [chosen, setChosen] = useState<readonly AskableGroup[]>([]);
  const closed = CLOSABLE.filter(({ part }) => states[part] !== 'visible');
  if (closed.length === 0) return null;
  const groups = (requesting?.groups ?? []).filter((group) => chosen.includes(group));
  const toggle = (group: AskableGroup, isChosen: boolean) =>
    setChosen(isChosen ? [...chosen, group] : chosen.filter((other) => other !== group));
  return (
    <Card aria-labelledby={titleId} className="print:hidden">
      <header className="p-5 pb-0 sm:p-6 sm:pb-0">
        <CardTitle id={titleId}>{t('private.title')}</CardTitle>
        <p className="mt-1 text-muted">
          {t(requesting && requesting.groups.length > 0 ? 'private.text.ask' : 'private.text')}
        </p>
      </header>
      <CardContent className="flex flex-col gap-4 pt-4 sm:pt-4">
        <ul className="flex flex-col divide-y divide-line">
          {closed.map((one) => (
            <ClosedPart
              key={one.part}
              closed={one}
              state={states[one.part]}
              requesting={requesting}
              hasPublicVideos={videos.length > 0}
              isChosen={one.group !== null && chosen.includes(one.group)}
              onChoose={toggle}
            />
          ))}
        </ul>
        {requesting && requesting.groups.length > 0 && (
          <Button
            className="w-fit max-sm:w-full"
            variant="secondary"
            icon={<Send aria-hidden />}
            onClick={() => requesting.ask(groups)}
          >
            {t('private.ask', { count: groups.length })}
          </Button>
        )}
      </CardContent>
    </Card>
  );
}

interface ClosedPartProps {
  closed: Closable;
  state: States['identity'];
  requesting: Requesting | null;
  hasPublicVideos: boolean;
  isChosen: boolean;
  onChoose: (group: AskableGroup, isChosen: boolean) => void;
}

function ClosedPart({ closed, state, requesting, hasPublicVideos, isChosen, onChoose }: ClosedPartProps) {
  const t = useText();
  const title = t(TITLES[closed.part]);
  const { group } = closed;
  const isWaiting = state === 'under_verification';
  const canAsk = group !== null && !isWaiting && (requesting?.groups.includes(group) ?? false);
  return (
    <li>
      {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a fieldset per line would read as a form of its own */}
      <div role="group" aria-label={title} className="flex flex-wrap items-start gap-x-4 gap-y-2 py-3">
        <div className="min-w-0 flex-1 basis-56">
          {group && canAsk ? (
            <Checkbox
              label={title}
              checked={isChosen}
              onChange={(event) => onChoose(group, event.target.checked)}
            />
          ) : (
            <p className="font-medium">{title}</p>
          )}
          <Explained>
            {isWaiting && t('athlete.state.under_verification.text')}
            {!isWaiting && closed.part === 'seasons' && t('private.seasons')}
            {closed.part === 'videos' && hasPublicVideos && t('athlete.videos.public_only')}
          </Explained>
          {group && requesting && <Answer requesting={requesting} group={group} />}
        </div>
        {isWaiting ? (
          <Badge tone="caution" icon={Clock3}>
            {t('athlete.state.under_verification')}
          </Badge>
        ) : (
          <Badge icon={LockKeyhole}>{t('athlete.state.not_released')}</Badge>
        )}
      </div>
    </li>
  );
}

function Explained({ children }: { children: ReactNode }) {
  return <p className="text-sm text-muted empty:hidden">{children}</p>;
}

/** What became of a request for it. */
function Answer({ requesting: { askable, today }, group }: { requesting: Requesting; group: AskableGroup }) {
  const t = useText();
  const format = useFormat();
  const answer = answerFor(askable, group);
  if (askable.refusal !== null || answer === null || answer.status === 'withdrawn') return null;
  const date = format.date(answer.at);
  if (answer.status === 'requested') {
    return <AnswerLine icon={Clock3} tone="caution" title={t('asking.asked', { date })} />;
  }
  // Approved, and yet closed: the family still has to sign a form. Which one is theirs to know.
  if (answer.status === 'approved') {
    return <AnswerLine icon={CircleCheck} tone="verified" title={t('asking.approved_closed', { date })} />;
  }
  return (
    <AnswerLine icon={CircleSlash} tone="stop" title={t('asking.declined', { date })} reason={answer.reason}>
      {isPaused(answer.can_ask_again_on, today) &&
        t('asking.again_on', { date: format.day(answer.can_ask_again_on) })}
    </AnswerLine>
  );
}
