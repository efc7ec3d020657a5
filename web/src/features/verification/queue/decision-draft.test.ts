// @vitest-environment happy-dom
import type { VerificationItem } from '@faircourt/contracts/verification';
import { expect, test } from 'vitest';
import { fakeServer, signInAs } from '../../../../test/fake-server.ts';
import { renderHook } from '../../../../test/render-hook.tsx';
import { draftOfDecision, useDecisionDraft } from './decision-draft.ts';

// Only what a draft is made of.
const item = (changes: Partial<VerificationItem> = {}) =>
  ({
    id: 'v1',
    fact_group: 'measurements',
    status: 'claimed',
    reason: null,
    method: null,
    offered_values: null,
    ...changes,
  }) as VerificationItem;

test('what a director typed survives a reload, for them alone', async () => {
  await signInAs(fakeServer(), 'regional_director');
  sessionStorage.clear();
  const first = await renderHook(() => useDecisionDraft(item()));
  expect(first.value.draft.decision).toBe('verify');
  await first.does(({ change }) => change({ decision: 'reject', reject: 'The list is of another school.' }));
  await first.leave();
  const again = await renderHook(() => useDecisionDraft(item()));
  expect(again.value.draft).toMatchObject({ decision: 'reject', reject: 'The list is of another school.' });
  const other = await renderHook(() => useDecisionDraft(item({ id: 'v2' })));
  expect(other.value.draft.reject).toBe('');
});

test('a decision that is undone is in the form again as it was typed', () => {
  expect(draftOfDecision(item({ status: 'rejected', reason: 'Not the same person.' }))).toMatchObject({
    decision: 'reject',
    reject: 'Not the same person.',
    ask_more: '',
  });
  expect(draftOfDecision(item({ status: 'more_asked', reason: 'The second page.' }))).toMatchObject({
    decision: 'ask_more',
    ask_more: 'The second page.',
    reject: '',
  });
  expect(draftOfDecision(item({ status: 'verified', method: 'measured' }))).toMatchObject({
    decision: 'verify',
    method: 'measured',
    isOther: false,
  });
});

test('values that were found instead come back as text', () => {
  const draft = draftOfDecision(item({ status: 'offered', offered_values: { height_cm: 187.5 } }));
  expect(draft.isOther).toBe(true);
  expect(Object.values(draft.found)).toContain('187.5');
});
