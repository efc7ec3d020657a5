import { INBOX_VIEWS, type InboxView, type SupportInbox } from '@faircourt/contracts/support-inbox';
import { useFormat } from '../../i18n/use-format.ts';
import { useText } from '../../i18n/use-text.ts';
import { cn } from '../../ui/class-names.ts';

type InboxViewsProps = {
  /** Null while a search looks through all of them. */
  view: InboxView | null;
  figures: SupportInbox['figures'] | undefined;
  onChoose: (view: InboxView) => void;
};

/** Which part of the inbox is shown. NIL consulting has a part of its own. */
export function InboxViews({ view, figures, onChoose }: InboxViewsProps) {
  const t = useText();
  const format = useFormat();
  const counts = { open: figures?.open, consulting: figures?.consulting, mine: undefined, closed: undefined };
  return (
    <nav aria-label={t('support.views')}>
      <ul className="flex flex-wrap gap-2">
        {INBOX_VIEWS.map((one) => (
          <li key={one}>
            <button
              type="button"
              aria-current={one === view ? 'page' : undefined}
              onClick={() => onChoose(one)}
              className={cn(
                'flex min-h-11 items-center gap-2 rounded-md border px-3.5 font-medium transition-colors',
                one === view
                  ? 'border-court bg-court-soft text-court'
                  : 'border-line bg-surface text-muted hover:border-line-strong hover:text-ink',
              )}
            >
              {t(`support.view.${one}`)}
              {counts[one] !== undefined && (
                <span className="tabular-nums">{format.number(counts[one])}</span>
              )}
            </button>
          </li>
        ))}
      </ul>
    </nav>
  );
}
