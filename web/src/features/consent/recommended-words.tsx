import { useText } from '../../i18n/use-text.ts';

type RecommendedWordsProps = {
  name: string;
  /** The form for videos and pictures is among those that are signed. */
  hasMedia: boolean;
};

/** Exactly what would be seen, and by whom, before anybody presses. */
export function RecommendedWords({ name, hasMedia }: RecommendedWordsProps) {
  const t = useText();
  const withMedia = hasMedia ? 'signed' : 'unsigned';
  return (
    <div className="flex flex-col gap-2">
      <p className="font-medium">{t('consent.release.title', { name })}</p>
      <ul className="flex list-disc flex-col gap-1 pl-5 text-sm">
        <li>{t('consent.release.measurements')}</li>
        <li>{t('consent.release.academics')}</li>
        <li>{t(`consent.release.identity.${withMedia}`)}</li>
        <li>{t(`consent.release.videos.${withMedia}`)}</li>
      </ul>
      <p className="text-sm text-muted">{t('consent.release.not')}</p>
    </div>
  );
}
