/** An athlete who is not there for this reader. On a walk there is a next one; else it is a page that does not exist. */
import { UserX } from 'lucide-react';
import { useEffect, useEffectEvent, useState } from 'react';
import { useText } from '../../../i18n/use-text.ts';
import { PageMissing } from '../../../shell/page-missing.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { PageTitle } from '../../../ui/page-title.tsx';
import { EmptyState, LoadingView } from '../../../ui/states.tsx';
import { toast } from '../../../ui/toast.tsx';
import { isAlone, usePressedStep, useWalk, type Walking } from './use-walk.ts';

type MissingAthleteProps = {
  id: string;
  /** The page was open a moment ago. */
  wasOpen: boolean;
};

/**
 * Goes on by itself only for somebody who has just pressed Next or Previous: opening a page is counted and logged, so a
 * page that closes while it is read, or that is loaded again, opens no other. Takes the athlete's id as its key.
 */
export function MissingAthlete({ id, wasOpen }: MissingAthleteProps) {
  const t = useText();
  const walking = useWalk(id);
  const step = usePressedStep();
  // Once the athlete is left out, the walk no longer knows this place, and the next page is not there yet.
  const [way, setWay] = useState<'skips' | 'asks' | 'ends'>(() => {
    if (!walking || isAlone(walking)) return 'ends';
    return step && !wasOpen ? 'skips' : 'asks';
  });
  const tell = useEffectEvent(() =>
    toast.success({ title: t('athlete.walk.skipped'), description: t('athlete.walk.skipped_text') }),
  );
  const skipAtOnce = useEffectEvent(() => {
    if (!walking || !step || way !== 'skips') return;
    const skipped = walking.skip(step).catch(() => false);
    void skipped.then((isOn) => (isOn ? tell() : setWay('ends')));
  });
  useEffect(() => skipAtOnce(), []);
  const goOn = async (from: Walking) => {
    setWay('skips');
    try {
      if (!(await from.skip('next'))) setWay('ends');
    } catch {
      setWay('asks');
    }
  };
  if (way === 'ends') throw new PageMissing();
  if (way === 'asks' && walking) {
    return <Gone walking={walking} onNext={() => void goOn(walking)} />;
  }
  return <LoadingView label={t('athlete.page.loading')} className="min-h-96" />;
}

function Gone({ walking: { place }, onNext }: { walking: Walking; onNext: () => void }) {
  const t = useText();
  const title = t('athlete.walk.gone');
  return (
    <Card>
      <PageTitle title={title} />
      <EmptyState
        icon={UserX}
        title={title}
        action={
          (place.next !== null || place.hasMore) && <Button onClick={onNext}>{t('athlete.walk.next')}</Button>
        }
      >
        {t('athlete.walk.skipped_text')}
      </EmptyState>
    </Card>
  );
}
