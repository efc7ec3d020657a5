/** One box for what is not known yet, and a text around it that does not hedge: held against the articles by the tests. */
import type { Locale } from '@faircourt/contracts/vocabulary';
import type { PageNotes } from '../content/page-notes.ts';

/** Turns of phrase that belong into the box. A rule that says "may" or "depends on" is no hedge but a rule. */
const HEDGES: Record<Locale, RegExp> = {
  en: /could not (confirm|find)|(not|never) confirmed|did not find|we found no|may have (changed|grown)|our sources? (do|does|did|disagree|conflict)|sources conflict|may be possible/i,
  es: /no pudimos|no encontramos|sin confirmar|fuentes no (coinciden|dicen|permiten)|podrían? ser posible/i,
  'pt-BR':
    /não conseguimos|não (encontramos|achamos)|não confirmad|fontes (não|divergem)|pode ser possível|podem ser possíveis/i,
};

/** Somebody who can answer: an office, an authority, a trade, a person at school or at home. */
const WHOM: Record<Locale, RegExp> = {
  en: /office|association|authority|agency|federation|compliance|counselor|lawyer|director|league|organizer|club|support|coach|guardian|school|police/i,
  es: /oficina|asociación|autoridad|agencia|federación|cumplimiento|consejero|abogado|director|dirección|liga|organizador|club|soporte|entrenador|tutor|escuela|policía/i,
  'pt-BR':
    /setor|associação|autoridade|agência|federação|conformidade|orientador|advogado|diretor|direção|liga|organizador|clube|suporte|treinador|responsável|escola|polícia/i,
};
const ASKS: Record<Locale, RegExp> = {
  en: /\bask\b/i,
  es: /\b(pregunta|pide)\b/i,
  'pt-BR': /\b(pergunte|peça)\b/i,
};

const ITEMS = { min: 1, max: 3 } as const;

export function boxProblems(locale: Locale, { unknown }: PageNotes, body: string): string[] {
  const hedge = HEDGES[locale].exec(body)?.[0];
  const hedged = hedge ? [`hedges with "${hedge}" outside its box`] : [];
  if (!unknown) return [...hedged, 'has no box for what is not known yet'];
  const { items, ask } = unknown;
  return [
    ...hedged,
    ...(items.length >= ITEMS.min && items.length <= ITEMS.max
      ? []
      : [`has ${items.length} open questions, should have ${ITEMS.min} to ${ITEMS.max}`]),
    ...(ASKS[locale].test(ask) && WHOM[locale].test(ask) ? [] : ['does not say whom to ask']),
  ];
}
