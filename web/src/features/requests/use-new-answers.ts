/** Which of the answers on the page are new to this coach. They stay marked while the page is open, and are seen by then. */
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { answersQuery } from '../../domain/waiting/answers.query.ts';
import { freshAnswers } from '../../domain/waiting/coach-waiting.ts';
import { useSeenAnswers } from '../../domain/waiting/seen-answers.ts';
import { useToday } from '../../shell/clock/use-clock.ts';

export type NewAnswers = ReadonlySet<string>;

/** `before`: what had been seen when the page was opened. */
export function useNewAnswers(before: ReadonlySet<string>): NewAnswers {
  const { data } = useQuery(answersQuery);
  const today = useToday();
  return new Set(data ? freshAnswers(data, today, before).map(({ id }) => id) : []);
}

export function useSeenBefore(): ReadonlySet<string> {
  const { seen } = useSeenAnswers();
  const [before] = useState(seen);
  return before;
}

/** Not looked at yet, by what they are: the way to them is marked until they are. */
export function useUnseenCounts(): Readonly<Record<string, number>> {
  const { seen } = useSeenAnswers();
  const { data } = useQuery(answersQuery);
  const today = useToday();
  const counts: Record<string, number> = {};
  for (const { status } of data ? freshAnswers(data, today, seen) : []) {
    counts[status] = (counts[status] ?? 0) + 1;
  }
  return counts;
}

/** Those that are shown have been seen. */
export function useSeeAnswers(shown: readonly { id: string }[], news: NewAnswers): void {
  const { see } = useSeenAnswers();
  const ids = shown.flatMap(({ id }) => (news.has(id) ? id : [])).join(' ');
  useEffect(() => {
    if (ids !== '') see(ids.split(' '));
  }, [ids, see]);
}
