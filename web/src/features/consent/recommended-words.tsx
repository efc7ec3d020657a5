import type { FamilyAthlete } from '@faircourt/contracts/family';
import { useQuery } from '@tanstack/react-query';
import { ArrowUp } from 'lucide-react';
import { ownVerificationsQuery } from '../../domain/verification/own-verifications.query.ts';
import { useText } from '../../i18n/use-text.ts';
import { Button } from '../../ui/button.tsx';
import { hiddenFromColleges, nothingEntered, type EnteredPart } from './recommended-now.ts';

type RecommendedWordsProps = {
  athlete: FamilyAthlete;
  /** The form for videos and pictures, while it is not chosen. */
  leftOut: { title: string; onShow: () => void } | undefined;
};

const LIST = 'flex list-disc flex-col gap-1 pl-5 text-sm';

/** Exactly what would be seen, and by whom, before anybody presses. */
export function RecommendedWords({ athlete, leftOut }: RecommendedWordsProps) {
  const t = useText();
  const { data } = useQuery(ownVerificationsQuery);
  const empty = nothingEntered(
    athlete,
    data?.athletes.find(({ athlete: { id } }) => id === athlete.id)?.facts,
  );
  const hidden = hiddenFromColleges(athlete);
  const part = (name: EnteredPart) =>
    empty.includes(name) ? t(`consent.release.empty.${name}`) : t(`consent.release.${name}`);
  const withMedia = (
    <>
      <li>{t('consent.release.identity')}</li>
      <li>{part('videos')}</li>
    </>
  );
  return (
    <div className="flex flex-col gap-2">
      <p className="font-medium">
        {hidden === null
          ? t('consent.release.title', { name: athlete.name })
          : t('consent.release.title_hidden', {
              name: athlete.name,
              why: t(hidden === 'private' ? 'family.seen_now.private' : `family.switch.hidden.${hidden}`),
            })}
      </p>
      <ul className={LIST}>
        <li>{part('measurements')}</li>
        <li>{part('academics')}</li>
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
