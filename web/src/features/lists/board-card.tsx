/** One athlete on the board. */
import type { ListEntry, OpenList } from '@faircourt/contracts/lists';
import { ArrowDown, ArrowUp, EllipsisVertical, GripVertical, NotebookPen, Trash2 } from 'lucide-react';
import { useState, type DragEvent, type KeyboardEvent } from 'react';
import { useText } from '../../i18n/use-text.ts';
import { Button, IconButton } from '../../ui/button.tsx';
import { cn } from '../../ui/class-names.ts';
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuLabel,
  DropdownMenuRadioGroup,
  DropdownMenuRadioItem,
  DropdownMenuSeparator,
  DropdownMenuTrigger,
} from '../../ui/menu.tsx';
import { stepOf, type Direction } from './board-moves.ts';
import type { BoardControls } from './board.tsx';
import { Athlete, AwaitingNote, Facts, NotShown, useEntryName, Work } from './entry-row.tsx';
import { useStageName } from './stage-select.tsx';

interface BoardCardProps {
  open: OpenList;
  entry: ListEntry;
  controls: BoardControls;
  onDropHere: (half: 'upper' | 'lower') => void;
  onOpen: () => void;
}

export function BoardCard({ open, entry, controls, onDropHere, onOpen }: BoardCardProps) {
  const t = useText();
  const name = useEntryName()(entry);
  const [half, setHalf] = useState<'upper' | 'lower' | null>(null);
  const isDragged = controls.dragged?.id === entry.id;
  return (
    // The handle does the same by keyboard, and the menu on a phone.
    <div
      draggable
      onDragStart={(event) => {
        event.dataTransfer.setData('text/plain', entry.id);
        event.dataTransfer.effectAllowed = 'move';
        controls.onDrag(entry);
      }}
      onDragEnd={() => controls.onDrag(null)}
      onDragOver={(event) => {
        if (!controls.dragged) return;
        event.preventDefault();
        setHalf(halfOf(event));
      }}
      onDragLeave={() => setHalf(null)}
      onDrop={(event) => {
        event.preventDefault();
        event.stopPropagation();
        setHalf(null);
        onDropHere(halfOf(event));
      }}
      className={cn(
        'flex flex-col gap-1.5 rounded-md border border-line bg-surface p-3 shadow-soft',
        isDragged && 'opacity-50',
        controls.dragged && half === 'upper' && 'border-t-2 border-t-court',
        controls.dragged && half === 'lower' && 'border-b-2 border-b-court',
      )}
    >
      <div className="flex items-start gap-1">
        <div className="min-w-0 flex-1">
          {entry.card ? <Athlete card={entry.card} fileKey={open.file_key} /> : <NotShown />}
        </div>
        <Handle entry={entry} controls={controls} />
        <CardMenu open={open} entry={entry} controls={controls} />
      </div>
      {entry.card && (
        <div className="text-sm text-muted">
          <Facts card={entry.card} />
          <AwaitingNote card={entry.card} />
        </div>
      )}
      <Work entry={entry} />
      <Button
        variant="ghost"
        size="sm"
        icon={<NotebookPen aria-hidden />}
        className="-mx-1 self-start"
        aria-label={t('lists.panel.open', { name })}
        data-open-panel
        onClick={onOpen}
      >
        {t('lists.panel.work')}
      </Button>
    </div>
  );
}

const KEYS: Partial<Record<string, Direction>> = {
  ArrowUp: 'up',
  ArrowDown: 'down',
  ArrowLeft: 'left',
  ArrowRight: 'right',
};

function Handle({ entry, controls }: { entry: ListEntry; controls: BoardControls }) {
  const t = useText();
  const name = useEntryName()(entry);
  const press = (event: KeyboardEvent) => {
    const direction = KEYS[event.key];
    if (!direction) return;
    // The page would scroll.
    event.preventDefault();
    controls.onStep(entry, direction);
  };
  return (
    <button
      type="button"
      data-handle={entry.id}
      aria-label={t('lists.board.handle', { name })}
      aria-describedby={controls.hintId}
      aria-keyshortcuts="ArrowUp ArrowDown ArrowLeft ArrowRight"
      className="grid size-9 shrink-0 cursor-grab place-items-center rounded-sm text-muted hover:bg-ink/6 hover:text-ink pointer-coarse:hidden"
      onKeyDown={press}
    >
      <GripVertical aria-hidden className="size-4.5" />
    </button>
  );
}

function CardMenu({ open, entry, controls }: Omit<BoardCardProps, 'onDropHere' | 'onOpen'>) {
  const t = useText();
  const stageName = useStageName();
  const name = useEntryName()(entry);
  const steps = [
    { direction: 'up', icon: ArrowUp, label: t('lists.board.up') },
    { direction: 'down', icon: ArrowDown, label: t('lists.board.down') },
  ] as const;
  return (
    <DropdownMenu>
      <DropdownMenuTrigger asChild>
        <IconButton label={t('lists.board.menu', { name })} className="size-9 shrink-0 text-base">
          <EllipsisVertical aria-hidden />
        </IconButton>
      </DropdownMenuTrigger>
      <DropdownMenuContent align="end" className="max-h-96 overflow-y-auto">
        <DropdownMenuLabel>{t('lists.board.move_to')}</DropdownMenuLabel>
        <DropdownMenuRadioGroup
          value={entry.stage_id}
          onValueChange={(stage_id) => controls.onMove(entry, { stage_id, before_id: null })}
        >
          {open.stages.map((stage) => (
            <DropdownMenuRadioItem key={stage.id} value={stage.id}>
              {stageName(stage)}
            </DropdownMenuRadioItem>
          ))}
        </DropdownMenuRadioGroup>
        <DropdownMenuSeparator />
        {steps.map(({ direction, icon: Icon, label }) => (
          <DropdownMenuItem
            key={direction}
            disabled={stepOf(open, entry, direction) === null}
            onSelect={() => controls.onStep(entry, direction)}
          >
            <Icon aria-hidden />
            {label}
          </DropdownMenuItem>
        ))}
        <DropdownMenuSeparator />
        <DropdownMenuItem isDestructive onSelect={() => controls.onRemove(entry)}>
          <Trash2 aria-hidden />
          {t('lists.board.remove')}
        </DropdownMenuItem>
      </DropdownMenuContent>
    </DropdownMenu>
  );
}

function halfOf(event: DragEvent): 'upper' | 'lower' {
  const { top, height } = event.currentTarget.getBoundingClientRect();
  return event.clientY < top + height / 2 ? 'upper' : 'lower';
}
