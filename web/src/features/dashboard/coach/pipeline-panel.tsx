/** The pipeline as a funnel: how many are in each stage of all lists, and behind each stage the lists they are on. */
import type { Desk, PipelineStage } from '@faircourt/contracts/desk';
import type { UseQueryResult } from '@tanstack/react-query';
import { ChevronDown, Filter } from 'lucide-react';
import { Link } from 'react-router';
import { useFormat } from '../../../i18n/use-format.ts';
import { useText } from '../../../i18n/use-text.ts';
import { AppLink } from '../../../shell/app-link.tsx';
import { listPath, PATHS } from '../../../shell/paths.ts';
import { buttonClasses } from '../../../ui/button.tsx';
import { funnelOf, type FunnelBar } from './funnel.ts';
import { Panel, PanelFailure, QuietNote } from './panel.tsx';

type PipelinePanelProps = {
  query: UseQueryResult<Desk>;
  /** The coach has not confirmed the email yet: nothing of theirs was closed. */
  isTrialWaiting: boolean;
};

export function PipelinePanel({ query, isTrialWaiting }: PipelinePanelProps) {
  const t = useText();
  const { data } = query;
  const entries = data?.pipeline.reduce((sum, stage) => sum + stage.entries, 0) ?? 0;
  return (
    <Panel
      title={t('desk.pipeline.title')}
      text={entries > 0 && t('desk.pipeline.text', { athletes: entries, lists: data?.lists ?? 0 })}
    >
      {!data && <PanelFailure query={query} />}
      {data?.is_locked && isTrialWaiting && <QuietNote icon={Filter}>{t('lists.locked.waits')}</QuietNote>}
      {data?.is_locked && !isTrialWaiting && (
        <QuietNote icon={Filter}>
          {t('lists.locked.text')}{' '}
          <AppLink to={PATHS.billing} className={buttonClasses({ variant: 'link' })}>
            {t('lists.locked.plans')}
          </AppLink>
        </QuietNote>
      )}
      {data && !data.is_locked && entries === 0 && (
        <QuietNote icon={Filter}>
          {t('desk.pipeline.none')}{' '}
          <Link to={PATHS.search} className={buttonClasses({ variant: 'link' })}>
            {t('dashboard.action.search_athletes')}
          </Link>
        </QuietNote>
      )}
      {data && entries > 0 && (
        <ol className="flex flex-col gap-1 px-3 pt-2 pb-4">
          {funnelOf(data.pipeline).map((bar) => (
            <StageBar key={bar.stage.kind ?? 'own'} bar={bar} />
          ))}
        </ol>
      )}
    </Panel>
  );
}

/** The wide, pale bar is how many came at least this far; the strong one in it, how many are here now. */
function StageBar({ bar: { stage, share, reached } }: { bar: FunnelBar }) {
  const t = useText();
  const format = useFormat();
  const name = stage.kind === null ? t('desk.pipeline.own') : t(`lists.stage.${stage.kind}`);
  const drawing = (
    <>
      <span className="flex items-baseline justify-between gap-3">
        <span className="flex items-center gap-1.5">
          {name}
          {stage.entries > 0 && (
            <ChevronDown
              aria-hidden
              className="size-4 shrink-0 text-muted transition-transform group-open:rotate-180"
            />
          )}
        </span>
        <span className="font-semibold tabular-nums">{format.number(stage.entries)}</span>
      </span>
      <svg aria-hidden viewBox="0 0 100 10" preserveAspectRatio="none" className="mt-1 block h-3 w-full">
        <rect x={50 - reached / 2} width={reached} height="10" rx="1" className="fill-court/15" />
        <rect x={50 - share / 2} width={share} height="10" rx="1" className="fill-court" />
      </svg>
    </>
  );
  if (stage.entries === 0) return <li className="px-2 py-1.5 text-muted">{drawing}</li>;
  return (
    <li>
      <details className="group rounded-md open:bg-sunken/60">
        <summary className="block min-h-11 cursor-pointer list-none rounded-md px-2 py-1.5 hover:bg-ink/5 [&::-webkit-details-marker]:hidden">
          {drawing}
        </summary>
        <StageLists stage={stage} />
      </details>
    </li>
  );
}

function StageLists({ stage: { lists } }: { stage: PipelineStage }) {
  const t = useText();
  return (
    <ul className="flex flex-col px-2 pb-2">
      {lists.map(({ id, name, entries }) => (
        <li key={id}>
          <Link
            to={listPath(id)}
            className="flex min-h-11 items-center justify-between gap-3 text-sm text-court underline decoration-court/35 underline-offset-4 hover:decoration-court"
          >
            <span className="min-w-0 break-words">{name}</span>
            <span className="shrink-0">{t('lists.count', { count: entries })}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
