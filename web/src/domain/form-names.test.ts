import { CONSENT_KINDS, LOCALES } from '@faircourt/contracts/vocabulary';
import { expect, test } from 'vitest';
import { loadMessages } from '../i18n/load-messages.ts';
import { createI18n, translatorOf } from '../i18n/messages.ts';
import { formatFor } from '../i18n/use-format.ts';
import { consentFormsIn } from '../public/legal/consent-forms.ts';
import { formNames } from './form-names.ts';

test.each(LOCALES)('in %s a form has one name: the title of its published text', async (locale) => {
  const t = translatorOf(createI18n(locale, await loadMessages(locale)));
  const named = CONSENT_KINDS.map((kind) => t(`consent.kind.${kind}`));
  expect(named).toEqual(consentFormsIn(locale).map(({ title }) => title));
});

test('inside a sentence the names are told apart from the words around them', async () => {
  const words = { t: translatorOf(createI18n('en', await loadMessages('en'))), format: formatFor('en') };
  expect(formNames(['media', 'transcript'], words)).toBe(
    '“Consent to show videos and pictures” and “Consent to release the school transcript”',
  );
});
