import { ArrowLeft, Printer } from 'lucide-react';
import { Link, useLocation, useNavigate } from 'react-router';
import { AddToList } from '../../../domain/lists/add-to-list.tsx';
import { PATHS } from '../../../shell/paths.ts';
import { useText } from '../../../i18n/use-text.ts';
import { Button, buttonClasses } from '../../../ui/button.tsx';
import { UnitSwitch } from '../../../ui/unit-switch.tsx';
import { useWalk } from './use-walk.ts';

/** The way back to the results, the units, and the sheet for the folder. */
export function PageBar({
  athlete,
  isPrintable,
}: {
  athlete: { id: string; name: string };
  isPrintable: boolean;
}) {
  const t = useText();
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-3">
      <BackToResults athleteId={athlete.id} />
      <div className="ml-auto flex flex-wrap items-center gap-3">
        <UnitSwitch />
        <AddToList athlete={athlete} />
        {isPrintable && (
          <Button variant="secondary" icon={<Printer aria-hidden />} onClick={() => print()}>
            {t('athlete.page.print')}
          </Button>
        )}
      </div>
    </div>
  );
}

/** Steps back in history when one came from there: filters, loaded pages and the place in the list are kept. */
function BackToResults({ athleteId }: { athleteId: string }) {
  const t = useText();
  const navigate = useNavigate();
  const state: unknown = useLocation().state;
  const isFromSearch = typeof state === 'object' && state !== null && 'isFromSearch' in state;
  const isFromList = useWalk(athleteId)?.from === 'list';
  return (
    <Link
      to={PATHS.search}
      className={buttonClasses({ variant: 'secondary' })}
      onClick={(event) => {
        if (!isFromSearch || event.metaKey || event.ctrlKey || event.shiftKey) return;
        event.preventDefault();
        void navigate(-1);
      }}
    >
      <ArrowLeft aria-hidden />
      {t(isFromList ? 'athlete.page.back_to_list' : 'athlete.page.back')}
    </Link>
  );
}
