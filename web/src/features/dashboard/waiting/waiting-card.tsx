/** "Waiting for you" on every dashboard: most urgent first, one press away, and a calm word when nothing does. */
import { ArrowRight } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { Link } from 'react-router';
import { useFormat } from '../../../i18n/use-format.ts';
import { useText } from '../../../i18n/use-text.ts';
import { useNow } from '../../../shell/clock/use-clock.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Button, buttonClasses } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { cn } from '../../../ui/class-names.ts';
import { EmptyDrawing } from '../../../ui/empty-drawing.tsx';
import { byUrgency, type Urgency, type WaitingItem, type WaitingLink } from './waiting-item.ts';

const SHOWN_AT_FIRST = 5;
/** One to a page. */
const TITLE_ID = 'waiting-title';

/** What was answered goes, and would take the focus with it. */
export function focusWaitingTitle(): void {
  document.getElementById(TITLE_ID)?.focus();
}

const ICONS: Record<Urgency, string> = {
  critical: 'bg-stop text-surface',
  blocked: 'bg-stop-soft text-stop',
  asked: 'bg-ball-soft text-ball-text',
  news: 'bg-court-soft text-court',
};

/** `calm`: what the reader may look forward to when nothing waits, and a word above it that fits better than the usual. */
type WaitingCardProps = {
  items: readonly WaitingItem[];
  calm: string;
  calmTitle?: string;
  /** Somebody else is at work, or something is still to be done elsewhere on the screen: then it is one line. */
  isQuiet?: boolean;
  /** Folds nothing away. */
  isWhole?: boolean;
  /** Comes before everything, and is not counted: it holds all the rest back. */
  first?: ReactNode;
};

export function WaitingCard({
  items,
  calm,
  calmTitle,
  isQuiet = false,
  isWhole: isAlwaysWhole = false,
  first,
}: WaitingCardProps) {
  const t = useText();
  const format = useFormat();
  const [isWhole, setIsWhole] = useState(isAlwaysWhole);
  const ordered = byUrgency(items);
  const shown = isWhole ? ordered : ordered.slice(0, SHOWN_AT_FIRST);
  return (
    <Card aria-labelledby={TITLE_ID} className="overflow-hidden">
      <header className="flex items-center gap-3 px-5 py-4">
        <h2 id={TITLE_ID} tabIndex={-1} className="text-lg">
          {t('waiting.title')}
        </h2>
        {ordered.length > 0 && <Badge tone="ball">{format.number(ordered.length)}</Badge>}
      </header>
      {first}
      {ordered.length === 0 ? (
        <Calm title={calmTitle ?? t('waiting.none')} text={calm} isQuiet={isQuiet} />
      ) : (
        <ul className="divide-y divide-line border-t border-line">
          {shown.map((item, place) => (
            <WaitingRow key={item.key} item={item} isFirst={place === 0} onGiven={focusWaitingTitle} />
          ))}
        </ul>
      )}
      {shown.length < ordered.length && (
        <div className="border-t border-line px-5 py-2">
          <Button variant="link" className="min-h-11" onClick={() => setIsWhole(true)}>
            {t('waiting.more', { count: ordered.length - shown.length })}
          </Button>
        </div>
      )}
    </Card>
  );
}

type WaitingRowProps = { item: WaitingItem; isFirst: boolean; onGiven: () => void };

function WaitingRow({ item, isFirst, onGiven }: WaitingRowProps) {
  const t = useText();
  const format = useFormat();
  const { urgency, icon: Icon, mark, title, text, since, isOldest, action } = item;
  const now = useNow();
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 px-5 py-3.5">
      <div className="flex min-w-0 flex-1 basis-60 items-start gap-3">
        <span className={cn('grid size-10 shrink-0 place-items-center rounded-md', ICONS[urgency])}>
          <Icon aria-hidden className="size-5" />
        </span>
        <div className="min-w-0">
          {mark && (
            <Badge tone={mark.tone} icon={mark.icon} className="mb-1">
              {mark.label}
            </Badge>
          )}
          <p className="font-medium break-words">{title}</p>
          {text && <p className="text-sm break-words text-muted">{text}</p>}
          {since && (
            <p className="text-sm text-muted">
              {isOldest
                ? t('waiting.oldest', { duration: format.duration(now - Date.parse(since)) })
                : format.relative(since)}
            </p>
          )}
        </div>
      </div>
      {'inPlace' in action ? (
        action.inPlace(onGiven)
      ) : (
        <ActionLink item={item} isFirst={isFirst} action={action} />
      )}
    </li>
  );
}

/** One button is filled, that of the most urgent: where all are, none says where to begin. */
function ActionLink({
  item: { urgency, title },
  isFirst,
  action: { label, to, onFollow },
}: {
  item: WaitingItem;
  isFirst: boolean;
  action: WaitingLink;
}) {
  const t = useText();
  return (
    <Link
      to={to}
      onClick={onFollow}
      aria-label={t('ui.named_action', { action: label, title })}
      className={buttonClasses({
        variant: isFirst && urgency !== 'news' ? 'primary' : 'secondary',
        size: 'sm',
        className: 'min-h-11 max-sm:ml-13',
      })}
    >
      {label}
      <ArrowRight aria-hidden />
    </Link>
  );
}

function Calm({ title, text, isQuiet }: { title: string; text: string; isQuiet: boolean }) {
  if (isQuiet) {
    return (
      <p className="-mt-3 px-5 pb-4 text-muted">
        <span className="font-medium text-ink">{title}.</span> {text}
      </p>
    );
  }
  return (
    <div className="flex items-center gap-4 border-t border-line bg-verified-soft/40 px-5 py-6">
      <EmptyDrawing scene="hoop" className="mb-0 h-14 w-25 shrink-0" />
      <div>
        <p className="font-heading text-lg">{title}</p>
        <p className="text-muted">{text}</p>
      </div>
    </div>
  );
}
