/** One athlete of a list as cells of a row: what this coach may see now, the stage, and what can be done. */
import type { ListEntry, OpenList } from '@faircourt/contracts/lists';
import type { AthleteCard } from '@faircourt/contracts/search';
import { CalendarCheck, Clock3, EyeOff, NotebookPen, Star, StickyNote, Trash2 } from 'lucide-react';
import { ON_A_WALK } from '../../domain/athlete-walk/athlete-walk.ts';
import { Link } from 'react-router';
import { fileUrl } from '../../api/file-url.ts';
import { useFormat } from '../../i18n/use-format.ts';
import { useText } from '../../i18n/use-text.ts';
import { useUnits } from '../../i18n/use-units.ts';
import { daysUntil } from '../../shell/clock/days-until.ts';
import { useToday } from '../../shell/clock/use-clock.ts';
import { athletePath } from '../../shell/paths.ts';
import { CountryName } from '../../ui/country-name.tsx';
import { DottedLine } from '../../ui/dotted-line.tsx';
import { JerseyAvatar } from '../../ui/jersey-avatar.tsx';
import { IconButton } from '../../ui/button.tsx';
import { StageSelect } from './stage-select.tsx';
import { useEntryActions } from './use-entry-actions.ts';

/** Of the head and of each row; on a phone the cells lie below each other. */
export const ROW_COLUMNS =
  'grid items-center gap-x-4 gap-y-2 px-4 py-3 max-md:grid-cols-[1.75rem_minmax(0,1fr)_auto] md:grid-cols-[1.75rem_minmax(0,1.3fr)_minmax(0,1.5fr)_11rem_5.75rem]';

export function EntryCells({
  open,
  entry,
  onOpen,
  isPicked,
  onPick,
}: {
  open: OpenList;
  entry: ListEntry;
  onOpen: () => void;
  isPicked: boolean;
  /** With shift: everything since the last one. */
  onPick: (isStretch: boolean) => void;
}) {
  const t = useText();
  const { move, remove } = useEntryActions(open);
  const { card } = entry;
  const name = useEntryName()(entry);
  return (
    <>
      <td className="self-center">
        <PickBox label={t('lists.pick', { name })} isPicked={isPicked} onPick={onPick} />
      </td>
      <td className="min-w-0">{card ? <Athlete card={card} fileKey={open.file_key} /> : <NotShown />}</td>
      <td className="min-w-0 text-sm text-muted max-md:col-span-3 max-md:empty:hidden">
        {card && (
          <>
            <Facts card={card} />
            <AwaitingNote card={card} />
          </>
        )}
        <Work entry={entry} />
      </td>
      <td className="max-md:col-span-2">
        <StageSelect
          label={t('lists.stage.of', { name })}
          stages={open.stages}
          value={entry.stage_id}
          onChange={(stage_id) => void move(entry, { stage_id, before_id: null })}
        />
      </td>
      <td className="flex gap-1 justify-self-end">
        <IconButton label={t('lists.panel.open', { name })} data-open-panel onClick={onOpen}>
          <NotebookPen aria-hidden />
        </IconButton>
        <IconButton label={t('lists.remove.label', { name })} onClick={() => void remove([entry])}>
          <Trash2 aria-hidden />
        </IconButton>
      </td>
    </>
  );
}

/** A real checkbox: space picks, and a click with shift a stretch. */
export function PickBox({
  label,
  isPicked,
  onPick,
}: {
  label: string;
  isPicked: boolean;
  onPick: (isStretch: boolean) => void;
}) {
  return (
    <input
      type="checkbox"
      aria-label={label}
      checked={isPicked}
      className="size-5 cursor-pointer accent-court"
      onChange={({ nativeEvent }) => onPick(nativeEvent instanceof MouseEvent && nativeEvent.shiftKey)}
    />
  );
}

/** What an entry is called in sentences; an athlete who is not shown has no name. */
export function useEntryName(): (entry: ListEntry) => string {
  const t = useText();
  return ({ card }) => card?.name ?? t('lists.not_shown');
}

