/**
 * What is believed of a draft. A sentence that could carry a fact of its own is refused, whatever it says: a digit, a number
 * in words, a name, a superlative, a link, or a key that was not given.
 */
import { SUMMARY_LIMITS } from '@faircourt/contracts/summaries';
import type { Locale } from '@faircourt/contracts/vocabulary';

export type Refusal =
  | 'empty'
  | 'too_long'
  | 'digit'
  | 'number_word'
  | 'name'
  | 'superlative'
  | 'markup'
  | 'unknown_fact'
  | 'no_fact'
  | 'comparative'
  | 'wrong_athlete';

const KEY = /\{(\w+)\}/g;
/** Letters, blanks and the marks of plain prose. */
const PROSE = /^[\p{L}\p{M}\s.,;:'’()–—-]*$/u;
/** A capital letter after anything but the start is a name, or shouting. */
const CAPITAL_WITHIN = /(?<=\S.*?)(?<!\p{L})\p{Lu}/u;
/** Written in capitals by everybody. */
const ABBREVIATIONS = /(?<!\p{L})(?:GPA|SAT|ACT)(?!\p{L})/gu;
const DIGIT = /\p{N}/u;

/** In all languages at once: a model may answer in another than the one it was asked for. */
const SUPERLATIVES = anyOf(
  String.raw`best|greatest|elite|outstanding|exceptional|extraordinary|dominating|unstoppable|generational`,
  String.raw`most|least|top|finest|tallest|fastest|quickest|strongest|youngest|unmatched|unrivall?ed|world-class`,
  String.raw`prodigy|star|superstar|phenom|perfect|guaranteed|always|never|every|only`,
  String.raw`mejor(?:es)?|máxim[oa]s?|excepcional(?:es)?|extraordinari[oa]s?|sobresalientes?|imparables?`,
  String.raw`más|únic[oa]s?|perfect[oa]s?|estrellas?|prodigios?|siempre|nunca|jamás|\p{L}+ísim[oa]s?`,
  String.raw`melhor(?:es)?|excepciona(?:l|is)|extraordinári[oa]s?|destacad[oa]s?|imparáve(?:l|is)`,
  String.raw`mais|estrelas?|prodígios?|sempre|perfeit[oa]s?`,
);

/** In all languages at once, as above. */
const COMPARATIVES = anyOf(
  String.raw`than|more|less|fewer|better|worse|higher|lower|greater|larger|smaller|bigger|ahead|behind|above|below|beyond`,
  String.raw`(?:tall|short|long|heavi|light|strong|weak|fast|slow|quick|young|old|wid|deep|clos|sharp|few|bett)(?:i?er)`,
  String.raw`leads?|leading|leader|led|trails?|edges?|edged|outscor\p{L}*|out(?:perform|reach|jump|weigh|rebound)\p{L}*`,
  String.raw`surpass\p{L}*|exceed\p{L}*|beats?|tops|advantage|superior|inferior|rank\p{L}*|winner|wins|unlike|whereas|while|but`,
  String.raw`menos|mayor(?:es)?|menor(?:es)?|peor(?:es)?|supera\p{L}*|super[oó]|gana|lidera\p{L}*|aventaja\p{L}*|ventaja`,
  String.raw`delante|detrás|encima|debajo|mientras|pero|adelanta\p{L}*`,
  String.raw`maior(?:es)?|pior(?:es)?|vence|vantagem|frente|atrás|acima|abaixo|enquanto|mas|ultrapassa\p{L}*`,
);

const ENGLISH_NUMBERS = String.raw`two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|(?:thir|four|fif|six|seven|eigh|nine)teen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|hundreds?|thousands?|dozens?|half|twice|double|triple|first|second|third|fourth|fifth`;
const SPANISH_NUMBERS = String.raw`dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|once|doce|trece|catorce|quince|veinte|treinta|cuarenta|cincuenta|cien|mil|mitad|doble|triple|primer[oa]?|segund[oa]|tercer[oa]?|\p{L}*(?:dieci|veinti)\p{L}+`;
const PORTUGUESE_NUMBERS = String.raw`dois|duas|três|quatro|cinco|seis|sete|oito|nove|dez|onze|doze|treze|catorze|quatorze|quinze|vinte|trinta|quarenta|cinquenta|cem|mil|metade|dobro|triplo|primeir[oa]|segund[oa]|terceir[oa]|dez\p{L}+`;

/** A model may answer in another language than it was asked for. `dos` counts in Spanish and joins words in Portuguese. */
const NUMBER_WORDS: Record<Locale, RegExp> = {
  en: anyOf(ENGLISH_NUMBERS, SPANISH_NUMBERS, PORTUGUESE_NUMBERS),
  es: anyOf(ENGLISH_NUMBERS, SPANISH_NUMBERS, PORTUGUESE_NUMBERS),
  'pt-BR': anyOf(ENGLISH_NUMBERS, PORTUGUESE_NUMBERS),
};

/** Null when the sentence may be shown. */
export function refusalOf(
  sentence: string,
  facts: readonly { key: string }[],
  locale: Locale,
): Refusal | null {
  const text = sentence.trim();
  if (text === '') return 'empty';
  if (text.length > SUMMARY_LIMITS.sentenceMax) return 'too_long';
  const given = new Set<string>(facts.map(({ key }) => key));
  const keys = keysOf(text);
  if (keys.some((key) => !given.has(key))) return 'unknown_fact';
  if (keys.length === 0) return 'no_fact';
  // A lower letter in its place, so that what surrounds a fact is read as one sentence.
  const words = text.replaceAll(KEY, 'x').replaceAll(ABBREVIATIONS, 'x').normalize('NFC');
  if (DIGIT.test(words)) return 'digit';
  if (!PROSE.test(words)) return 'markup';
  if (CAPITAL_WITHIN.test(words)) return 'name';
  if (NUMBER_WORDS[locale].test(words)) return 'number_word';
  if (SUPERLATIVES.test(words)) return 'superlative';
  return null;
}

/**
 * In a comparison a sentence could also lie with true figures: by giving one athlete the figure of another, or by saying who
 * is ahead. So each figure follows the name it belongs to, and words that rank are refused; the figures rank by themselves.
 */
export function refusalOfComparing(
  sentence: string,
  facts: readonly { key: string }[],
  locale: Locale,
): Refusal | null {
  const refusal = refusalOf(sentence, facts, locale);
  if (refusal) return refusal;
  if (COMPARATIVES.test(sentence.replaceAll(KEY, 'x').normalize('NFC'))) return 'comparative';
  return isAttributed(sentence) ? null : 'wrong_athlete';
}

/** `{a_height}` after `{a_name}`, with nobody else named between them. */
function isAttributed(sentence: string): boolean {
  let named: string | undefined;
  for (const key of keysOf(sentence)) {
    const [letter, ...fact] = key.split('_');
    if (fact.join('_') === 'name') named = letter;
    else if (letter !== named) return false;
  }
  return true;
}

export function keysOf(sentence: string): string[] {
  return Array.from(sentence.matchAll(KEY), ([, key]) => key ?? '');
}

/** As whole words. */
function anyOf(...words: string[]): RegExp {
  return new RegExp(String.raw`(?<!\p{L})(?:${words.join('|')})(?!\p{L})`, 'iu');
}
