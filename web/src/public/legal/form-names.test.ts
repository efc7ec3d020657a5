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
