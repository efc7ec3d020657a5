/**
 * Says of a text which version applies before or after it, with what changes. It names days and not "now": the page is built
 * once, and has to be true on both sides of the day.
 */
import { legalVersionPath, type LegalVersion, type NoticedText } from '@faircourt/contracts/legal';
import type { Locale } from '@faircourt/contracts/vocabulary';
import { useText } from '../../i18n/use-text.ts';
import { formatPlainDate } from '../content/localized-names.ts';
import { localePath } from '../locale-path.ts';

export interface ShownVersions {
  shown: LegalVersion;
  former: LegalVersion | null;
  next: LegalVersion | null;
}

/** Null where the text is the only version. */
export function versionsAround(
  versions: readonly LegalVersion[],
  version: number,
  day: string,
): ShownVersions | null {
  const index = versions.findIndex((one) => one.version === version);
  const shown = versions[index];
  if (!shown) throw new Error(`contracts/src/legal.ts does not have version ${version}`);
  const next = versions[index + 1] ?? null;
  const former = versions[index - 1] ?? null;
  // What was announced for a later day is not to be read before.
  const announced = next !== null && next.published <= day ? next : null;
  return announced === null && former === null ? null : { shown, former, next: announced };
}

export function VersionNotice({
  text,
  locale,
  versions: { shown, former, next },
}: {
  text: NoticedText;
  locale: Locale;
  versions: ShownVersions;
}) {
  const t = useText();
  const linkTo = ({ version }: LegalVersion) => (
    <a
      href={localePath(locale, legalVersionPath(text, version))}
      className="font-medium text-court underline underline-offset-4"
    >
      {t('public.legal.read_version', { version })}
    </a>
  );
  return (
    <div className="mt-5 flex flex-col gap-2 rounded-md bg-sunken px-4 py-3">
      {next && (
        <>
          <p>
            {t('public.legal.until', {
              date: formatPlainDate(locale, next.effective),
              version: next.version,
            })}{' '}
            {linkTo(next)}
          </p>
          <p className="font-medium">{t('public.legal.what_changes')}</p>
          <ul className="list-disc pl-5">
            {(next.changes?.[locale] ?? []).map((change) => (
              <li key={change}>{change}</li>
            ))}
          </ul>
        </>
      )}
      {former && (
        <p>
          {t('public.legal.before', {
            date: formatPlainDate(locale, shown.effective),
            version: former.version,
          })}{' '}
          {linkTo(former)}
        </p>
      )}
    </div>
  );
}
