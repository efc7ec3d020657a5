/** One thing that waits for the reader, whatever the role: what it is, how urgent, and how it is answered. */
import type { LucideIcon } from 'lucide-react';
import type { ReactElement } from 'react';
import type { BadgeTone } from '../../../ui/badge.tsx';

/** In this order: danger to somebody, what stops work, what waits for an answer, and what is merely new. */
const URGENCIES = ['critical', 'blocked', 'asked', 'news'] as const;
export type Urgency = (typeof URGENCIES)[number];

export interface WaitingItem {
  key: string;
  urgency: Urgency;
  /** Since when; of what waits for an answer the oldest comes first, of news the newest. Null comes before all others. */
  since: string | null;
  /** The line stands for many, and `since` is when the oldest of them came. */
  isOldest?: boolean;
  icon: LucideIcon;
  /** Beside the title, where a word has to be said of this one. */
  mark?: { label: string; tone: BadgeTone; icon: LucideIcon };
  title: string;
  text?: string;
  /** One press leads there, or it is answered right here; `onGiven` then says that this row is about to go. */
  action: WaitingLink | { inPlace: (onGiven: () => void) => ReactElement };
}

export interface WaitingLink {
  label: string;
  to: string;
  /** Following it is seeing what it is about. */
  onFollow?: () => void;
}

export function byUrgency(items: readonly WaitingItem[]): WaitingItem[] {
  return items.toSorted((a, b) => {
    const urgency = URGENCIES.indexOf(a.urgency) - URGENCIES.indexOf(b.urgency);
    if (urgency !== 0) return urgency;
    const since = (a.since ?? '').localeCompare(b.since ?? '');
    return a.urgency === 'news' ? -since : since;
  });
}
