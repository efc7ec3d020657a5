/** Keeps every open page in step with the server while somebody is signed in and looking. */
import { UNHEARD_HEADER, type NotificationKind } from '@faircourt/contracts/notifications';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { systemClock } from '../api/clock.ts';
import { openLiveLine, type LineEdges } from '../api/live/live-line.ts';
import { allListeners, useLiveEvents } from '../api/live/live-listeners.ts';
import { authorizedFetch, session } from '../api/session/session-client.ts';
import { useSession } from '../api/session/use-session.ts';
import { refreshAllTopics, refreshTopic } from '../shell/live-queries.ts';
import { whenQuiet } from './when-quiet.ts';

/** Called once, by the shell around all signed-in pages: each open line takes one of the browser's few connections. */
export function useLiveLine(): void {
  const queryClient = useQueryClient();
  const person = useSession().session?.user.id;

  // Once the page has what it asks for: that comes first. Where the server no longer knows what was missed, all of it is asked
  // for again, and what is still on its way would have to start over.
  useEffect(() => {
    if (person === undefined) return undefined;
    let stop = whenQuiet(queryClient, () => {
      stop = openLiveLine(browserEdges, allListeners);
    });
    return () => stop();
  }, [person, queryClient]);

  useLiveEvents(
    ({ event, data }) => {
      if (event === 'changed') refreshTopic(queryClient, data.topic, data.id);
      if (event === 'signed_out') endSession();
      if (event === 'notification' && isAboutMoney(data.kind)) refreshTopic(queryClient, 'team', null);
    },
    (isCaughtUp) => {
      if (!isCaughtUp) void refreshAllTopics(queryClient);
    },
  );
}

/** An invoice may be open on a page: of a plan, or of a family that was advised. */
function isAboutMoney(kind: NotificationKind): boolean {
  return kind === 'billing_news' || kind === 'consulting_news';
}

function endSession(): void {
  const token = session.snapshot.session?.access_token;
  if (token !== undefined) session.end(token, 'session_ended');
}

const browserEdges: LineEdges = {
  clock: systemClock,
  // No document shows what was asked for before it began.
  shownSince: Date.now() - performance.now(),
  connect: ({ lastEventId, unheardMs }, signal) => {
    const headers = new Headers({ accept: 'text/event-stream', [UNHEARD_HEADER]: String(unheardMs) });
    if (lastEventId !== null) headers.set('last-event-id', lastEventId);
    const request = new Request('/api/notifications/stream', {
      headers,
      signal,
      credentials: 'same-origin',
      cache: 'no-store',
    });
    return authorizedFetch(request, 'stream');
  },
  isHidden: () => document.visibilityState === 'hidden',
  onVisibilityChange: (listener) => {
    document.addEventListener('visibilitychange', listener);
    return () => document.removeEventListener('visibilitychange', listener);
  },
};
