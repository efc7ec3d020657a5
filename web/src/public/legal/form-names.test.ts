import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { CONSENT_KINDS, LOCALES } from '@faircourt/contracts/vocabulary';
import { expect, test } from 'vitest';
import { loadMessages } from '../../i18n/load-messages.ts';
import { createI18n, translatorOf } from '../../i18n/messages.ts';
import { consentFormsIn } from './consent-forms.ts';

test.each(LOCALES)('in %s a form has one name: the title of its published text', async (locale) => {
  const t = translatorOf(createI18n(locale, await loadMessages(locale)));
  const named = CONSENT_KINDS.map((kind) => t(`consent.kind.${kind}`));
  expect(named).toEqual(consentFormsIn(locale).map(({ title }) => title));
});

const GUIDES = join(import.meta.dirname, '../../../content/learn/guides');

test.each(LOCALES)('in %s the guide for guardians calls each form by that name', async (locale) => {
  const t = translatorOf(createI18n(locale, await loadMessages(locale)));
  const guide = readFileSync(join(GUIDES, `guardian.${locale}.md`), 'utf8');
  // Summaries are no field group: nothing that the guide releases needs them.
  for (const kind of CONSENT_KINDS.filter((each) => each !== 'summaries')) {
    expect(guide).toContain(`“${t(`consent.kind.${kind}`)}”`);
  }
});
