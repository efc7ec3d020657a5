/** What a director has typed about an item and not yet sent: kept for this tab, so that a lost claim loses no words. */
import type { VerificationItem } from '@faircourt/contracts/verification';
import { useEffect, useState } from 'react';
import { z } from 'zod';
import { useSession } from '../../../api/session/use-session.ts';
import { keepDraft, readDraft } from '../../../shell/drafts/drafts.ts';
import { foundTexts } from './found-values.ts';

export const DECISIONS = ['verify', 'ask_more', 'reject'] as const;

const draftSchema = z.object({
  decision: z.enum(DECISIONS),
  method: z.string(),
  /** Other values were found than those claimed. */
  isOther: z.boolean(),
  /** As typed, by field; what is not here is as claimed, also when the family changes it meanwhile. */
  found: z.record(z.string(), z.string()),
  /** What is missing, and why not: each keeps its own words. */
  ask_more: z.string(),
  reject: z.string(),
});
export type DecisionDraft = z.infer<typeof draftSchema>;

export function useDecisionDraft(item: VerificationItem) {
  const userId = useSession().session?.user.id ?? '';
  const [draft, setDraft] = useState(() => {
    const kept = draftSchema.safeParse(readDraft(userId, formOf(item.id)));
    return kept.data ?? EMPTY;
  });
  useEffect(() => void keepDraft(userId, formOf(item.id), draft), [userId, item.id, draft]);
  /** By what it is then, where the change comes later than the press. */
  const change = (changed: Partial<DecisionDraft> | ((now: DecisionDraft) => Partial<DecisionDraft>)) =>
    setDraft((now) => ({ ...now, ...(typeof changed === 'function' ? changed(now) : changed) }));
  return { draft, change };
}

export function formOf(id: string): string {
  return `verification.${id}`;
}

const EMPTY: DecisionDraft = {
  decision: 'verify',
  method: '',
  isOther: false,
  found: {},
  ask_more: '',
  reject: '',
};

/** A decision as it was typed: when it is undone, the form shows its words again. */
export function draftOfDecision(item: VerificationItem): DecisionDraft {
  const { status, reason } = item;
  return {
    decision: status === 'more_asked' ? 'ask_more' : status === 'rejected' ? 'reject' : 'verify',
    method: item.method ?? '',
    isOther: item.offered_values !== null,
    found: item.offered_values ? foundTexts(item.fact_group, item.offered_values) : {},
    ask_more: (status === 'more_asked' && reason) || '',
    reject: (status === 'rejected' && reason) || '',
  };
}
