/** One row above the person: the way back, and the athletes before and after. It stays in its place while the next page loads. */
import { ArrowLeft } from 'lucide-react';
import { Link, useLocation, useNavigate } from 'react-router';
import { PATHS } from '../../../shell/paths.ts';
import { useText } from '../../../i18n/use-text.ts';
import { buttonClasses } from '../../../ui/button.tsx';
import { isAlone, useWalk } from './use-walk.ts';
import { WalkBar } from './walk-bar.tsx';

export function PageBar({ athleteId }: { athleteId: string }) {
  const walking = useWalk(athleteId);
  // "1 of 1" leads nowhere.
  const isWalk = walking !== null && !isAlone(walking);
  return (
    <div className="flex items-start justify-between gap-x-4 print:hidden">
      <BackToResults isFromList={walking?.from === 'list'} isShort={isWalk} />
      {isWalk && <WalkBar walking={walking} />}
    </div>
  );
}

/** Steps back in history when one came from there: filters, loaded pages and the place in the list are kept. */
function BackToResults({ isFromList, isShort }: { isFromList: boolean; isShort: boolean }) {
  const t = useText();
  const navigate = useNavigate();
  const state: unknown = useLocation().state;
  const isFromSearch = typeof state === 'object' && state !== null && 'isFromSearch' in state;
  const text = t(isFromList ? 'athlete.page.back_to_list' : 'athlete.page.back');
  return (
    <Link
      to={PATHS.search}
      title={isShort ? text : undefined}
      className={buttonClasses({
        variant: 'secondary',
        className: isShort ? 'shrink-0 max-sm:px-3' : '',
      })}
      onClick={(event) => {
        if (!isFromSearch || event.metaKey || event.ctrlKey || event.shiftKey) return;
        event.preventDefault();
        void navigate(-1);
      }}
    >
      <ArrowLeft aria-hidden />
      <span className={isShort ? 'max-sm:sr-only' : undefined}>{text}</span>
    </Link>
  );
}
