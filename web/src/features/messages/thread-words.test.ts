import type { ThreadSummary } from '@faircourt/contracts/messages';
import { LOCALES, ROLES } from '@faircourt/contracts/vocabulary';
import { expect, test } from 'vitest';
import { loadMessages } from '../../i18n/load-messages.ts';
import { createI18n, translatorOf } from '../../i18n/messages.ts';
import { formatFor } from '../../i18n/use-format.ts';
import {
  aboutThread,
  guardianNote,
  isWatchedOver,
  otherSide,
  participantsText,
  roleWord,
} from './thread-words.ts';

type Participant = ThreadSummary['participants'][number];
const t = translatorOf(createI18n('en', await loadMessages('en')));

const who = (name: string, role: Participant['role'], isYou = false): Participant => ({
  name,
  role,
  is_you: isYou,
});
const family = [who('Avery', 'athlete'), who('Renee', 'guardian'), who('Coach Ines', 'coach', true)];
// Only what the words are made of.
const thread = (participants: Participant[], institution: string | null = 'Oak College') =>
  ({
    athlete: { name: 'Avery' },
    coach: { name: 'Coach Ines', institution_name: institution },
    participants,
  }) as ThreadSummary;

test('a coach talks with the athlete, a family with the coach', () => {
  expect(otherSide(thread(family), 'coach')).toBe('Avery');
  expect(otherSide(thread(family), 'athlete')).toBe('Coach Ines');
  expect(otherSide(thread(family), 'guardian')).toBe('Coach Ines');
});

test('a guardian of several athletes reads which one it is about', () => {
  expect(aboutThread(thread(family), 'coach', t)).toBeNull();
  expect(aboutThread(thread(family), 'athlete', t)).toBe('Oak College');
  const about = aboutThread(thread(family), 'guardian', t);
  expect(about).toContain('Avery');
  expect(about).toContain('Oak College');
  // On a phone the end may be cut off.
  expect(about?.indexOf('Avery')).toBeLessThan(about?.indexOf('Oak College') ?? 0);
  expect(aboutThread(thread(family, null), 'guardian', t)).toContain('Avery');
  expect(aboutThread(thread(family, null), 'athlete', t)).toBeNull();
});

test('everybody who reads along is named, with what they are', () => {
  const names = participantsText(thread(family), t, formatFor('en'));
  expect(names).toContain('Avery');
  expect(names).toContain('Renee');
  expect(names).not.toContain('Coach Ines');
});

test('all sides read that a guardian is there, each in words of their own', () => {
  const notes = (['coach', 'athlete', 'guardian'] as const).map((role) =>
    guardianNote(thread(family), role, t),
  );
  expect(new Set(notes).size).toBe(3);
  expect(notes).not.toContain(null);
});

test('of an adult’s conversation nothing is said about guardians', () => {
  expect(guardianNote(thread([who('Avery', 'athlete'), who('Coach Ines', 'coach')]), 'coach', t)).toBeNull();
});

test('a conversation is watched over while a guardian takes part', () => {
  expect(isWatchedOver(thread(family))).toBe(true);
  expect(isWatchedOver(thread([who('Avery', 'athlete'), who('Coach Ines', 'coach')]))).toBe(false);
});

test.each(LOCALES)('in %s every role has a word', async (locale) => {
  const say = translatorOf(createI18n(locale, await loadMessages(locale)));
  expect(
    ROLES.map((role) => roleWord(role, say)).every((word) => word.length > 2 && !word.includes('.')),
  ).toBe(true);
});
