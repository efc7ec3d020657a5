/** The country as squares, each a link. Status is a colour and a shape; the table below says the same in words. */
import type { Locale } from '@faircourt/contracts/vocabulary';
import { useText } from '../../../../i18n/use-text.ts';
import { cn } from '../../../../ui/class-names.ts';
import { statePath } from '../../learn-paths.ts';
import { localePath } from '../../../locale-path.ts';
import { PLACES } from './map-places.ts';
import { STATUSES } from './state.schema.ts';
import { hasOtherVoices, STATES } from './states.ts';
import { STATUS_LOOKS, UNCLEAR_MARK } from './status-looks.ts';

const COLUMNS = [
  ...['col-start-1', 'col-start-2', 'col-start-3', 'col-start-4', 'col-start-5', 'col-start-6'],
  ...['col-start-7', 'col-start-8', 'col-start-9', 'col-start-10', 'col-start-11'],
];
const ROWS = [
  ...['row-start-1', 'row-start-2', 'row-start-3', 'row-start-4'],
  ...['row-start-5', 'row-start-6', 'row-start-7', 'row-start-8'],
];

export function StateMap({ locale }: { locale: Locale }) {
  const t = useText();
  const byCode = new Map(STATES.map((state) => [state.code, state]));
  return (
    <>
      <ul
        aria-label={t('public.learn.tools.states.map')}
        data-state-map=""
        className="mx-auto grid max-w-2xl grid-cols-11 gap-0.5 sm:gap-1.5"
      >
        {[...PLACES].map(([code, { column, row }]) => {
          const state = byCode.get(code);
          if (!state) return null;
          const { status } = state;
          const isMarked = hasOtherVoices(state);
          const doubt = isMarked ? `. ${t('public.learn.tools.states.unclear')}` : '';
          const said = `${t(`public.learn.tools.states.status.${status}`)}${doubt}`;
          return (
            <li
              key={code}
              className={cn('rounded-sm data-out:bg-sunken', COLUMNS[column - 1], ROWS[row - 1])}
            >
              <a
                href={localePath(locale, statePath(state.slug))}
                data-tile={code}
                title={state.name[locale]}
                className={cn(
                  'grid h-9 place-items-center text-[0.6875rem] font-semibold tracking-tight hover:brightness-110 sm:h-12 sm:text-sm',
                  STATUS_LOOKS[status].tile,
                  isMarked && UNCLEAR_MARK,
                )}
              >
                <span aria-hidden>{code}</span>
                <span className="sr-only">
                  {t('public.learn.tools.states.tile', { code, name: state.name[locale], status: said })}
                </span>
              </a>
            </li>
          );
        })}
      </ul>
      <Legend />
    </>
  );
}

function Legend() {
  const t = useText();
  const count = (status: (typeof STATUSES)[number]) =>
    STATES.filter((state) => state.status === status).length;
  return (
    <ul
      aria-label={t('public.learn.tools.states.legend')}
      className="mt-5 flex flex-wrap justify-center gap-x-6 gap-y-2 text-sm"
    >
      {STATUSES.map((status) => (
        <li key={status} className="flex items-center gap-2">
          <span aria-hidden className={cn('size-5 shrink-0', STATUS_LOOKS[status].tile)} />
          {t(`public.learn.tools.states.status.${status}`)}: {count(status)}
        </li>
      ))}
      <li className="flex items-center gap-2">
        <span aria-hidden className={cn('size-5 shrink-0 rounded-sm bg-sunken', UNCLEAR_MARK)} />
        {t('public.learn.tools.states.unclear')}: {STATES.filter(hasOtherVoices).length}
      </li>
    </ul>
  );
}
