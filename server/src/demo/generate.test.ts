import { DAY_MS } from '@faircourt/contracts/time';
import { LIMITS } from '@faircourt/contracts/limits';
import { notificationSchema } from '@faircourt/contracts/notifications';
import { CONSENT_KINDS, COUNTRIES, LOCALES, POSITIONS, ROLES } from '@faircourt/contracts/vocabulary';
import { describe, expect, test } from 'vitest';
import { dayOf } from '../platform/clock.ts';
import { COMMUNITIES } from './communities/communities.ts';
import { DEMO_ACCOUNTS, DEMO_ATHLETE, DEMO_NEW_GUARDIAN } from './demo-accounts.ts';
import { generateDemo } from './generate.ts';
import { TEXTS, type DemoTexts } from './texts/demo-texts.ts';

const NOW = new Date('2026-11-15T12:00:00Z');
const consentForms = CONSENT_KINDS.flatMap((kind) =>
  LOCALES.map((locale) => ({
    id: `${kind}-${locale}`,
    kind,
    locale,
    version: 1,
    bodyHash: Buffer.alloc(32),
  })),
);
const given = { consentForms, contactRules: [] };
const demo = generateDemo({ now: NOW, ...given });

describe('repeatability', () => {
  test('the same seed and moment give the same rows', () => {
    expect(generateDemo({ now: NOW, ...given })).toEqual(demo);
  });

  test('another seed gives other people', () => {
    const other = generateDemo({ now: NOW, ...given, seed: 'another' });
    expect(other.users.map((user) => user.name)).not.toEqual(demo.users.map((user) => user.name));
  });

  test('another moment keeps the people and moves their birthdates along', () => {
    const later = generateDemo({ now: new Date('2029-02-28T23:30:00Z'), ...given });
    expect(later.users.map((user) => user.name)).toEqual(demo.users.map((user) => user.name));
    expect(later.athletes[0]?.birthdate).not.toEqual(demo.athletes[0]?.birthdate);
  });
});

describe('people', () => {
  test('three hundred athletes come from all twelve countries', () => {
    expect(demo.athletes).toHaveLength(300);
    expect(new Set(demo.athletes.map((athlete) => athlete.country_code))).toEqual(new Set(COUNTRIES));
  });

  test('every demo account exists with its role, and every role has one', () => {
    const users = new Map(demo.users.map((user) => [user.auth_id, user]));
    const roles = new Map(demo.auth_users.map((row) => [row.email, users.get(row.id ?? '')?.role]));
    for (const account of DEMO_ACCOUNTS) expect(roles.get(account.email)).toBe(account.role);
    expect(new Set(DEMO_ACCOUNTS.map((account) => account.role))).toEqual(new Set(ROLES));
  });

  test('everybody has an address of their own on a domain reserved for tests', () => {
    const emails = demo.auth_users.map((row) => row.email);
    expect(new Set(emails).size).toBe(emails.length);
    for (const email of emails)
      expect(email).toMatch(/^[a-z0-9]+(\.[a-z0-9]+\.\d+@demo\.|@)faircourt\.test$/);
  });

  test('names, towns and schools belong to the country', () => {
    for (const athlete of demo.athletes) {
      const pools = COMMUNITIES.filter((community) => community.country === athlete.country_code);
      const pool = pools.find((community) => community.cities.includes(athlete.city ?? ''));
      expect(pool?.schools).toContain(athlete.school_name);
      const name = demo.users.find((user) => user.id === athlete.user_id)?.name ?? '';
      const surnames = [...(pool?.surnames ?? []), DEMO_ATHLETE.surname, DEMO_NEW_GUARDIAN.surname];
      expect(surnames.filter((surname) => name.includes(surname))).not.toEqual([]);
    }
  });
});

describe('sizes', () => {
  test('each position is taller than the one before it, and centers jump lower than guards', () => {
    const mean = (position: string, column: 'height_cm' | 'vertical_cm'): number => {
      const values = demo.athletes
        .filter((athlete) => athlete.primary_position === position && athlete[column] !== null)
        .map((athlete) => Number(athlete[column]));
      return values.reduce((sum, value) => sum + value, 0) / values.length;
    };
    const heights = POSITIONS.map((position) => mean(position, 'height_cm'));
    expect(heights).toEqual(heights.toSorted((a, b) => a - b));
    expect(Number(heights.at(-1)) - Number(heights[0])).toBeGreaterThan(15);
    expect(mean('Center', 'vertical_cm')).toBeLessThan(mean('Point Guard', 'vertical_cm'));
  });

  test('wingspan and weight fit the height', () => {
    for (const { height_cm, wingspan_cm, weight_kg } of demo.athletes) {
      const height = Number(height_cm);
      const reach = Number(wingspan_cm ?? height) - height;
      expect(reach).toBeGreaterThan(-3);
      expect(reach).toBeLessThan(12);
      const bodyMassIndex = Number(weight_kg) / (height / 100) ** 2;
      expect(bodyMassIndex).toBeGreaterThan(16);
      expect(bodyMassIndex).toBeLessThan(27);
    }
  });

  test('nobody shrinks, and the profile shows the newest measurement', () => {
    for (const athlete of demo.athletes) {
      const history = demo.measurements
        .filter((row) => row.athlete_id === athlete.id)
        .toSorted((a, b) => a.measured_on.localeCompare(b.measured_on));
      const heights = history.map((row) => Number(row.height_cm));
      expect(heights).toEqual(heights.toSorted((a, b) => a - b));
      expect(heights.at(-1)).toBe(athlete.height_cm);
      expect(history.at(-1)?.measured_on.localeCompare(dayOf(NOW))).toBe(-1);
    }
    const growth = demo.athletes.filter(({ id }) => {
      const rows = demo.measurements.filter((row) => row.athlete_id === id);
      return new Set(rows.map((row) => row.height_cm)).size > 1;
    });
    expect(growth.length).toBeGreaterThan(100);
  });
});

