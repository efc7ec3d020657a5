/** For the journey that reads the words again, which is TypeScript. */
import type { Locale, Role } from '@faircourt/contracts/vocabulary';
import type { Page } from '@playwright/test';

export interface Screen {
  name: string;
  role: Role;
  path: string;
  ready: string;
  top: string;
  viewport: { width: number; height: number };
  width: number;
}

export const SCREENS: readonly Screen[];
export function showScreen(page: Page, screen: Screen): Promise<void>;
export function wordsOf(page: Page, locale: Locale): Promise<string[]>;
export function fixedWords(locale: Locale): Set<string>;
export function readWords(): Record<string, Record<Locale, string[]>>;
