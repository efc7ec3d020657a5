/** What directors see at /dashboard/verifications: what waits in their regions, oldest first. */
import { QUEUE_PARTS, type Queue, type QueuePart } from '@faircourt/contracts/verification';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useSearchParams } from 'react-router';
import { PATHS } from '../../../shell/paths.ts';
import { useText } from '../../../i18n/use-text.ts';
import { CountBadge } from '../../../ui/count-badge.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { Tabs, TabsContent, TabsList, TabsTrigger } from '../../../ui/tabs.tsx';
import { ClosedToYou, isRefusal } from './closed-to-you.tsx';
import { KeyboardHint } from '../../../domain/queue-keys/keyboard-hint.tsx';
import { QueueFilters } from './queue-filters.tsx';
import { QueueList } from './queue-list.tsx';
import { readQueueView, writeQueueView, type QueueView } from './queue-view.ts';
import { useQueue } from './queue.queries.ts';

export function QueuePage() {
  const t = useText();
  const [address, setAddress] = useSearchParams();
  const view = useMemo(() => readQueueView(address), [address]);
  const queue = useQueue(view);
  const { countries, counts } = useLastKnown(queue.data);
  const isClosed = isRefusal(queue.error);
  const tabs = useActiveTabInView(view.part);
  const change = (next: QueueView) =>
    setAddress(writeQueueView(next), { preventScrollReset: true, flushSync: true });
  return (
    <div className="flex flex-col gap-6">
      <PageHeader title={t('queue.title')} description={t('queue.subtitle')} />
      {isClosed ? (
        <ClosedToYou page={PATHS.verifications} />
      ) : (
        <Tabs
          value={view.part}
          onValueChange={(value) => {
            const part = QUEUE_PARTS.find((known) => known === value);
            if (part) change({ ...view, part });
          }}
        >
          <TabsList ref={tabs} aria-label={t('queue.parts')}>
            {QUEUE_PARTS.map((part) => (
              <TabsTrigger key={part} value={part} data-part={part}>
                {t(`queue.part.${part}`)}
                {part !== 'decided' && <PartCount count={counts && counts[part]} />}
              </TabsTrigger>
            ))}
          </TabsList>
          <TabsContent value={view.part} className="flex flex-col gap-5">
            <p className="text-muted">{t(`queue.part.${view.part}.text`)}</p>
            <div className="flex flex-wrap items-end justify-between gap-x-4 gap-y-3">
              <QueueFilters view={view} countries={countries} onChange={change} />
              <KeyboardHint />
            </div>
            <QueueList queue={queue} view={view} onChange={change} />
          </TabsContent>
        </Tabs>
      )}
    </div>
  );
}

/** On a phone the tabs are wider than the screen. */
function useActiveTabInView(part: QueuePart) {
  const tabs = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const list = tabs.current;
    const scroller = list?.parentElement;
    const active = list?.querySelector<HTMLElement>(`[data-part=${part}]`);
    if (!scroller || !active) return;
    const left = active.offsetLeft - list.offsetLeft;
    const isHidden = left + active.offsetWidth > scroller.scrollLeft + scroller.clientWidth;
    if (isHidden || left < scroller.scrollLeft) scroller.scrollLeft = left;
  }, [part]);
  return tabs;
}

/** Its place is held until the count is known: the tabs do not move. */
function PartCount({ count }: { count: number | null }) {
  const t = useText();
  if (count === null) return <span aria-hidden className="ml-2 inline-block h-6 w-8 align-middle" />;
  return (
    <span className="ml-2 inline-flex align-middle">
      <CountBadge count={count} label={t('queue.part.count', { count })} />
    </span>
  );
}

type Known = { countries: readonly string[]; counts: Queue['counts'] };

/** While another part loads, the countries to choose from and the counts stay as they were. */
function useLastKnown(loaded: Known | undefined): Known {
  const [known, setKnown] = useState<Known>({ countries: [], counts: null });
  if (loaded && loaded !== known) setKnown(loaded);
  return loaded ?? known;
}
