/** "Waiting for you" on every dashboard: most urgent first, one press away, and a calm word when nothing does. */
import { ArrowRight, CircleCheckBig } from 'lucide-react';
import { useId, useState } from 'react';
import { Link } from 'react-router';
import { useFormat } from '../../../i18n/use-format.ts';
import { useText } from '../../../i18n/use-text.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Button, buttonClasses } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { cn } from '../../../ui/class-names.ts';
import { byUrgency, type Urgency, type WaitingItem } from './waiting-item.ts';

const SHOWN_AT_FIRST = 5;

const ICONS: Record<Urgency, string> = {
  blocked: 'bg-stop-soft text-stop',
  asked: 'bg-ball-soft text-ball-text',
  news: 'bg-court-soft text-court',
};

/** `calm`: what the reader may look forward to when nothing waits. */
export function WaitingCard({ items, calm }: { items: readonly WaitingItem[]; calm: string }) {
  const t = useText();
  const format = useFormat();
  const titleId = useId();
  const [isWhole, setIsWhole] = useState(false);
  const ordered = byUrgency(items);
  const shown = isWhole ? ordered : ordered.slice(0, SHOWN_AT_FIRST);
  return (
    <Card aria-labelledby={titleId} className="overflow-hidden">
      <header className="flex items-center gap-3 px-5 py-4">
        <h2 id={titleId} className="text-lg">
          {t('waiting.title')}
        </h2>
        {ordered.length > 0 && <Badge tone="ball">{format.number(ordered.length)}</Badge>}
      </header>
      {ordered.length === 0 ? (
        <Calm text={calm} />
      ) : (
        <ul className="divide-y divide-line border-t border-line">
          {shown.map((item) => (
            <WaitingRow key={item.key} item={item} />
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

function WaitingRow({ item: { urgency, icon: Icon, title, text, since, action } }: { item: WaitingItem }) {
  const t = useText();
  const format = useFormat();
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 px-5 py-3.5">
      <div className="flex min-w-0 flex-1 basis-60 items-start gap-3">
        <span className={cn('grid size-10 shrink-0 place-items-center rounded-md', ICONS[urgency])}>
          <Icon aria-hidden className="size-5" />
        </span>
        <div className="min-w-0">
          <p className="font-medium break-words">{title}</p>
          {text && <p className="text-sm break-words text-muted">{text}</p>}
          {since && <p className="text-sm text-muted">{format.relative(since)}</p>}
        </div>
      </div>
      <Link
        to={action.to}
        aria-label={t('ui.named_action', { action: action.label, title })}
        className={buttonClasses({
          variant: urgency === 'news' ? 'secondary' : 'primary',
          size: 'sm',
          className: 'min-h-11 max-sm:ml-13',
        })}
      >
        {action.label}
        <ArrowRight aria-hidden />
      </Link>
    </li>
  );
}

function Calm({ text }: { text: string }) {
  const t = useText();
  return (
    <div className="flex items-center gap-4 border-t border-line bg-verified-soft/40 px-5 py-6">
      <span className="grid size-12 shrink-0 place-items-center rounded-full bg-verified-soft text-verified">
        <CircleCheckBig aria-hidden className="size-6" />
      </span>
      <div>
        <p className="font-heading text-lg">{t('waiting.none')}</p>
        <p className="text-muted">{text}</p>
      </div>
    </div>
  );
}
