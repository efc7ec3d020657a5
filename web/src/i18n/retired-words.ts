/**
 * Words that our texts used once and no longer do: quaint ones, two words for one thing, and forms that mislead in one of the
 * three languages. A text that brings one back fails the check of messages.
 */
import type { Locale } from '@faircourt/contracts/vocabulary';
import type { Catalogue } from './message-rules.ts';

interface Retired {
  word: RegExp;
  instead: string;
}

const RETIRED: Record<Locale, readonly Retired[]> = {
  en: [
    { word: /\banew\b/i, instead: 'again' },
    { word: /\bwhoever\b/i, instead: 'the person, by role' },
    { word: /\be-mail|\bby mail\b|\bour mails\b/i, instead: 'email' },
    { word: /\byour yes\b/i, instead: 'once you accept' },
    { word: /\bwhat stands\b|\bno longer stands\b/i, instead: 'what is shared, no longer valid' },
  ],
  es: [
    { word: /\busted(es)?\b/i, instead: 'tú' },
    { word: /\bdeportistas?\b/i, instead: 'atleta' },
    { word: /\b(ojeador|cazatalentos)/i, instead: 'reclutador' },
    { word: /\bexpedientes?\b|certificado de notas/i, instead: 'historial académico' },
    { word: /\bpromoción\b/i, instead: 'generación' },
    { word: /formación NIL/i, instead: 'educación NIL' },
    { word: /\bdivulga/i, instead: 'autorizado, autorización' },
    { word: /\bdistintivos?\b/i, instead: 'insignia' },
    { word: /(?<!\p{L})añad/iu, instead: 'agregar' },
    { word: /\bfichas?\b/i, instead: 'registro, tarjeta' },
    { word: /\b(caducad[oa]s?|carné|banquillo|pulsa)\b/i, instead: 'vencido, credencial, banca, toca' },
  ],
  'pt-BR': [
    { word: /(?<!\p{L})técnicos?\b/iu, instead: 'treinador' },
    { word: /\bdivulga/i, instead: 'liberado, liberação' },
    { word: /\bsolicitaç/i, instead: 'pedido' },
    { word: /formulários? de consentimento/i, instead: 'termo de consentimento' },
    { word: /\bfaculdades?\b/i, instead: 'universidade' },
    { word: /código da família/i, instead: 'código de família' },
    { word: /sessão iniciada/i, instead: 'conectado' },
    { word: /\bconferência/i, instead: 'verificação' },
  ],
};

export function checkRetiredWords(locale: Locale, messages: Catalogue): string[] {
  return Object.entries(messages).flatMap(([id, message]) =>
    RETIRED[locale]
      .filter(({ word }) => word.test(message))
      .map(({ instead }) => `${locale}: "${id}" has a word that we no longer use; write: ${instead}`),
  );
}
