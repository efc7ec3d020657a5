import { INVOICE_STATES, type InvoiceState } from '@faircourt/contracts/billing';
import { useFormat } from '../../i18n/use-format.ts';
import { useText } from '../../i18n/use-text.ts';
import { cn } from '../../ui/class-names.ts';

type InvoiceViewsProps = {
  state: InvoiceState;
  open: number | undefined;
  onChoose: (state: InvoiceState) => void;
};

/** Which invoices are shown; how many wait is beside the open ones. */
export function InvoiceViews({ state, open, onChoose }: InvoiceViewsProps) {
  const t = useText();
  const format = useFormat();
  return (
    <nav aria-label={t('invoices.views')}>
      <ul className="flex flex-wrap gap-2">
        {INVOICE_STATES.map((one) => (
          <li key={one}>
            <button
              type="button"
              aria-current={one === state ? 'page' : undefined}
              onClick={() => onChoose(one)}
              className={cn(
                'flex min-h-11 items-center gap-2 rounded-md border px-3.5 font-medium transition-colors',
                one === state
                  ? 'border-court bg-court-soft text-court'
                  : 'border-line bg-surface text-muted hover:border-line-strong hover:text-ink',
              )}
            >
              {t(`invoices.view.${one}`)}
              {one === 'open' && open !== undefined && (
                <span className="tabular-nums">{format.number(open)}</span>
              )}
            </button>
          </li>
        ))}
      </ul>
    </nav>
  );
}
