import { describe, expect, test } from 'vitest';
import type { z } from 'zod';
import { academicsInputSchema, athleteProfileSchema, seasonInputSchema } from './athletes.ts';

describe('the profile', () => {
  test('everything may be left out: then the country is US and the profile private', () => {
    const profile = athleteProfileSchema.parse({});
    expect(profile).toMatchObject({ country_code: 'US', visibility: 'private', social_handles: {} });
    const { country_code: _c, visibility: _v, social_handles: _s, ...rest } = profile;
    expect(Object.values(rest).every((value) => value === null)).toBe(true);
  });

  test.each([
    ['height_cm', 100, 250],
    ['weight_kg', 30, 200],
    ['wingspan_cm', 100, 280],
    ['vertical_cm', 10, 150],
    ['grad_year', 2024, 2035],
    ['jersey_number', 0, 99],
  ])('%s lies between %d and %d', (field, min, max) => {
    const isTaken = (value: number) => athleteProfileSchema.safeParse({ [field]: value }).success;
    expect([min - 1, min, max, max + 1].map(isTaken)).toEqual([false, true, true, false]);
  });

  test('lengths are kept to one decimal, as they are stored', () => {
    expect(athleteProfileSchema.parse({ height_cm: 187.96 }).height_cm).toBe(188);
    expect(athleteProfileSchema.parse({ weight_kg: 80.25 }).weight_kg).toBeCloseTo(80.3, 5);
  });

  test('the country is one of ISO 3166 by its two letters, in upper case', () => {
    expect(athleteProfileSchema.parse({ country_code: ' mx ' }).country_code).toBe('MX');
    for (const country_code of ['', 'U', 'USA', 'U1', 'ß', 'ZZ', 'UK']) {
      expect(athleteProfileSchema.safeParse({ country_code }).success).toBe(false);
    }
  });

  test('a bio has at most 1000 characters, and an empty one is none', () => {
    expect(athleteProfileSchema.safeParse({ bio: 'x'.repeat(1000) }).success).toBe(true);
    expect(athleteProfileSchema.safeParse({ bio: 'x'.repeat(1001) }).success).toBe(false);
    expect(athleteProfileSchema.parse({ bio: '  ', city: '' })).toMatchObject({ bio: null, city: null });
  });

  test('a handle is a name with or without its @, never an address', () => {
    expect(athleteProfileSchema.parse({ social_handles: { instagram: ' @kid.23 ' } }).social_handles).toEqual(
      {
        instagram: 'kid.23',
      },
    );
    for (const handle of ['https://evil.example', 'a/b', 'a b', '@', '']) {
      expect(athleteProfileSchema.safeParse({ social_handles: { x: handle } }).success).toBe(false);
    }
    expect(athleteProfileSchema.safeParse({ social_handles: { myspace: 'kid' } }).success).toBe(false);
  });

  test('a birthdate is a real day after 1970-01-01', () => {
    const isTaken = (birthdate: string) => athleteProfileSchema.safeParse({ birthdate }).success;
    expect(isTaken('1970-01-02')).toBe(true);
    for (const day of ['1970-01-01', '0000-01-01', '2009-02-30', '2009-1-1', 'yesterday']) {
      expect(isTaken(day)).toBe(false);
    }
  });

  test('the secondary position is another one, and that is told with all other errors', () => {
    const position = { primary_position: 'Center', secondary_position: 'Center' };
    expect(problems(athleteProfileSchema, { ...position, height_cm: 'tall', bio: 7 })).toEqual([
      ['bio', 'invalid_type'],
      ['height_cm', 'invalid_type'],
      ['secondary_position', 'same_as_primary'],
    ]);
    expect(athleteProfileSchema.safeParse({ secondary_position: 'Center' }).success).toBe(true);
  });

  test('what only the server writes is refused by name', () => {
    expect(problems(athleteProfileSchema, { release_policy: {}, user_id: 'x' })).toEqual([
      ['', 'unrecognized_keys'],
    ]);
  });
});