describe('school and seasons', () => {
  test('graduation falls between 17 and a half and 19, in the classes around now', () => {
    const classes = new Set<number>();
    for (const { birthdate, grad_year } of demo.athletes) {
      if (typeof grad_year !== 'number') throw new Error('Every class of today is within the limits');
      classes.add(grad_year);
      if (!birthdate) continue;
      const inJune = (Date.UTC(grad_year, 5, 15) - Date.parse(birthdate)) / (365.25 * DAY_MS);
      // In the south the school year ends half a year later.
      expect(inJune).toBeGreaterThan(17.2);
      expect(inJune).toBeLessThan(18.8);
    }
    for (let year = 2025; year <= 2031; year += 1) expect(classes).toContain(year);
  });

  test('when classes pass the limits of the specification, the year is left out', () => {
    const { athletes } = generateDemo({ now: new Date('2033-06-01T00:00:00Z'), ...given });
    const years = new Set(athletes.map((athlete) => athlete.grad_year ?? null));
    expect(years).toContain(null);
    expect(Math.max(...[...years].map(Number))).toBe(LIMITS.gradYear.max);
  });

  test('points add up, made shots were attempted and nobody plays more than a game has minutes', () => {
    for (const row of demo.seasons) {
      const threes = row.threes_made ?? 0;
      const twos = (row.field_goals_made ?? 0) - threes;
      expect(row.points).toBe(2 * twos + 3 * threes + (row.free_throws_made ?? 0));
      expect(row.minutes).toBeLessThanOrEqual(row.games * 40);
      expect(row.field_goals_made).toBeLessThanOrEqual(row.field_goals_attempted ?? 0);
      expect(twos).toBeLessThanOrEqual((row.field_goals_attempted ?? 0) - (row.threes_attempted ?? 0));
      expect(threes).toBeLessThanOrEqual(row.threes_attempted ?? 0);
      expect(row.free_throws_made).toBeLessThanOrEqual(row.free_throws_attempted ?? 0);
    }
  });

  test('everybody has one to four seasons and none to four videos', () => {
    const counts = (rows: readonly { athlete_id: string }[]): Set<number> =>
      new Set(demo.athletes.map(({ id }) => rows.filter((row) => row.athlete_id === id).length));
    expect(counts(demo.seasons)).toEqual(new Set([1, 2, 3, 4]));
    expect(counts(demo.videos)).toEqual(new Set([0, 1, 2, 3, 4]));
  });
});

describe('texts', () => {
  test('every language says the same things with the same blanks', () => {
    const blanks = (texts: DemoTexts): unknown =>
      Object.entries(texts).map(([part, entries]: [string, readonly string[]]) => [
        part,
        entries.map((text) => (text.match(/\{\w+\}/g) ?? []).toSorted()),
      ]);
    for (const texts of Object.values(TEXTS)) expect(blanks(texts)).toEqual(blanks(TEXTS.en));
  });

  test('a bio is in the language of the country, with its English beside it', () => {
    const brazilian = demo.athletes.find((athlete) => athlete.country_code === 'BR' && athlete.bio);
    expect(brazilian?.bio_i18n).toEqual({
      'pt-BR': brazilian?.bio,
      en: expect.stringMatching(/^(I|My|Basketball) /),
    });
    for (const { bio } of demo.athletes) expect(bio?.length ?? 0).toBeLessThanOrEqual(LIMITS.bioMax);
  });

  test('notifications are of the kinds the bell can read', () => {
    for (const row of demo.notifications) {
      const [created_at, read_at] = [row.created_at, row.read_at].map((moment) =>
        moment ? new Date(moment).toISOString() : null,
      );
      expect(notificationSchema.safeParse({ ...row, created_at, read_at }).error).toBeUndefined();
    }
  });
});
