import { ArrowUp } from 'lucide-react';
import { useText } from '../../i18n/use-text.ts';
import { Button } from '../../ui/button.tsx';

type RecommendedWordsProps = {
  name: string;
  /** The form for videos and pictures, while it is not chosen. */
  leftOut: { title: string; onShow: () => void } | undefined;
};

const LIST = 'flex list-disc flex-col gap-1 pl-5 text-sm';

/** Exactly what would be seen, and by whom, before anybody presses. */
export function RecommendedWords({ name, leftOut }: RecommendedWordsProps) {
  const t = useText();
  const withMedia = (
    <>
      <li>{t('consent.release.identity')}</li>
      <li>{t('consent.release.videos')}</li>
    </>
  );
  return (
    <div className="flex flex-col gap-2">
      <p className="font-medium">{t('consent.release.title', { name })}</p>
      <ul className={LIST}>
        <li>{t('consent.release.measurements')}</li>
        <li>{t('consent.release.academics')}</li>
        {!leftOut && withMedia}
      </ul>
      {/* Half of the set waits for it. */}
      {leftOut && (
        <div className="rounded-md border border-line bg-surface px-4 pt-3 pb-1 text-sm">
          <p className="mb-1">{t('consent.release.left_out', { form: leftOut.title })}</p>
          <ul className={LIST}>{withMedia}</ul>
          <Button variant="link" icon={<ArrowUp aria-hidden />} className="min-h-11" onClick={leftOut.onShow}>
            {t('consent.release.see_form')}
          </Button>
        </div>
      )}
      <p className="text-sm text-muted">{t('family.releases.report')}</p>
      <p className="text-sm text-muted">{t('consent.release.not')}</p>
    </div>
  );
}
