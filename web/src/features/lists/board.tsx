/** The stages of a list side by side. An entry moves by drag, by the arrow keys of its handle, and by its menu. */
import type { ListEntry, ListStage, OpenList } from '@faircourt/contracts/lists';
import { useVirtualizer } from '@tanstack/react-virtual';
import { useEffect, useId, useRef, useState, type DragEvent, type RefObject } from 'react';
import { useText } from '../../i18n/use-text.ts';
import { cn } from '../../ui/class-names.ts';
import { markScrollEdges, SCROLL_FADE } from '../../ui/scroll-edges.ts';
import { BoardCard } from './board-card.tsx';
import { dropOn, stepOf, type Direction, type Place } from './board-moves.ts';
import { useStageName } from './stage-select.tsx';
import { useKeepPlace, useKeptPlace } from './use-kept-place.ts';
import { useEntryActions } from './use-entry-actions.ts';

export interface BoardControls {
  /** The one that is being dragged. */
  dragged: ListEntry | null;
  onDrag: (entry: ListEntry | null) => void;
  onDrop: (place: Place | null) => void;
  onStep: (entry: ListEntry, direction: Direction) => void;
  onMove: (entry: ListEntry, place: Place) => void;
  onRemove: (entry: ListEntry) => void;
  hintId: string;
}

export function Board({ open, onOpen }: { open: OpenList; onOpen: (entryId: string) => void }) {
  const t = useText();
  const hintId = useId();
  const frame = useRef<HTMLDivElement>(null);
  const controls = useControls(open, hintId, frame);
  return (
    <>
      <p id={hintId} className="sr-only">
        {t('lists.board.hint')}
      </p>
      <section
        ref={markScrollEdges}
        aria-label={t('lists.board.label', { list: open.list.name })}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard
        tabIndex={0}
        className={cn(SCROLL_FADE, 'relative -mx-1 snap-x scroll-px-1 px-1 pb-3 [scrollbar-width:auto]')}
      >
        {/* As wide as all columns, so that a new one is noticed. */}
        <div ref={frame} className="flex w-max gap-4">
          {open.stages.map((stage) => (
            <Column
              key={stage.id}
              open={open}
              stage={stage}
              entries={open.entries.filter(({ stage_id }) => stage_id === stage.id)}
              controls={controls}
              onOpen={onOpen}
            />
          ))}
        </div>
      </section>
    </>
  );
}

/** About what a card takes; each is measured once it is drawn. */
const CARD_PX = 132;

interface ColumnProps {
  open: OpenList;
  stage: ListStage;
  entries: readonly ListEntry[];
  controls: BoardControls;
  onOpen: (entryId: string) => void;
}

function Column({ open, stage, entries, controls, onOpen }: ColumnProps) {
  const t = useText();
  const id = useId();
  const name = useStageName()(stage);
  const frame = useRef<HTMLDivElement>(null);
  const [isOver, setIsOver] = useState(false);
  // oxlint-disable-next-line react/incompatible-library -- it tells React itself which cards are in sight
  const cards = useVirtualizer({
    count: entries.length,
    getScrollElement: () => frame.current,
    estimateSize: () => CARD_PX,
    getItemKey: (index) => entries[index]?.id ?? index,
    overscan: 4,
    gap: 10,
    ...useKeptPlace(stage.id),
  });
  useKeepPlace(stage.id, cards);
  const over = (event: DragEvent) => {
    if (!controls.dragged) return;
    event.preventDefault();
    setIsOver(true);
  };
  return (
    <section aria-labelledby={id} className="w-[min(18rem,82vw)] shrink-0 snap-start">
      <div
        className={cn(
          'flex h-full flex-col gap-3 rounded-lg border border-line bg-sunken/60 p-3 transition-colors',
          isOver && controls.dragged && 'border-court bg-court-soft',
        )}
        onDragOver={over}
        onDragLeave={() => setIsOver(false)}
        onDrop={(event) => {
          event.preventDefault();
          setIsOver(false);
          controls.onDrop({ stage_id: stage.id, before_id: null });
        }}
      >
        <h2 id={id} className="flex items-baseline justify-between gap-2 px-1 text-base">
          <span className="min-w-0 break-words">{name}</span>
          <span className="text-sm font-normal text-muted tabular-nums">
            {entries.length}
            <span className="sr-only"> {t('lists.board.athletes', { count: entries.length })}</span>
          </span>
        </h2>
        <div ref={frame} className="max-h-[62dvh] min-h-24 overflow-y-auto">
          <ul className="relative" style={{ height: cards.getTotalSize() }}>
            {cards.getVirtualItems().map(({ index, key, start }) => {
              const entry = entries[index];
              return (
                entry && (
                  <li
                    key={key}
                    ref={cards.measureElement}
                    data-index={index}
                    aria-setsize={entries.length}
                    aria-posinset={index + 1}
                    className="absolute inset-x-0 top-0"
                    style={{ transform: `translateY(${start}px)` }}
                  >
                    <BoardCard
                      open={open}
                      entry={entry}
                      controls={controls}
                      onOpen={() => onOpen(entry.id)}
                      onDropHere={(half) =>
                        controls.dragged && controls.onDrop(dropOn(open, controls.dragged, entry, half))
                      }
                    />
                  </li>
                )
              );
            })}
          </ul>
        </div>
      </div>
    </section>
  );
}

/** Keeps the focus on the handle of an entry that the keys have moved to another place of the page. */
function useControls(open: OpenList, hintId: string, frame: RefObject<HTMLElement | null>): BoardControls {
  const { move, remove } = useEntryActions(open);
  const [dragged, setDragged] = useState<ListEntry | null>(null);
  const stepped = useRef<{ id: string; from: OpenList['entries'] } | null>(null);
  useEffect(() => {
    // Until the move shows, the handle is still where it was.
    if (stepped.current === null || stepped.current.from === open.entries) return;
    const handle = frame.current?.querySelector<HTMLElement>(`[data-handle="${stepped.current.id}"]`);
    if (!handle) return;
    stepped.current = null;
    handle.focus();
    handle.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  });
  return {
    dragged,
    hintId,
    onDrag: setDragged,
    onDrop: (place) => {
      if (dragged && place) void move(dragged, place);
      setDragged(null);
    },
    onStep: (entry, direction) => {
      const place = stepOf(open, entry, direction);
      if (!place) return;
      stepped.current = { id: entry.id, from: open.entries };
      void move(entry, place);
    },
    onMove: (entry, place) => void move(entry, place),
    onRemove: (entry) => void remove([entry]),
  };
}
