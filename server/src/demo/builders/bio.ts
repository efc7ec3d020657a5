/** Bios: the athlete's own words in the language of the community, and the same said in English. */
import type { Position } from '@faircourt/contracts/vocabulary';
import type { Community, Language } from '../communities/community.ts';
import type { Random } from '../random.ts';
import { fill, TEXTS, type DemoTexts } from '../texts/demo-texts.ts';

interface BioOf {
  readonly community: Community;
  readonly position: Position;
  readonly city: string;
  readonly team: string;
  readonly school: string;
}

export interface Bio {
  readonly own: string;
  readonly byLanguage: Readonly<Record<string, string>>;
}

const STYLE_OF: Readonly<Record<Position, 'guard' | 'wing' | 'big'>> = {
  'Point Guard': 'guard',
  'Shooting Guard': 'guard',
  'Small Forward': 'wing',
  'Power Forward': 'big',
  Center: 'big',
};

export function writeBio(random: Random, of: BioOf): Bio {
  const { community, city, team, school } = of;
  const parts = [
    'openings',
    STYLE_OF[of.position],
    'offCourt',
    'goals',
  ] as const satisfies readonly (keyof DemoTexts)[];
  const english = TEXTS.en;
  // Drawn once as numbers: the same entry is then read from each language.
  const entries = parts.map((part) => ({ part, entry: random.int(0, english[part].length - 1) }));
  const subject = random.int(0, english.subjects.length - 1);
  const inLanguage = (language: Language): string => {
    const texts = TEXTS[language];
    const values = { city, team, school, subject: entryOf(texts.subjects, subject) };
    return entries.map(({ part, entry }) => fill(entryOf(texts[part], entry), values)).join(' ');
  };
  const own = inLanguage(community.language);
  return { own, byLanguage: { en: inLanguage('en'), [community.language]: own } };
}

function entryOf(texts: readonly string[], entry: number): string {
  const text = texts[entry];
  if (text === undefined) throw new Error(`No text ${entry}: the languages do not run in parallel`);
  return text;
}
