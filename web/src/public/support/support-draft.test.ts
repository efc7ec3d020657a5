import { expect, test } from 'vitest';
import { dropDraft, keepDraft, takeUpDraft } from './support-draft.ts';

const DRAFT = { type: 'safety', name: 'Ana', email: 'ana@', message: 'Half a sen', submission_id: 'an-id' };

function storageWith(entries: Record<string, string> = {}) {
  const kept = new Map(Object.entries(entries));
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  };
}

test('what was typed is there again after a reload, and gone once it is sent', () => {
  const storage = storageWith();
  keepDraft(storage, DRAFT);
  expect(takeUpDraft(storage)).toEqual(DRAFT);
  dropDraft(storage);
  expect(takeUpDraft(storage)).toBeNull();
});

test.each(['{"type":"safety"}', '[]', 'null', '{half', '42'])(
  'what is not a draft is left alone: %s',
  (stored) => {
    expect(takeUpDraft(storageWith({ 'faircourt.support_draft': stored }))).toBeNull();
  },
);

test('blocked storage never stops the form', () => {
  const refuse = (): never => {
    throw new DOMException('blocked', 'SecurityError');
  };
  const blocked = { getItem: refuse, setItem: refuse, removeItem: refuse };
  keepDraft(blocked, DRAFT);
  dropDraft(blocked);
  expect(takeUpDraft(blocked)).toBeNull();
});