export function Athlete({ card, fileKey }: { card: AthleteCard; fileKey: string }) {
  const photoUrl = card.avatar_url && fileUrl(card.avatar_url, fileKey);
  return (
    <div className="flex min-w-0 items-center gap-3">
      <JerseyAvatar name={card.name} photoUrl={photoUrl} position={card.primary_position} />
      <Link
        to={athletePath(card.id)}
        state={ON_A_WALK}
        className="min-w-0 font-medium break-words underline decoration-transparent underline-offset-4 hover:decoration-court"
      >
        {card.name}
      </Link>
    </div>
  );
}

/** Why there is no full name, photo, city and school. */
export function AwaitingNote({ card }: { card: AthleteCard }) {
  const t = useText();
  if (card.is_identity_released) return null;
  return (
    <p className="flex items-center gap-1.5 text-sm text-caution">
      <Clock3 aria-hidden className="size-4 shrink-0" />
      {t('athlete.awaiting_guardian')}
    </p>
  );
}

/** What the staff thinks and has written, tags and the next step. A day that has passed says so, as on the dashboard, and one in a quiet period. */
export function Work({ entry: { tags, step, rating, notes } }: { entry: ListEntry }) {
  const t = useText();
  const format = useFormat();
  const today = useToday();
  if (tags.length === 0 && !step && rating === null && notes === 0) return null;
  return (
    <div className="mt-1.5 flex flex-col gap-1.5 text-sm">
      {(rating !== null || notes > 0) && (
        <p className="flex flex-wrap gap-x-4 gap-y-1 text-ink">
          {rating !== null && (
            <span className="flex items-center gap-1.5">
              <Star aria-hidden className="size-4 shrink-0 text-court" />
              {t('lists.work.rating', { average: format.number(rating) })}
            </span>
          )}
          {notes > 0 && (
            <span className="flex items-center gap-1.5">
              <StickyNote aria-hidden className="size-4 shrink-0 text-court" />
              {t('lists.work.notes', { count: notes })}
            </span>
          )}
        </p>
      )}
      {tags.length > 0 && (
        <ul aria-label={t('lists.tags.title')} className="flex flex-wrap gap-1.5">
          {tags.map((tag) => (
            <li key={tag} className="rounded-full border border-line bg-sunken px-2 break-all text-ink">
              {tag}
            </li>
          ))}
        </ul>
      )}
      {step && (
        <p className="flex items-start gap-1.5 text-ink">
          <CalendarCheck aria-hidden className="mt-0.5 size-4 shrink-0 text-court" />
          <span className="min-w-0 break-words">
            {format.day(step.on)}: {step.text}
            {step.owner_name && ` (${step.owner_name})`}
            {step.on < today && (
              <strong className="block text-stop">
                {t('desk.steps.overdue', { days: -daysUntil(step.on, today) })}
              </strong>
            )}
            {step.is_quiet && <strong className="block text-caution">{t('lists.step.quiet')}</strong>}
          </span>
        </p>
      )}
    </div>
  );
}

export function NotShown() {
  const t = useText();
  return (
    <div className="flex items-center gap-3">
      <span className="grid size-10 shrink-0 place-items-center rounded-full border border-line bg-sunken">
        <EyeOff aria-hidden className="size-5 text-muted" />
      </span>
      <div>
        <p className="font-medium text-muted">{t('lists.not_shown')}</p>
        <p className="text-sm text-muted">{t('lists.not_shown.text')}</p>
      </div>
    </div>
  );
}

export function Facts({ card }: { card: AthleteCard }) {
  const t = useText();
  const units = useUnits();
  const positions = [card.primary_position, card.secondary_position].filter((name) => name !== null);
  const facts = [
    ...new Set(positions.map((position) => t(`position.${position}`))),
    card.height_cm === null
      ? null
      : `${units.height(card.height_cm)} (${t(card.is_height_verified ? 'athlete.height.verified' : 'athlete.height.self_reported')})`,
    card.grad_year === null ? null : t('athlete.class_of', { year: String(card.grad_year) }),
    <CountryName key="place" city={card.city} code={card.country_code} />,
    card.school_name,
  ];
  return (
    <p className="break-words">
      <DottedLine parts={facts} />
    </p>
  );
}
