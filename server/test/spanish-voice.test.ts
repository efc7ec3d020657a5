/** Emails in Spanish say tú to everybody, and use the words of the interface. */
import { expect, test } from 'vitest';
import spanish from '../../catalogues/mail/es.json' with { type: 'json' };

const OTHER_VOICE =
  /\busted\b|\bdeportistas?\b|\bdistintivos?\b|\b[Ee]xpediente\b|\bfila\b|\bRecibe este\b|\bSus? (?:cuenta|solicitud|institución|prueba|regiones|código|cola)\b/u;

test('no email in Spanish says usted, or another word than the interface does', () => {
  const texts = Object.entries(spanish);
  expect(texts.length).toBeGreaterThan(200);
  expect(texts.filter(([, text]) => OTHER_VOICE.test(text))).toEqual([]);
});
