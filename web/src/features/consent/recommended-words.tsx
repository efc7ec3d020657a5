import { useText } from '../../i18n/use-text.ts';
import { Checkbox } from '../../ui/checkbox.tsx';

type RecommendedWordsProps = {
  name: string;
  /** The form for videos and pictures, where it is still to be signed. */
  media: { title: string; isTicked: boolean; onToggle: () => void } | undefined;
};

/** Exactly what would be seen, and by whom, before anybody presses. */
export function RecommendedWords({ name, media }: RecommendedWordsProps) {
  const t = useText();
  const withMedia = media === undefined || media.isTicked ? 'signed' : 'unsigned';
  return (
    <div className="flex flex-col gap-2">
      <p className="font-medium">{t('consent.release.title', { name })}</p>
      <ul className="flex list-disc flex-col gap-1 pl-5 text-sm">
        <li>{t('consent.release.measurements')}</li>
        <li>{t('consent.release.academics')}</li>
        <li>{t(`consent.release.identity.${withMedia}`)}</li>
        <li>{t(`consent.release.videos.${withMedia}`)}</li>
      </ul>
      {/* Half of the set waits for it: the same choice as below its text, where it is missed. */}
      {media && (
        <Checkbox
          label={t('consent.together.tick', { form: media.title })}
          className="rounded-md border border-line bg-sunken px-4 py-3"
          checked={media.isTicked}
          onChange={media.onToggle}
        />
      )}
      <p className="text-sm text-muted">{t('family.releases.report')}</p>
      <p className="text-sm text-muted">{t('consent.release.not')}</p>
    </div>
  );
}
