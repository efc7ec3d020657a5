/** What a group holds today: what the coach would read once it is approved and in effect, newest first and nothing else. */
import type { Measurement, Season } from '@faircourt/contracts/athletes';
import type { AskedRecord } from '@faircourt/contracts/requests';
import type { FieldGroup } from '@faircourt/contracts/vocabulary';
import { MEASURES, measureWords } from '../../domain/measures.ts';
import { FIGURES, figureText, KEY_FIGURES, SHOTS, type SeasonFigure } from '../../domain/season-figures.ts';
import { SOCIAL_NAMES, socialLinks } from '../../domain/social-links.ts';
import type { MessageId, Translate } from '../../i18n/messages.ts';
import type { Format } from '../../i18n/use-format.ts';
import type { Units } from '../../i18n/use-units.ts';

type Words = { t: Translate; format: Pick<Format, 'number' | 'tenths' | 'day'>; units: Units };

/** Folded at first: "3 earlier measurements", and each of them. */
export interface FoldedValues {
  title: string;
  values: string[];
}

export interface TodayValues {
  /** Empty where the record holds nothing of it yet. */
  lines: string[];
  folded: FoldedValues[];
}

/** Of a list of videos so many are named at once. */
const TITLES = 2;

/** `isIdentityOpen`: with a season comes the team, which belongs to who somebody is. */
export function todayValues(
  group: FieldGroup,
  record: AskedRecord,
  { isIdentityOpen }: { isIdentityOpen: boolean },
  words: Words,
): TodayValues {
  switch (group) {
    case 'identity':
      return identityValues(record, words);
    case 'measurements':
      return measurementValues(record, isIdentityOpen, words);
    case 'academics':
      return academicValues(record, words);
    case 'transcript':
      return { lines: record.has_transcript ? [words.t('requests.today.transcript')] : [], folded: [] };
    case 'videos':
      return videoValues(record, words);
    case 'contact':
      return { lines: [words.t('requests.today.contact', { athlete: record.name })], folded: [] };
  }
}

function identityValues(record: AskedRecord, { t }: Words): TodayValues {
  const accounts = socialLinks(record.social_handles);
  return {
    lines: lineOf(
      record.name,
      record.city,
      record.school_name,
      record.current_team,
      record.jersey_number === null
        ? null
        : t('requests.today.jersey', { number: String(record.jersey_number) }),
      record.has_photo ? t('requests.today.photo') : null,
    ),
    folded: [
      { title: t('requests.today.bio'), values: record.bio ? [record.bio] : [] },
      {
        title: t('requests.today.accounts'),
        values: accounts.map(({ network, handle }) => named(SOCIAL_NAMES[network], handle, t)),
      },
    ].filter(hasValues),
  };
}

function measurementValues(record: AskedRecord, isIdentityOpen: boolean, words: Words): TodayValues {
  const { t } = words;
  const { dominant_hand: hand, history, seasons } = record;
  const [newest] = seasons;
  // The newest entry is what the profile says now, unless a director has not checked that yet.
  const earlier = history[0] && isOfToday(history[0], record) ? history.slice(1) : history;
  return {
    lines: [
      ...lineOf(...measured(record, words), hand && named(t('athlete.hand'), t(`hand.${hand}`), t)),
      ...(newest ? [seasonWords(newest, KEY_FIGURES, words)] : []),
    ],
    folded: [
      {
        title: t('requests.today.earlier', { count: earlier.length }),
        values: earlier.map((entry) =>
          of(words.format.day(entry.measured_on), measured(entry, words).join(', '), t),
        ),
      },
      {
        title: t('requests.today.seasons', { count: seasons.length }),
        values: seasons.map((season) => seasonInFull(season, isIdentityOpen, words)),
      },
    ].filter(hasValues),
  };
}

function academicValues({ gpa, sat, act, core_courses: courses }: AskedRecord, words: Words): TodayValues {
  const { t, format } = words;
  return {
    lines: lineOf(
      gpa === null ? null : t('requests.today.gpa', { value: format.number(gpa) }),
      sat === null ? null : t('requests.today.sat', { value: String(sat) }),
      act === null ? null : t('requests.today.act', { value: String(act) }),
    ),
    folded: [
      {
        title: t('requests.today.courses', { count: courses.length }),
        values: courses.map(({ title, grade }) => (grade ? of(title, grade, t) : title)),
      },
    ].filter(hasValues),
  };
}

function videoValues({ videos }: AskedRecord, { t }: Words): TodayValues {
  const titles = videos.map(({ title }) => title);
  return {
    lines: lineOf(...titles.slice(0, TITLES)),
    folded: [
      {
        title: t('requests.today.videos', { count: titles.length - TITLES }),
        values: titles.slice(TITLES),
      },
    ].filter(hasValues),
  };
}

type OfSeason = AskedRecord['seasons'][number];

/** "2025-26 per game: Points 15.0, …". What nobody stated is left out. */
function seasonWords(season: OfSeason, figures: readonly SeasonFigure[], words: Words): string {
  const { t } = words;
  const text = figureText(season, 'per_game', words);
  const none = t('ui.chart.no_value');
  const said = [...new Set<SeasonFigure>(['games', ...figures])].flatMap((figure) => {
    const value = text.figure(figure);
    return value === none ? [] : [named(t(`season.${figure}`), value, t)];
  });
  return of(t('requests.today.per_game', { season: season.label }), said.join(', '), t);
}

function seasonInFull(season: OfSeason, isIdentityOpen: boolean, words: Words): string {
  const { t } = words;
  const text = figureText(season, 'per_game', words);
  const none = t('ui.chart.no_value');
  const shots = SHOTS.flatMap((shot) => {
    const percentage = text.percentage(shot);
    return percentage === none ? [] : [`${t(`season.${shot}`)} ${percentage}% (${text.shots(shot)})`];
  });
  const teams: (keyof Season & ('team' | 'league'))[] = isIdentityOpen ? ['team', 'league'] : [];
  return [seasonWords(season, FIGURES, words), ...shots, ...teams.flatMap((part) => season[part] ?? [])].join(
    ', ',
  );
}

type Measures = Pick<Measurement, (typeof MEASURES)[number]>;

function measured(values: Measures, { t, units }: Words): string[] {
  return MEASURES.flatMap((measure) => {
    const value = values[measure];
    return value === null ? [] : [named(t(`measure.${measure}`), measureWords(measure, value, units), t)];
  });
}

function isOfToday(entry: Measures, record: Measures): boolean {
  return MEASURES.every((measure) => entry[measure] === record[measure]);
}

function lineOf(...parts: readonly (string | null)[]): string[] {
  const said = parts.filter(Boolean);
  return said.length > 0 ? [said.join(' · ')] : [];
}

function hasValues({ values }: FoldedValues): boolean {
  return values.length > 0;
}

/** "Height 6′ 2″". */
function named(name: string, value: string, t: Translate): string {
  return t('requests.today.named' satisfies MessageId, { name, value });
}

/** "Mar 3, 2026: …". */
function of(what: string, values: string, t: Translate): string {
  return t('requests.today.of', { what, values });
}
