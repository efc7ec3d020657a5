/** The walk of this tab and this person. It survives a reload, and goes with the session as drafts do. */
import { useEffect } from 'react';
import { useSession } from '../../api/session/use-session.ts';
import { keepDraft, readDraft } from '../../shell/drafts/drafts.ts';
import { readAthleteWalk, writeAthleteWalk, type AthleteWalk } from './athlete-walk.ts';

const NAME = 'athlete-walk';

export interface KeptWalk {
  read: () => AthleteWalk | null;
  keep: (walk: AthleteWalk) => void;
}

export function useKeptWalk(): KeptWalk {
  const userId = useSession().session?.user.id ?? '';
  return {
    read: () => readAthleteWalk(readDraft(userId, NAME)),
    keep: (walk) => keepDraft(userId, NAME, writeAthleteWalk(walk)),
  };
}

/** For pages that list athletes: whom a reader who opens one of them goes through. Null while that is not known. */
export function useRememberedWalk(walk: AthleteWalk | null): void {
  const userId = useSession().session?.user.id ?? '';
  const text = walk && JSON.stringify(writeAthleteWalk(walk));
  useEffect(() => {
    if (text !== null) keepDraft(userId, NAME, JSON.parse(text));
  }, [userId, text]);
}
