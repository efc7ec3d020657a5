import { expect, test } from 'vitest';
import { loadMessages } from '../i18n/load-messages.ts';
import { createI18n, translatorOf } from '../i18n/messages.ts';
import { formatFor } from '../i18n/use-format.ts';
import { formNames } from './form-names.ts';

test('inside a sentence the names are told apart from the words around them', async () => {
  const words = { t: translatorOf(createI18n('en', await loadMessages('en'))), format: formatFor('en') };
  expect(formNames(['media', 'transcript'], words)).toBe(
    '“Consent to show videos and pictures” and “Consent to release the school transcript”',
  );
});
