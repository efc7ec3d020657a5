/**
 * Words that our texts used once and no longer do: quaint ones, two words for one thing, and forms that mislead in one of the
 * three languages. A message, an email or an article that brings one back fails the check of messages.
 */
import type { Locale } from '@faircourt/contracts/vocabulary';
import type { Catalogue } from './message-rules.ts';

interface Retired {
  word: RegExp;
  instead: string;
}

const DAY_BEFORE_MONTH =
  /\b\d{1,2} (January|February|March|April|June|July|August|September|October|November|December)\b/;

const RETIRED: Record<Locale, readonly Retired[]> = {
  en: [
    { word: /\banew\b/i, instead: 'again' },
    { word: /\bwhoever\b/i, instead: 'the person, by role' },
    { word: /\be-mail|\bmails\b|\b(a|by|our|the|this) mail\b/i, instead: 'email' },
    { word: /\byour yes\b/i, instead: 'once you accept' },
    { word: /\bwhat stands\b|\bno longer stands\b/i, instead: 'what is shared, no longer valid' },
    { word: /\b(some|any|every)body\b/i, instead: 'someone, anyone, everyone' },
    { word: /\bnobody finds (you|\{name\})/i, instead: 'not in search' },
    { word: /\bask to talk\b/i, instead: 'request contact' },
    { word: /\bhears? of it\b|\bhears? of the\b|\bby bell\b/i, instead: 'we notify' },
    { word: /\bin earnest\b|\buntil here\b/i, instead: 'seriously, until now' },
    { word: /\bfull match(es)?\b/i, instead: 'full games' },
    { word: /colour|favour|behaviour|recognis|organis|cancelled|totalling/i, instead: 'American spelling' },
    { word: DAY_BEFORE_MONTH, instead: 'the month first: June 15' },
  ],
  es: [
    { word: /\busted\b/i, instead: 'tú' },
    { word: /\bdeportistas?\b/i, instead: 'atleta' },
    { word: /\b(ojeador|cazatalentos)/i, instead: 'reclutador' },
    { word: /\bexpedientes?\b|certificado de notas/i, instead: 'historial académico' },
    {
      word: /materias (principales|troncales)|\basignaturas?\b/i,
      instead: 'materias básicas (core courses)',
    },
    { word: /\bpromoción\b/i, instead: 'generación' },
    { word: /formación NIL/i, instead: 'educación NIL' },
    { word: /\bdivulga/i, instead: 'autorizado, autorización' },
    { word: /\bdistintivos?\b/i, instead: 'insignia' },
    { word: /(?<!\p{L})añad/iu, instead: 'agregar' },
    { word: /\bfichas?\b/i, instead: 'registro, tarjeta' },
    { word: /\b(tu|su) sí(?!\p{L})/iu, instead: 'cuando aceptes, tu confirmación' },
    { word: /(?<!\p{L})hall(ó|ad[oa]s?|amos|an?)(?!\p{L})/iu, instead: 'encontró, encontrado' },
    { word: /\b(caduc\p{L}+|carné|banquillo|puls[ae])\b/iu, instead: 'vencido, credencial, banca, toca' },
    { word: /(?<!\()\bhigh school/i, instead: 'escuela secundaria (high school)' },
    { word: /\btercer año\b/i, instead: 'penúltimo año (junior, 11th grade)' },
  ],
  'pt-BR': [
    { word: /(?<!\p{L})técnicos?\b/iu, instead: 'treinador' },
    { word: /\bdivulga/i, instead: 'liberado, liberação' },
    { word: /\bsolicita/i, instead: 'pedido, pedir' },
    { word: /formulários? de consentimento/i, instead: 'termo de consentimento' },
    { word: /\bfaculdades?\b/i, instead: 'universidade' },
    { word: /código da família/i, instead: 'código de família' },
    { word: /sessão iniciada/i, instead: 'conectado' },
    { word: /\bconferência/i, instead: 'verificação' },
    { word: /disciplinas principais|\bmatérias\b/i, instead: 'disciplinas básicas (core courses)' },
    { word: /pontuação no/i, instead: 'nota do SAT, nota do ACT' },
    { word: /\bfichas?\b/i, instead: 'registro, cartão' },
    { word: /dados escolares/i, instead: 'dados acadêmicos' },
    { word: /\bseu sim\b/i, instead: 'quando você aceitar, sua confirmação' },
    { word: /\bterceiro ano\b|\bano junior\b/i, instead: 'penúltimo ano (junior)' },
  ],
};

/** The titles of published consent forms, which never change. */
const PUBLISHED = /^consent\.kind\./;

export function checkRetiredWords(locale: Locale, messages: Catalogue): string[] {
  return Object.entries(messages).flatMap(([id, message]) =>
    RETIRED[locale]
      .filter(({ word }) => word.test(message) && !PUBLISHED.test(id))
      .map(({ instead }) => `${locale}: "${id}" has a word that we no longer use; write: ${instead}`),
  );
}
