import { createFormControl } from 'react-hook-form';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { dropDrafts, readDraft } from './drafts.ts';
import { keepFormDraft } from './form-draft.ts';
import { memoryStorage } from './memory-storage.test-support.ts';

const SAVED = { city: 'Selfoss', bio: '' };

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('sessionStorage', memoryStorage());
  dropDrafts('maya');
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('the draft of a form', () => {
  test('is there as soon as something is typed: a reload may come at once', () => {
    const { type, draft } = openForm();
    type('city', 'Vik');
    expect(draft()).toEqual({ city: 'Vik', bio: '' });
  });

  test('is gone as soon as what was typed is discarded, and no timer brings it back', () => {
    const { form, type, draft } = openForm();
    type('city', 'Vi');
    vi.runAllTimers();
    type('city', 'Vik');
    form.reset(SAVED);
    expect(draft()).toBeNull();
    vi.runAllTimers();
    expect(draft()).toBeNull();
  });

  test('stays away when the form reports something after it was sent', async () => {
    const { form, type, draft } = openForm();
    type('city', 'Vik');
    vi.runAllTimers();
    await form.handleSubmit(async (sent) => {
      await Promise.resolve();
      form.reset(sent);
      expect(draft()).toBeNull();
    })();
    vi.runAllTimers();
    expect(draft()).toBeNull();
  });

  test('outlives what another tab has saved meanwhile', () => {
    const { form, type, draft } = openForm();
    type('bio', 'Guard');
    form.reset({ city: 'Keflavik', bio: '' }, { keepDirtyValues: true });
    expect(draft()).toEqual({ city: 'Keflavik', bio: 'Guard' });
  });

  test('is gone once the fields are as they were', () => {
    const { type, draft } = openForm();
    type('city', 'Vik');
    vi.runAllTimers();
    type('city', 'Selfoss');
    expect(draft()).toBeNull();
  });

  test('is kept no longer once the form is closed', () => {
    const { type, draft, close } = openForm();
    close();
    type('city', 'Vik');
    vi.runAllTimers();
    expect(draft()).toBeNull();
  });
});

function openForm() {
  const form = createFormControl({ defaultValues: SAVED });
  form.register('city');
  form.register('bio');
  return {
    form,
    type: (field: keyof typeof SAVED, text: string) => form.setValue(field, text, { shouldDirty: true }),
    draft: () => readDraft('maya', 'profile'),
    close: keepFormDraft(form, 'maya', 'profile'),
  };
}