describe('academics', () => {
  test.each([
    ['gpa', 0, 5],
    ['sat', 400, 1600],
    ['act', 1, 36],
  ])('%s lies between %d and %d', (field, min, max) => {
    const isTaken = (value: number) => academicsInputSchema.safeParse({ [field]: value }).success;
    expect([min - 1, min, max, max + 1].map(isTaken)).toEqual([false, true, true, false]);
  });

  test('a GPA has two decimals, as it is stored', () => {
    expect(academicsInputSchema.parse({ gpa: 3.456 }).gpa).toBe(3.46);
  });

  test('the transcript address is a web address or empty', () => {
    const parse = (transcript_url: unknown) => academicsInputSchema.safeParse({ transcript_url });
    expect(parse('').data?.transcript_url).toBeNull();
    expect(parse(null).data?.transcript_url).toBeNull();
    expect(parse(' https://school.example/t?id=1 ').data?.transcript_url).toBe(
      'https://school.example/t?id=1',
    );
    expect(parse('http://school.example/t').success).toBe(true);
    expect(parse('https://école.example/t').success).toBe(true);
    for (const bad of [
      'transcript',
      'javascript:alert(1)',
      'ftp://school.example/t',
      'https://localhost/t',
      'https://10.0.0.1/t',
      'https://school.example@evil.example/t',
      `https://school.example/${'x'.repeat(2000)}`,
    ]) {
      expect(parse(bad).success).toBe(false);
    }
  });

  test('an address is stored as a browser opens it, so nothing invisible hides in it', () => {
    const { transcript_url } = academicsInputSchema.parse({
      transcript_url: 'https://a.example/\u0000\u202E/x',
    });
    expect(transcript_url).toBe('https://a.example/%00%E2%80%AE/x');
  });

  test('a bad transcript address is named as one', () => {
    expect(problems(academicsInputSchema, { transcript_url: 'nowhere', gpa: 9 })).toEqual([
      ['gpa', 'too_big'],
      ['transcript_url', 'invalid_format'],
    ]);
  });

  test('core courses have a title, and a grade as the school writes it', () => {
    const core_courses = [{ title: ' Algebra II ', grade: 'A-' }, { title: 'Physics' }];
    expect(academicsInputSchema.parse({ core_courses }).core_courses).toEqual([
      { title: 'Algebra II', grade: 'A-' },
      { title: 'Physics', grade: null },
    ]);
    expect(academicsInputSchema.safeParse({ core_courses: [{ title: '' }] }).success).toBe(false);
    const tooMany = Array.from({ length: 41 }, () => ({ title: 'x' }));
    expect(academicsInputSchema.safeParse({ core_courses: tooMany }).success).toBe(false);
  });
});

describe('a season', () => {
  test('needs its label and games; a count left out is not stated, which is no zero', () => {
    expect(seasonInputSchema.parse({ label: '2025-26', games: 0, blocks: 0 })).toMatchObject({
      points: null,
      blocks: 0,
      team: null,
    });
    expect(problems(seasonInputSchema, {})).toEqual([
      ['games', 'invalid_type'],
      ['label', 'invalid_type'],
    ]);
  });

  test('no shot is made more often than tried, no three is not a field goal, and all of it is told at once', () => {
    const season = {
      label: '',
      games: 10,
      field_goals_made: 3,
      field_goals_attempted: 2,
      threes_made: 5,
      threes_attempted: 4,
      free_throws_made: 1,
      free_throws_attempted: 0,
    };
    expect(problems(seasonInputSchema, season)).toEqual([
      ['field_goals_made', 'more_than_attempted'],
      ['free_throws_made', 'more_than_attempted'],
      ['label', 'too_small'],
      ['threes_attempted', 'more_than_field_goals'],
      ['threes_made', 'more_than_attempted'],
      ['threes_made', 'more_than_field_goals'],
    ]);
  });

  test('a shot of which only one half is known contradicts nothing', () => {
    const halves = { threes_made: 5, field_goals_attempted: 2, free_throws_made: 9 };
    expect(problems(seasonInputSchema, { label: '2025-26', games: 10, ...halves })).toEqual([]);
  });

  test('is named by its years and by nothing else', () => {
    for (const label of ['2025', '2025-26', '2025/26', '2025-2026', ' 2025-26 ']) {
      expect(seasonInputSchema.parse({ label, games: 1 }).label).toBe(label.trim());
    }
    for (const label of [
      '25',
      '2025-6',
      '2025–26',
      '2025-26 Kettlebrook',
      'Nia Bellweather',
      '2025-26\n2026',
    ]) {
      expect(problems(seasonInputSchema, { label, games: 1 })).toEqual([['label', 'not_a_season']]);
    }
  });

  test('halves of games and negative counts are no counts', () => {
    for (const games of [1.5, -1, 201, '10']) {
      expect(seasonInputSchema.safeParse({ label: '2025-26', games }).success).toBe(false);
    }
  });
});

function problems(schema: z.ZodType, given: unknown) {
  const issues = schema.safeParse(given).error?.issues ?? [];
  return issues
    .map((issue) => [
      issue.path.join('.'),
      issue.code === 'custom' ? String(issue.params?.['code']) : issue.code,
    ])
    .toSorted();
}
