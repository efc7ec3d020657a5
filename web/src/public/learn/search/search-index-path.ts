import type { Locale } from '@faircourt/contracts/vocabulary';
import { LEARN } from '../learn-paths.ts';

/** Written by the build beside the pages; the same address in every build, so browsers ask whether it has changed. */
export function searchIndexPath(locale: Locale): string {
  return `${LEARN}/search/${locale}.json`;
}
