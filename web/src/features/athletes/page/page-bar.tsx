/** One row above the person: the way back, and the athletes before and after. It stays in its place while the next page loads. */
import { ArrowLeft } from 'lucide-react';
import { Link, useLocation, useNavigate } from 'react-router';
import { PATHS } from '../../../shell/paths.ts';
import { useText } from '../../../i18n/use-text.ts';
import { buttonClasses } from '../../../ui/button.tsx';
import { cn } from '../../../ui/class-names.ts';
import { isAlone, useWalk, type Walking } from './use-walk.ts';
import { WalkBar } from './walk-bar.tsx';

export function PageBar({ athleteId }: { athleteId: string }) {
  const walking = useWalk(athleteId);
  // "1 of 1" leads nowhere.
  const isWalk = walking !== null && !isAlone(walking);
  return (
    <div className="flex items-start justify-between gap-x-4 print:hidden">
      <BackToResults list={walking?.list ?? null} isShort={isWalk} />
      {isWalk && <WalkBar walking={walking} />}
    </div>
  );
}

/** Steps back in history when one came from there: filters, loaded pages and the place in the list are kept. */
function BackToResults({ list, isShort }: { list: Walking['list']; isShort: boolean }) {
  const t = useText();
  const navigate = useNavigate();
  const state: unknown = useLocation().state;
  const isFromSearch = typeof state === 'object' && state !== null && 'isFromSearch' in state;
  const text = list ? t('athlete.page.back_to_list', { list: list.name }) : t('athlete.page.back');
  return (
    <Link
      to={list?.path ?? PATHS.search}
      title={isShort || list ? text : undefined}
      className={buttonClasses({
        variant: 'secondary',
        // The name of a list may be long.
        className: isShort ? 'min-w-0 max-sm:shrink-0 max-sm:px-3' : 'min-w-0',
      })}
      onClick={(event) => {
        if (!isFromSearch || event.metaKey || event.ctrlKey || event.shiftKey) return;
        event.preventDefault();
        void navigate(-1);
      }}
    >
      <ArrowLeft aria-hidden />
      <span className={cn('truncate', isShort && 'max-sm:sr-only')}>{text}</span>
    </Link>
  );
}
