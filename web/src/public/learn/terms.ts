/** One word for one thing, in every language: the product's glossary, held against the translations. */
import type { Locale } from '@faircourt/contracts/vocabulary';

/** Words that a translator may reach for, and the word that the rest of the product uses. */
const FOREIGN_TERMS: Record<Locale, [pattern: RegExp, instead: string][]> = {
  en: [
    // A fee waiver is the name of a form that families have to ask for.
    [/(?<!\bfee )\bwaivers?\b/i, 'release'],
    [/\blicen[cs]ed? tier\b/i, 'plan'],
  ],
  es: [
    [/\baudiencias?\b/i, 'público'],
    [/\bgrupos? de campos\b/i, 'grupo de datos'],
    [/\bliberaci(ón|ones)\b/i, 'autorización'],
    [/\b(apoderad|acudiente)\w*/i, 'tutor'],
    [/\b(distintivo|sello)s?\b/i, 'insignia'],
    [/\btercer año\b/i, 'penúltimo año (junior)'],
    [/\b(deportista|ojeador|cazatalentos)(e?s)?\b/i, 'atleta, reclutador'],
    [/\b(materias (principales|troncales)|certificado de notas)\b/i, 'materias básicas, historial académico'],
  ],
  'pt-BR': [
    [/\baudiências?\b/i, 'público'],
    [/\bgrupos? de campos\b/i, 'grupo de dados'],
    [/\b(tutor|guardião|guardiã)(es)?\b/i, 'responsável'],
    [/\b(distintivo|insígnia)s?\b/i, 'selo'],
    [/\bterceiro ano\b/i, 'penúltimo ano (junior)'],
    [/\b(técnico|faculdade)s?\b/i, 'treinador, universidade'],
    [/\b(disciplinas principais|matérias básicas)\b/i, 'disciplinas básicas'],
  ],
};

export function findForeignTerms(locale: Locale, text: string): string[] {
  // The address of a source is not ours to word.
  const words = text.replaceAll(/https:\S+/g, '');
  return FOREIGN_TERMS[locale].flatMap(([pattern, instead]) => {
    const found = pattern.exec(words)?.[0];
    return found ? [`says "${found}" where the product says "${instead}"`] : [];
  });
}
