/**
 * The published versions of the terms and of the privacy notice, oldest first: the documents say the same, and a test compares
 * them. Both promise an email 30 days before a new version applies; the job `legal-notice` sends it from this list.
 */
import type { Locale } from './vocabulary.ts';

export const NOTICED_TEXTS = ['terms', 'privacy'] as const;
export type NoticedText = (typeof NOTICED_TEXTS)[number];

export interface LegalVersion {
  version: number;
  /** The day on which the release with this text is deployed: the emails go out from then on. */
  published: string;
  /** The first day on which it applies, in UTC. */
  effective: string;
  /** What changes for the reader, a sentence each. None for the version with which Faircourt opened. */
  changes: Readonly<Record<Locale, readonly string[]>> | null;
}

/** What the texts promise. */
export const NOTICE_DAYS = 30;
/** Emails leave a few at a time, and nobody's shall come a day late. */
const SENDING_DAYS = 1;

/**
 * Earlier numbers were drafts: these are the versions with which Faircourt opens to the public. Nobody had an account under
 * another one, so nobody was owed an email, and they apply from the day they were published.
 */
export const LEGAL_VERSIONS: Readonly<Record<NoticedText, readonly LegalVersion[]>> = {
  terms: [{ version: 2, published: '2026-11-17', effective: '2026-11-17', changes: null }],
  privacy: [{ version: 4, published: '2026-11-18', effective: '2026-11-18', changes: null }],
};

/** What is wrong with a list of versions; empty when it keeps the promise. */
export function versionProblems(versions: readonly LegalVersion[]): string[] {
  return versions.flatMap((one, index) => {
    const former = versions[index - 1];
    if (former === undefined) return [];
    const earliest = daysAfter(one.published, NOTICE_DAYS + SENDING_DAYS);
    return [
      one.version === former.version + 1 ? null : `version ${one.version} does not follow ${former.version}`,
      one.effective < earliest ? `version ${one.version} applies before ${earliest}` : null,
      one.published < former.effective
        ? `version ${one.version} is published before version ${former.version} applies`
        : null,
      one.changes === null ? `version ${one.version} does not say what changes` : null,
    ].filter((problem) => problem !== null);
  });
}

/** The version that applies on a day, and the one that people have been told of and that does not apply yet. */
export function versionsOn(
  versions: readonly LegalVersion[],
  day: string,
): { current: LegalVersion; upcoming: LegalVersion | null } {
  const current = versions.findLast(({ effective }) => effective <= day) ?? versions[0];
  if (current === undefined) throw new Error('A legal text has at least one version');
  const upcoming = versions.find(({ published, effective }) => published <= day && effective > day);
  return { current, upcoming: upcoming === current ? null : (upcoming ?? null) };
}

/** Where one version can be read for as long as it matters; the language's prefix comes before it. */
export function legalVersionPath(text: NoticedText, version: number): string {
  return `/legal/${text}/v${version}`;
}

function daysAfter(day: string, days: number): string {
  const moment = new Date(`${day}T00:00:00Z`);
  moment.setUTCDate(moment.getUTCDate() + days);
  return moment.toISOString().slice(0, 10);
}

/** The version of the terms of use that signing up agrees to. */
export function termsVersionOn(day: string): number {
  return versionsOn(LEGAL_VERSIONS.terms, day).current.version;
}
